import { expect, test } from 'vitest'
import { sortHistory } from './history-order.ts'
import { advanceVariant } from './advance-variant.ts'
import { repaidPercent, repaymentRow } from './repayment-row.ts'
import type { Repayment } from './repayment.ts'

const rate = 2_200n
const payout = { type: 'payout', dueMinor: 537_500n, debitStatus: null } as const
const debit = { type: 'direct_debit', salesMinor: null, dueMinor: 537_500n } as const

function aPayout(salesMinor: bigint, repaymentMinor: bigint): Repayment {
  return { ...payout, salesMinor, repaymentMinor }
}

test('the row of a short week shows 35.83 percent and what is left of the payout [LOAN-23, DEC-LOAN-37]', () => {
  expect(repaymentRow(aPayout(1_500_000n, 537_500n), rate)).toEqual({
    deductedPercentHundredths: 3_583n,
    settlementPayoutMinor: 1_500_000n,
    repaymentMinor: 537_500n,
    resultingPayoutMinor: 962_500n,
    status: 'overdueWarning',
  })
})

test('a direct debit has no sales, no percent and no resulting payout [DEC-LOAN-37]', () => {
  expect(repaymentRow({ ...debit, repaymentMinor: 537_500n, debitStatus: 'paid' }, rate)).toEqual({
    deductedPercentHundredths: null,
    settlementPayoutMinor: null,
    repaymentMinor: 537_500n,
    resultingPayoutMinor: null,
    status: 'paid',
  })
})

test('a week without sales counts as 100 percent [DEC-LOAN-15]', () => {
  const row = repaymentRow(aPayout(0n, 0n), rate)
  expect([row.deductedPercentHundredths, row.status]).toEqual([10_000n, 'overdueCritical'])
})

test('repaid percent is rounded down and reaches 100 only in full [DEC-LOAN-37]', () => {
  expect(repaidPercent(10_749_999n, 10_750_000n)).toBe(99)
  expect(repaidPercent(10_750_000n, 10_750_000n)).toBe(100)
  expect(repaidPercent(0n, 10_750_000n)).toBe(0)
})

test('the history sorts by each column, newest first by default [LOAN-14, DEC-LOAN-43]', () => {
  const rows = [
    { date: '2026-11-02' as const, ...repaymentRow(aPayout(3_000_000n, 660_000n), rate) },
    { date: '2026-11-09' as const, ...repaymentRow(aPayout(1_500_000n, 537_500n), rate) },
    { date: '2026-11-16' as const, ...repaymentRow(aPayout(0n, 0n), rate) },
    { date: '2026-11-23' as const, ...repaymentRow(aPayout(3_000_000n, 660_000n), rate) },
  ]
  const days = (sorted: { date: string }[]) => sorted.map((row) => row.date.slice(-2)).join(' ')
  expect(days(sortHistory(rows))).toBe('23 16 09 02')
  expect(days(sortHistory(rows, 'date', 'asc'))).toBe('02 09 16 23')
  expect(days(sortHistory(rows, 'repayment', 'asc'))).toBe('16 09 23 02')
  expect(days(sortHistory(rows, 'status', 'asc'))).toBe('16 09 23 02')
  expect(days(sortHistory(rows, 'sales', 'desc'))).toBe('23 02 09 16')
  expect(days(sortHistory(rows, 'final_payout', 'desc'))).toBe('23 02 09 16')
})

test('early pay-off before paid before overdue [LOAN-42, DEC-LOAN-38]', () => {
  expect(advanceVariant('closed', true)).toBe('earlyPayOff')
  expect(advanceVariant('closed', false)).toBe('paid')
  expect(advanceVariant('overdue', false)).toBe('overdue')
  expect(advanceVariant('waiting', false)).toBe('default')
})
