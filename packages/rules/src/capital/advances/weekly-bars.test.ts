import { expect, test } from 'vitest'
import { weeklyBars } from './weekly-bars.ts'

const paid = (repaymentMinor: bigint) => ({ repaymentMinor, status: 'paid' }) as const

test('a bar per week of the tenor, those to come as to pay [DEC-LOAN-41]', () => {
  const bars = weeklyBars({ tenorWeeks: 4, minimumMinor: 300n, outstandingMinor: 700n, weeks: [paid(500n)] })
  expect(bars.map((bar) => [bar.week, bar.amountMinor, bar.status, bar.heightPercent])).toEqual([
    [1, 500n, 'paid', 100],
    [2, 300n, 'toPay', 60],
    [3, 300n, 'toPay', 60],
    [4, 100n, 'toPay', 20],
  ])
})

test('when the minimum cannot repay the rest in time there are more bars than weeks of the tenor [DEC-LOAN-41]', () => {
  const missed = { repaymentMinor: 0n, status: 'overdueCritical' } as const
  const bars = weeklyBars({
    tenorWeeks: 4,
    minimumMinor: 300n,
    outstandingMinor: 1_000n,
    weeks: [missed, missed],
  })
  expect(bars.map((bar) => bar.amountMinor)).toEqual([0n, 0n, 300n, 300n, 300n, 100n])
})

test('a pending debit is one week to pay, not two', () => {
  const pending = { repaymentMinor: 300n, status: 'toPay' } as const
  const bars = weeklyBars({ tenorWeeks: 2, minimumMinor: 300n, outstandingMinor: 600n, weeks: [pending] })
  expect(bars.map((bar) => bar.amountMinor)).toEqual([300n, 300n])
})

test('a loan repaid early keeps the empty bars of its tenor', () => {
  const bars = weeklyBars({ tenorWeeks: 4, minimumMinor: 300n, outstandingMinor: 0n, weeks: [paid(1_000n)] })
  expect(bars.map((bar) => [bar.amountMinor, bar.heightPercent])).toEqual([
    [1_000n, 100],
    [0n, 0],
    [0n, 0],
    [0n, 0],
  ])
})

test('what was carried over stands on the first week to come', () => {
  const short = { repaymentMinor: 100n, status: 'overdueCritical' } as const
  const bars = weeklyBars({
    tenorWeeks: 4,
    minimumMinor: 300n,
    outstandingMinor: 1_100n,
    nextDueMinor: 500n,
    weeks: [short],
  })
  expect(bars.map((bar) => bar.amountMinor)).toEqual([100n, 500n, 300n, 300n, 0n])
})
