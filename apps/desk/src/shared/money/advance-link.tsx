import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import type { ReactNode } from 'react'
import { addresses } from '../addresses.ts'
import { useFlags } from '../session.ts'

type AdvanceLinkProps = { id: string; children?: ReactNode }

/** An advance, by its id where nothing else is said of it; it leads to its page, for whoever may see it. */
export function AdvanceLink({ id, children = <Ltr>{id}</Ltr> }: AdvanceLinkProps) {
  const isLinked = useFlags().can_view_advances
  return isLinked ? <Link href={addresses.oneAdvance(id)}>{children}</Link> : children
}
