import { firstAnswerMinutes } from './service-hours.ts'
import type { TicketStatus } from './ticket.ts'

/**
 * How late an answer is: not, late, or so late that the lead was written to. Words:
 * `desk_support_late_<level>`.
 */
export const escalationLevels = [0, 1, 2] as const
export type EscalationLevel = (typeof escalationLevels)[number]

/** How long somebody waits for any later answer, in minutes of service: as long as for the first one. */
export const nextAnswerMinutes = firstAnswerMinutes

/** After so many more minutes of service the lead is written to. */
export const leadAfterMinutes = 120

/**
 * Whether the clock of an answer runs: not while the merchant is asked, somebody else is waited for, or it is
 * done.
 */
export function isClockRunning(status: TicketStatus): boolean {
  return status === 'new' || status === 'opened' || status === 'escalated'
}

/** What a late answer rises to; it rises no further than the lead. */
export function nextLevel(level: EscalationLevel): EscalationLevel {
  return level === 0 ? 1 : 2
}
