import type { LineKind, WaterfallStep } from '@daftar/rules/settlement/payout-lines'
import { m } from '@daftar/words'

const steps: Record<WaterfallStep, () => string> = {
  sales: m.payouts_step_sales,
  refunds: m.payouts_step_refunds,
  commission_percent: m.payouts_step_commission_percent,
  commission_fixed: m.payouts_step_commission_fixed,
  commission_vat: m.payouts_step_commission_vat,
  disputes: m.payouts_step_disputes,
  adjustments: m.payouts_step_adjustments,
  carried_in: m.payouts_step_carried_in,
  returned_payouts: m.payouts_step_returned_payouts,
  dispute_releases: m.payouts_step_dispute_releases,
  overpayments: m.payouts_step_overpayments,
  card_spends: m.payouts_step_card_spends,
  card_refunds: m.payouts_step_card_refunds,
  reserve_release: m.payouts_step_reserve_release,
  reserve_hold: m.payouts_step_reserve_hold,
  payout_fee: m.payouts_step_payout_fee,
  payout_fee_vat: m.payouts_step_payout_fee_vat,
  capital_repayment: m.payouts_step_capital_repayment,
  carried_out: m.payouts_step_carried_out,
}

export function stepText(step: WaterfallStep): string {
  return steps[step]()
}

const kinds: Record<LineKind, () => string> = {
  carried_in: m.payouts_kind_carried_in,
  returned_payout: m.payouts_kind_returned_payout,
  sale: m.payouts_kind_sale,
  refund: m.payouts_kind_refund,
  dispute: m.payouts_kind_dispute,
  adjustment: m.payouts_kind_adjustment,
  dispute_release: m.payouts_kind_dispute_release,
  overpayment: m.payouts_kind_overpayment,
  card_spend: m.payouts_kind_card_spend,
  card_refund: m.payouts_kind_card_refund,
  reserve_release: m.payouts_kind_reserve_release,
  reserve_hold: m.payouts_kind_reserve_hold,
  payout_fee: m.payouts_kind_payout_fee,
  capital_repayment: m.payouts_kind_capital_repayment,
}

export function kindText(kind: LineKind): string {
  return kinds[kind]()
}

type Sentence = (inputs: { amount: string }) => string

/** A sentence each for a step that left more in the transfer than last time, and for one that left less. */
const changes: Record<WaterfallStep, readonly [better: Sentence, worse: Sentence]> = {
  sales: [m.payouts_change_sales_better, m.payouts_change_sales_worse],
  refunds: [m.payouts_change_refunds_better, m.payouts_change_refunds_worse],
  commission_percent: [m.payouts_change_commission_better, m.payouts_change_commission_worse],
  commission_fixed: [m.payouts_change_commission_fixed_better, m.payouts_change_commission_fixed_worse],
  commission_vat: [m.payouts_change_commission_vat_better, m.payouts_change_commission_vat_worse],
  disputes: [m.payouts_change_disputes_better, m.payouts_change_disputes_worse],
  adjustments: [m.payouts_change_adjustments_better, m.payouts_change_adjustments_worse],
  carried_in: [m.payouts_change_carried_in_better, m.payouts_change_carried_in_worse],
  returned_payouts: [m.payouts_change_returned_better, m.payouts_change_returned_worse],
  dispute_releases: [m.payouts_change_dispute_releases_better, m.payouts_change_dispute_releases_worse],
  overpayments: [m.payouts_change_overpayments_better, m.payouts_change_overpayments_worse],
  card_spends: [m.payouts_change_card_spends_better, m.payouts_change_card_spends_worse],
  card_refunds: [m.payouts_change_card_refunds_better, m.payouts_change_card_refunds_worse],
  reserve_release: [m.payouts_change_release_better, m.payouts_change_release_worse],
  reserve_hold: [m.payouts_change_hold_better, m.payouts_change_hold_worse],
  payout_fee: [m.payouts_change_fee_better, m.payouts_change_fee_worse],
  payout_fee_vat: [m.payouts_change_fee_vat_better, m.payouts_change_fee_vat_worse],
  capital_repayment: [m.payouts_change_capital_better, m.payouts_change_capital_worse],
  carried_out: [m.payouts_change_carried_out_better, m.payouts_change_carried_out_worse],
}

export function changeText(step: WaterfallStep, isBetter: boolean, amount: string): string {
  return changes[step][isBetter ? 0 : 1]({ amount })
}
