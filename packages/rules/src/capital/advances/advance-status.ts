import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts'
import { defineTransitions } from '../../status/transitions.ts'

export const advanceStatuses = ['waiting', 'waiting_for_dda', 'paying', 'overdue', 'closed'] as const
export type AdvanceStatus = (typeof advanceStatuses)[number]

/**
 * What somebody has to look at: four short weeks in a row, or a new advance that does not cover the old one.
 */
export const advanceAttention = ['flagged', 'stopped', 'written_off'] as const

/**
 * DEC-LOAN-1. An advance that is voided for want of a mandate keeps its status and gets a mark: it is left
 * out everywhere, so no transition leads there.
 */
export const advanceTransitions = defineTransitions<AdvanceStatus>({
  waiting_for_dda: { waiting: ['bank', 'staff'] },
  waiting: { paying: ['bank', 'staff'] },
  paying: { overdue: ['system', 'bank'], closed: ['system', 'bank', 'staff'] },
  overdue: { paying: ['system', 'bank'], closed: ['system', 'bank', 'staff'] },
  closed: { overdue: ['bank'] },
})

/** One open advance per merchant; the only overlap is an early pay-off (DEC-LOAN-9). */
export function isOpenAdvance(status: AdvanceStatus): boolean {
  return status !== 'closed'
}

/** What a signature creates (DEC-LOAN-1). */
export function statusAtSignature(
  repaysByDirectDebit: boolean,
  hasActiveMandate: boolean,
): 'waiting' | 'waiting_for_dda' {
  return repaysByDirectDebit && !hasActiveMandate ? 'waiting_for_dda' : 'waiting'
}

/**
 * Where a weekly run, a debit or a receipt leaves an advance that is being repaid (DEC-LOAN-1, DEC-LOAN-35).
 */
export function statusAfterRepayment(outstandingMinor: bigint, carriedMinor: bigint): AdvanceStatus {
  if (outstandingMinor === 0n) return 'closed'
  return carriedMinor > 0n ? 'overdue' : 'paying'
}

/**
 * Days without an active mandate after which an advance is voided and its application cancelled (DEC-LOAN-1).
 */
export const voidAfterDays = 30

export function isVoidDue(status: AdvanceStatus, signedOn: CalendarDate, today: CalendarDate): boolean {
  return status === 'waiting_for_dda' && today >= addDays(signedOn, voidAfterDays)
}
