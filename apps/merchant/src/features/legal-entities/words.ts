import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { licenceAlert } from '@daftar/rules/legal-entities/expiry'
import type { LegalEntityStatus } from '@daftar/rules/legal-entities/status'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { countryWords } from '@daftar/words/onboarding/option-words'

const statuses: Readonly<Record<LegalEntityStatus, readonly [() => string, Tone]>> = {
  active: [m.company_status_active, 'positive'],
  pending_info: [m.company_status_pending_info, 'warning'],
  suspending: [m.company_status_suspending, 'warning'],
  suspended: [m.company_status_suspended, 'negative'],
  in_review: [m.company_status_in_review, 'iris'],
  rejected: [m.company_status_rejected, 'negative'],
}

export const entityStatusText = (status: LegalEntityStatus) => statuses[status][0]()
export const entityStatusTone = (status: LegalEntityStatus) => statuses[status][1]

/** DEC-LGL-2: what is said of the end of a licence; null with more than 30 days left. */
export function alertOf(
  expiry: CalendarDate | null,
  today: CalendarDate,
): { tone: 'warning' | 'negative'; text: string } | null {
  const alert = licenceAlert(expiry, today)
  if (alert === null) return null
  const date = dateText(alert.on)
  if (alert.kind === 'expires') return { tone: 'warning', text: m.company_alert_expires({ date }) }
  if (alert.kind === 'suspended') return { tone: 'negative', text: m.company_alert_suspended() }
  return { tone: 'warning', text: m.company_alert_expired({ date, until: dateText(alert.suspendsOn) }) }
}

export function countryText(country: string): string {
  return Object.hasOwn(countryWords, country) ? countryWords[country as keyof typeof countryWords]() : country
}
