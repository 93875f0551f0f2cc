import type { LineKind, WaterfallStep } from '@daftar/rules/payouts/payout-lines'

/** The movements a step of the waterfall is made of; commission is part of sales and refunds. */
const kinds: Record<WaterfallStep, readonly LineKind[]> = {
  sales: ['sale'],
  refunds: ['refund'],
  commission_percent: ['sale', 'refund'],
  commission_fixed: ['sale', 'refund'],
  commission_vat: ['sale', 'refund'],
  disputes: ['dispute'],
  adjustments: ['adjustment'],
  carried_in: ['carried_in'],
  returned_payouts: ['returned_payout'],
  reserve_release: ['reserve_release'],
  reserve_hold: ['reserve_hold'],
  payout_fee: ['payout_fee'],
  payout_fee_vat: ['payout_fee'],
  capital_repayment: ['capital_repayment'],
  carried_out: [],
}

export function kindsOfStep(step: WaterfallStep): readonly LineKind[] {
  return kinds[step]
}

/** The step an address names; null when it names none that has movements. */
export function readStep(value: unknown): WaterfallStep | null {
  const steps = Object.keys(kinds) as WaterfallStep[]
  return steps.find((step) => step === value && kinds[step].length > 0) ?? null
}
