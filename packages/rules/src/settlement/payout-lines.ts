import type { Account } from '../ledger/accounts.ts'

/** What a step of the waterfall is, beside its amount. */
export interface PayoutStep {
  /** Under which name the closing of a payout knows its figure. */
  readonly figure: `${string}Minor`
  /** 1 where the figure has its sign already, -1 where it is the size of what is taken off. */
  readonly sign: 1n | -1n
  /** What a forecast and a breakdown show it with. */
  readonly group: 'sales' | 'commission' | 'disputes' | 'other' | 'transfer_fee' | 'advances'
  /**
   * Who moved it: captures and refunds of `orders`; `settlement` itself, between two payouts or by an
   * adjustment; an area that hands its movements to settlement (`contributed`, see `contribute` of the
   * module); or the `closing` of the payout.
   */
  readonly from: 'orders' | 'settlement' | 'contributed' | 'closing'
  /** The lines that are this step and nothing else, and their `transaction type` in the CSV. */
  readonly line?: { readonly kind: string; readonly report: string }
  /** Where it has no lines of its own: the kinds that bring it. */
  readonly within?: readonly string[]
  /** A figure that is inside this one and a step of its own. */
  readonly holds?: `${string}Minor`
  /** What the line's movement is, where it is not of an order: another payout, by its id. */
  readonly names?: 'payout'
  /**
   * Its column in `payout`; a figure without one stands in `payout.contributed` under the kind of its lines.
   */
  readonly column?: `${string}_minor`
  /** What is debited by it when the payout is closed; nothing where others book it, or no money moves. */
  readonly account?: Account | 'reserve'
}

/**
 * What a payout is made of, top to bottom as its waterfall shows it: each step with its sign, all together
 * the transfer. Sums, lines, ledger entry, CSV, statement and frozen figures follow from this table; a new
 * kind of line is a row here, its words, and its name in `payout_line_kinds()` of the database
 * (docs/decisions/0032).
 */
export const payoutSteps = {
  sales: {
    figure: 'salesMinor',
    sign: 1n,
    group: 'sales',
    from: 'orders',
    line: { kind: 'sale', report: 'sale' },
    column: 'sales_minor',
    account: 'receivable_from_shoppers',
  },
  refunds: {
    figure: 'refundsMinor',
    sign: -1n,
    group: 'sales',
    from: 'orders',
    line: { kind: 'refund', report: 'refund' },
    column: 'refunds_minor',
    account: 'receivable_from_shoppers',
  },
  commission_percent: {
    figure: 'commissionMinor',
    sign: -1n,
    group: 'commission',
    from: 'orders',
    within: ['sale', 'refund'],
    column: 'commission_minor',
    account: 'commission_income',
  },
  commission_fixed: {
    figure: 'commissionFixedMinor',
    sign: -1n,
    group: 'commission',
    from: 'orders',
    within: ['sale', 'refund'],
    column: 'commission_fixed_minor',
    account: 'commission_income',
  },
  commission_vat: {
    figure: 'commissionVatMinor',
    sign: -1n,
    group: 'commission',
    from: 'orders',
    within: ['sale', 'refund'],
    column: 'commission_vat_minor',
    account: 'vat_output',
  },
  disputes: {
    figure: 'disputesMinor',
    sign: 1n,
    group: 'disputes',
    from: 'contributed',
    line: { kind: 'dispute', report: 'dispute' },
    column: 'disputes_minor',
    account: 'dispute_clearing',
  },
  /** What a dispute had taken comes back when it is decided, whichever way; a refund of it is a refund. */
  dispute_releases: {
    figure: 'disputesReleasedMinor',
    sign: 1n,
    group: 'disputes',
    from: 'contributed',
    line: { kind: 'dispute_release', report: 'dispute release' },
    account: 'dispute_clearing',
  },
  adjustments: {
    figure: 'adjustmentsMinor',
    sign: 1n,
    group: 'other',
    from: 'settlement',
    line: { kind: 'adjustment', report: 'adjustment' },
    column: 'adjustments_minor',
    account: 'adjustments',
  },
  /** What earlier cut-offs handed on. */
  carried_in: {
    figure: 'carriedInMinor',
    sign: 1n,
    group: 'other',
    from: 'settlement',
    line: { kind: 'carried_in', report: 'carried in' },
    names: 'payout',
    column: 'carried_in_minor',
  },
  /** What the bank sent back and goes out again with this one; an advance took its part of it before. */
  returned_payouts: {
    figure: 'returnedMinor',
    sign: 1n,
    group: 'other',
    from: 'settlement',
    line: { kind: 'returned_payout', report: 'returned payout' },
    names: 'payout',
    column: 'returned_minor',
  },
  /**
   * What a merchant paid above what it owed of an advance (DEC-LOAN-35); below zero it is taken back. Booked
   * when it came.
   */
  overpayments: {
    figure: 'overpaidMinor',
    sign: 1n,
    group: 'other',
    from: 'contributed',
    line: { kind: 'overpayment', report: 'overpayment' },
  },
  /**
   * What cards of a merchant without a wallet were charged, and what shops gave back of it (DEC-CRD-2,
   * docs/decisions/0113).
   */
  card_spends: {
    figure: 'cardSpendMinor',
    sign: 1n,
    group: 'other',
    from: 'contributed',
    line: { kind: 'card_spend', report: 'card spend' },
    account: 'card_clearing',
  },
  card_refunds: {
    figure: 'cardRefundMinor',
    sign: 1n,
    group: 'other',
    from: 'contributed',
    line: { kind: 'card_refund', report: 'card refund' },
    account: 'card_clearing',
  },
  reserve_release: {
    figure: 'reserveReleasedMinor',
    sign: 1n,
    group: 'other',
    from: 'settlement',
    line: { kind: 'reserve_release', report: 'reserve release' },
    names: 'payout',
    column: 'reserve_released_minor',
    account: 'reserve',
  },
  reserve_hold: {
    figure: 'reserveHeldMinor',
    sign: -1n,
    group: 'other',
    from: 'closing',
    line: { kind: 'reserve_hold', report: 'reserve hold' },
    column: 'reserve_held_minor',
    account: 'reserve',
  },
  payout_fee: {
    figure: 'feeMinor',
    sign: -1n,
    group: 'transfer_fee',
    from: 'closing',
    line: { kind: 'payout_fee', report: 'transfer fee' },
    holds: 'feeVatMinor',
    column: 'fee_minor',
    account: 'settlement_fee_income',
  },
  payout_fee_vat: {
    figure: 'feeVatMinor',
    sign: -1n,
    group: 'transfer_fee',
    from: 'closing',
    within: ['payout_fee'],
    column: 'fee_vat_minor',
    account: 'vat_output',
  },
  capital_repayment: {
    figure: 'capitalMinor',
    sign: -1n,
    group: 'advances',
    from: 'closing',
    line: { kind: 'capital_repayment', report: 'capital repayment' },
    column: 'capital_minor',
  },
  /** What a payout below zero hands on, with the opposite sign, so that it too comes to exactly zero. */
  carried_out: {
    figure: 'carriedOutMinor',
    sign: -1n,
    group: 'other',
    from: 'closing',
    column: 'carried_out_minor',
  },
} as const satisfies Readonly<Record<string, PayoutStep>>

type Table = typeof payoutSteps
type Row = Table[keyof Table]

export type WaterfallStep = keyof Table
/**
 * Every line holds its gross amount with a sign, what was taken off it, and its net; the nets of a payout's
 * lines sum to the transfer to the last minor unit.
 */
export type LineKind = Extract<Row, { line: unknown }>['line']['kind']
/** Lines whose movements another area hands to settlement. */
export type ContributedKind = Extract<Row, { from: 'contributed' }>['line']['kind']
/** A figure of movements, and one that follows from them when the payout is closed. */
export type SumFigure = Exclude<Row, { from: 'closing' }>['figure']
/** A figure that is no captures', refunds' or commission's. */
export type OtherFigure = Extract<Row, { from: 'settlement' | 'contributed' }>['figure']
export type FigureColumn = Extract<Row, { column: unknown }>['column']

export const waterfallSteps = Object.keys(payoutSteps) as WaterfallStep[]
export const lineKinds = waterfallSteps.map(lineKindOf).filter((kind) => kind !== null)

/** A step with its row, as the folds over the table take it. */
export type StepRow = PayoutStep & { readonly step: WaterfallStep }

/** The table, top to bottom. */
export function stepRows(): StepRow[] {
  return Object.entries<PayoutStep>(payoutSteps).map(([step, row]) => ({
    ...row,
    step: step as WaterfallStep,
  }))
}

/** Signed minor units; a step that is not there is zero. */
export type Waterfall = Readonly<Partial<Record<WaterfallStep, bigint>>>

/** Commission, its VAT and the fee of the transfer are deductions; the rest is what was sold and moved. */
export function isDeduction(step: WaterfallStep): boolean {
  return ['commission', 'transfer_fee', 'advances'].includes(payoutSteps[step].group)
}

/** The kinds of lines a step is made of; commission is part of sales and refunds. */
export function kindsOfStep(step: WaterfallStep): readonly LineKind[] {
  const row: PayoutStep = payoutSteps[step]
  return (row.line ? [row.line.kind] : (row.within ?? [])) as LineKind[]
}

/**
 * What stands under `transaction type` in the CSV: the six of DEC-PO-5, and a name for each other kind a
 * payout can hold.
 */
export function reportTypes(): Record<LineKind, string> {
  const lines = stepRows().flatMap(({ line }) => line ?? [])
  return Object.fromEntries(lines.map(({ kind, report }) => [kind, report])) as Record<LineKind, string>
}

function lineKindOf(step: WaterfallStep): LineKind | null {
  const row: PayoutStep = payoutSteps[step]
  return (row.line?.kind ?? null) as LineKind | null
}
