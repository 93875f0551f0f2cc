import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { endsSoon, followedCountry } from '@daftar/rules/legal-entities/expiry'
import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { roleWords } from '@daftar/words/onboarding/option-words'
import { today } from '../../../shared/text/today.ts'
import type { LegalEntity } from '../queries.ts'

type OwnerFacts = Pick<
  LegalEntity['owners'][number],
  'name' | 'role' | 'shares_percent' | 'national_id_expiration_date'
>

/** What every table of owners shows of them; the end of an ID is the last. */
export function ownerColumns<Owner extends OwnerFacts>(): Column<Owner>[] {
  return [
    { id: 'name', header: m.apply_owner_name(), cell: ({ name }) => <Typed>{name}</Typed> },
    {
      id: 'role',
      header: m.apply_owner_role(),
      cell: ({ role }) => (role === '' ? m.common_dash() : roleWords[role]()),
    },
    {
      id: 'share',
      header: m.apply_owner_share(),
      align: 'end',
      cell: ({ shares_percent: percent }) =>
        percent === null ? m.common_dash() : m.company_share({ percent }),
    },
    { id: 'ends', header: m.apply_owner_expiry(), cell: (owner) => <IdentityEnd owner={owner} /> },
  ]
}

/** The same in one line, for a card. */
export function ownerFacts({ role, shares_percent: percent }: OwnerFacts): string[] {
  return [
    ...(role === '' ? [] : [roleWords[role]()]),
    ...(percent === null ? [] : [m.company_share({ percent })]),
  ]
}

/** An ID that ends within 30 days carries a warning. */
export function IdentityEnd({ owner: { national_id_expiration_date: text } }: { owner: OwnerFacts }) {
  const on = parseCalendarDate(text)
  if (on === null) return m.common_dash()
  return endsSoon(on, today(followedCountry)) ? (
    <Badge tone="warning">{m.company_id_ends({ date: dateText(on) })}</Badge>
  ) : (
    dateText(on)
  )
}
