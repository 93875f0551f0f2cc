import type { Pocket, WaitReason } from '@daftar/rules/payouts/pockets'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { heldText } from '../payout/reason-words.ts'

type Said = { date: string }

/** What each pocket is. */
export const pocketMeaning: Record<Pocket, () => string> = {
  available: m.payouts_pocket_available_is,
  on_its_way: m.payouts_pocket_on_its_way_is,
  held: m.payouts_pocket_held_is,
  reserved: m.payouts_pocket_reserved_is,
  in_dispute: m.payouts_pocket_in_dispute_is,
  owed_to_advance: m.payouts_pocket_owed_to_advance_is,
}

const held = (reason: WaitReason) => () => heldText(reason)

/** One sentence for each reason: why it waits, when it moves, and what to do. */
const waits: Record<WaitReason, (said: Said) => string> = {
  next_payout: m.payouts_wait_next_payout,
  on_request: m.payouts_wait_on_request,
  below_minimum: m.payouts_wait_below_minimum,
  once_a_day: m.payouts_wait_once_a_day,
  below_zero: m.payouts_wait_below_zero,
  being_sent: m.payouts_wait_being_sent,
  at_the_bank: m.payouts_wait_at_the_bank,
  compliance_review: held('compliance_review'),
  suspected_fraud: held('suspected_fraud'),
  bank_details: held('bank_details'),
  licence_expired: held('licence_expired'),
  merchant_asked: m.payouts_wait_merchant_asked,
  other: held('other'),
  entity_suspended: held('entity_suspended'),
  account_missing: held('account_missing'),
  refused_by_bank: m.payouts_wait_refused_by_bank,
  after_cut_off: m.payouts_wait_after_cut_off,
  too_small: m.payouts_wait_too_small,
  kept_in_reserve: m.payouts_wait_kept_in_reserve,
  reserve_of_next: m.payouts_wait_reserve_of_next,
  in_dispute: m.payouts_wait_in_dispute,
  next_repayment: m.payouts_wait_next_repayment,
}

export function waitText(reason: WaitReason, on: string | null): string {
  return waits[reason]({ date: on ? isolated(dateText(on)) : '' })
}
