import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts'
import { defineTransitions } from '../../status/transitions.ts'

export const envelopeStatuses = ['sent', 'viewed', 'signed', 'declined', 'expired'] as const
export type EnvelopeStatus = (typeof envelopeStatuses)[number]

/** The contract at the signing service (DEC-APPL-4). An event may arrive without the view before it. */
export const envelopeTransitions = defineTransitions<EnvelopeStatus>({
  sent: {
    viewed: ['signing_service'],
    signed: ['signing_service'],
    declined: ['signing_service'],
    expired: ['signing_service', 'system'],
  },
  viewed: {
    signed: ['signing_service'],
    declined: ['signing_service'],
    expired: ['signing_service', 'system'],
  },
  signed: {},
  declined: {},
  expired: {},
})

/**
 * Days after sending on which the signatory is reminded: twice (DEC-APPL-4), and 3 days before the end
 * (DEC-APPL-5).
 */
export const reminderDays = [3, 7, 11] as const

/** How many reminders should have been sent by today; none for an envelope that is no longer open. */
export function remindersDue(status: EnvelopeStatus, sentOn: CalendarDate, today: CalendarDate): number {
  if (status !== 'sent' && status !== 'viewed') return 0
  return reminderDays.filter((days) => today >= addDays(sentOn, days)).length
}

/** The letter with the contract goes out again on request so often, and at most once in so many seconds. */
const lettersAgainMost = 5
export const letterPauseSeconds = 600

/**
 * From when on the letter can be sent again (epoch milliseconds); null where it no longer can, because
 * nothing is left to sign or it was sent often enough.
 */
export function letterAgainFromMs(letter: {
  status: EnvelopeStatus
  expiresAtMs: number
  /** When it went out last, for the first time or again. */
  lastMs: number
  again: number
}): number | null {
  if (letter.status !== 'sent' && letter.status !== 'viewed') return null
  const fromMs = letter.lastMs + letterPauseSeconds * 1000
  return letter.again < lettersAgainMost && fromMs < letter.expiresAtMs ? fromMs : null
}
