import type { DisputeEnding } from '@daftar/rules/disputes/dispute'
import type { VerdictMark } from '@daftar/rules/disputes/evidence'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import type { queueStates } from './filters.ts'
import type { DeskDispute } from './queries.ts'

export const stateText: Readonly<Record<(typeof queueStates)[number], () => string>> = {
  arbitration: m.desk_dispute_arbitration,
  proposed: m.desk_waits_for_second,
  pending: m.desk_dispute_pending,
  done: m.desk_dispute_done,
}

export const endingText: Readonly<Record<DisputeEnding, () => string>> = {
  merchant: m.desk_dispute_ended_merchant,
  deadline: m.desk_dispute_ended_deadline,
  arbiter: m.desk_dispute_ended_arbiter,
  withdrawn: m.desk_dispute_ended_withdrawn,
}

export const markText: Readonly<Record<VerdictMark, () => string>> = {
  counted: m.desk_dispute_mark_counted,
  not_counted: m.desk_dispute_mark_not_counted,
  missing: m.desk_dispute_mark_missing,
}

/** For whom a proposal decides, and how much goes back. */
export function proposalText(
  { disputed_amount: most, currency }: DeskDispute,
  { outcome, amount }: NonNullable<DeskDispute['proposal']>,
): string {
  return outcome === 'shop'
    ? m.desk_dispute_for_merchant()
    : m.desk_dispute_shopper_gets({ amount: moneyText(amount ?? most, currency) })
}

export const byText = {
  merchant: m.desk_merchant,
  shopper: m.desk_dispute_shopper,
  provider: m.desk_dispute_by_us,
  system: m.desk_dispute_by_itself,
} as const
