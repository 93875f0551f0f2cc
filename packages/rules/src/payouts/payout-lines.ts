/**
 * What a payout is made of. Every line holds its gross amount with a sign, what was taken off it, and its net; the nets of
 * a payout's lines sum to the transfer to the last minor unit.
 */
export const lineKinds = [
  'carried_in',
  'returned_payout',
  'sale',
  'refund',
  'dispute',
  'adjustment',
  'reserve_release',
  'reserve_hold',
  'payout_fee',
  'capital_repayment',
] as const
export type LineKind = (typeof lineKinds)[number]

/**
 * The figures of a payout as they stand in a waterfall, top to bottom; each with its sign, all together the transfer.
 * `carried_out` is what a payout below zero hands on, with the opposite sign, so that it too comes to exactly zero.
 */
export const waterfallSteps = [
  'sales',
  'refunds',
  'commission_percent',
  'commission_fixed',
  'commission_vat',
  'disputes',
  'adjustments',
  'carried_in',
  'returned_payouts',
  'reserve_release',
  'reserve_hold',
  'payout_fee',
  'payout_fee_vat',
  'capital_repayment',
  'carried_out',
] as const
export type WaterfallStep = (typeof waterfallSteps)[number]

/** Signed minor units; a step that is not there is zero. */
export type Waterfall = Readonly<Partial<Record<WaterfallStep, bigint>>>

/** Commission, its VAT and the fee of the transfer are deductions; the rest is what was sold and moved. */
export function isDeduction(step: WaterfallStep): boolean {
  return step.startsWith('commission') || step.startsWith('payout_fee') || step === 'capital_repayment'
}
