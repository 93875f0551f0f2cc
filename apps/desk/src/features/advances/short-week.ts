import type { DeskAdvanceWhole } from './queries.ts'

type Row = DeskAdvanceWhole['repayments'][number]

/** What became of a week: it brought what was asked, less, or nothing; nothing was asked of a paused one. */
export type WeekKind = 'whole' | 'short' | 'missed' | 'paused'

export function weekKind({
  amount,
  due_amount,
  shortfall_amount,
}: Pick<Row, 'amount' | 'due_amount' | 'shortfall_amount'>): WeekKind {
  if (Number(due_amount) === 0) return 'paused'
  if (Number(shortfall_amount) === 0) return 'whole'
  return Number(amount) === 0 ? 'missed' : 'short'
}

/** The share of a week's sales that was taken; a week without sales has none. */
export function shareOf({
  deducted_percent,
  payment_amount,
}: Pick<Row, 'deducted_percent' | 'payment_amount'>): number | null {
  return payment_amount === null || Number(payment_amount) === 0 ? null : deducted_percent
}
