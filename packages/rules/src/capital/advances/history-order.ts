import type { CalendarDate } from '../../calendar/calendar-date.ts'
import type { RepaymentRow } from './repayment-row.ts'
import type { WeekStatus } from './week-status.ts'

/** LOAN-14. */
export const historySortKeys = ['date', 'repayment', 'status', 'sales', 'final_payout'] as const
export type HistorySortKey = (typeof historySortKeys)[number]
export type SortDirection = 'asc' | 'desc'

type DatedRow = RepaymentRow & { readonly date: CalendarDate }

/** DEC-LOAN-43; weeks still to pay come last. */
const statusOrder: Record<WeekStatus, number> = {
  overdueCritical: 0,
  overdueWarning: 1,
  earlyPayOff: 2,
  paid: 3,
  toPay: 4,
}

/**
 * The history sorted by a column, newest date first where the column is equal (LOAN-14, DEC-LOAN-43). Dashes
 * count as least.
 */
export function sortHistory<Row extends DatedRow>(
  rows: readonly Row[],
  by: HistorySortKey = 'date',
  direction: SortDirection = 'desc',
): Row[] {
  const sign = direction === 'asc' ? 1 : -1
  return rows.toSorted((left, right) => {
    const order = compare(valueOf(left, by), valueOf(right, by))
    return order === 0 ? -compare(left.date, right.date) : sign * order
  })
}

function valueOf(row: DatedRow, by: HistorySortKey): bigint | number | string {
  switch (by) {
    case 'date':
      return row.date
    case 'repayment':
      return row.repaymentMinor
    case 'status':
      return statusOrder[row.status]
    case 'sales':
      return row.settlementPayoutMinor ?? -1n
    case 'final_payout':
      return row.resultingPayoutMinor ?? -1n
  }
}

function compare<Value extends bigint | number | string>(left: Value, right: Value): number {
  return left < right ? -1 : left > right ? 1 : 0
}
