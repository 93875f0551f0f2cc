import type { WaterfallStep } from '@daftar/rules/settlement/payout-lines'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import type { PayoutAct, Run } from './queries.ts'

export function stepText(step: WaterfallStep): string {
  return stepWords[step]()
}

export function runStateText(state: Run['state']): string {
  return runStateWords[state]()
}

export const runTones: Readonly<Record<Run['state'], Tone>> = {
  queued: 'accent',
  settling: 'accent',
  issuing: 'accent',
  done: 'positive',
  stopped: 'warning',
}

export function actText(act: PayoutAct): string {
  return actWords[act]()
}

const runStateWords: Readonly<Record<Run['state'], () => string>> = {
  queued: m.desk_settlement_state_queued,
  settling: m.desk_settlement_state_settling,
  issuing: m.desk_settlement_state_issuing,
  done: m.desk_settlement_state_done,
  stopped: m.desk_settlement_state_stopped,
}

const actWords: Readonly<Record<PayoutAct, () => string>> = {
  hold: m.desk_payout_hold,
  release: m.desk_payout_release,
  reissue: m.desk_payout_reissue,
  roll_over: m.desk_payout_roll_over,
  mark_returned: m.desk_payout_mark_returned,
}

const stepWords: Readonly<Record<WaterfallStep, () => string>> = {
  sales: m.desk_step_sales,
  refunds: m.desk_step_refunds,
  commission_percent: m.desk_step_commission_percent,
  commission_fixed: m.desk_step_commission_fixed,
  commission_vat: m.desk_step_commission_vat,
  disputes: m.desk_step_disputes,
  adjustments: m.desk_step_adjustments,
  carried_in: m.desk_step_carried_in,
  returned_payouts: m.desk_step_returned_payouts,
  dispute_releases: m.desk_step_dispute_releases,
  overpayments: m.desk_step_overpayments,
  card_spends: m.desk_step_card_spends,
  card_refunds: m.desk_step_card_refunds,
  reserve_release: m.desk_step_reserve_release,
  reserve_hold: m.desk_step_reserve_hold,
  payout_fee: m.desk_step_payout_fee,
  payout_fee_vat: m.desk_step_payout_fee_vat,
  capital_repayment: m.desk_step_capital_repayment,
  carried_out: m.desk_step_carried_out,
}
