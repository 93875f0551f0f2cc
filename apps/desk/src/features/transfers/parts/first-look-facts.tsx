import type { Fact } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { Moment } from '@daftar/app-kit/moment'
import type { FirstLook } from '../first-look.ts'

/** Who confirmed first, with which reference and when; nothing where nobody did. */
export function firstLookFacts(first: FirstLook | null): Fact[] {
  if (!first) return []
  return [
    { id: 'first-by', label: m.desk_transfer_first_by(), value: <Typed>{first.by}</Typed> },
    { id: 'first-reference', label: m.desk_transfer_first_reference(), value: <Ltr>{first.reference}</Ltr> },
    { id: 'first-at', label: m.desk_transfer_first_at(), value: <Moment at={first.at} /> },
  ]
}
