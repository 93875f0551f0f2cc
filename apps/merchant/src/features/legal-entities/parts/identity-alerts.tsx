import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { followedCountry, identityNoticeDue } from '@daftar/rules/legal-entities/expiry'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { today } from '../../../shared/text/today.ts'
import type { LegalEntity } from '../queries.ts'

/** Whose ID ends within 30 days, or has ended, while nothing that was sent is under review (DEC-LGL-10). */
export function IdentityAlerts({ entity: { country, status, owners } }: { entity: LegalEntity }) {
  if (country !== followedCountry || status === 'in_review') return null
  return owners.map(({ id, name, national_id_expiration_date: text }) => {
    const on = parseCalendarDate(text)
    const due = on && identityNoticeDue(on, today(country))
    if (!due) return null
    const facts = { name, date: dateText(on) }
    return (
      <Notice key={id} tone="warning">
        <Typed>{due === 'expired' ? m.company_owner_id_over(facts) : m.company_owner_id_ends(facts)}</Typed>
      </Notice>
    )
  })
}
