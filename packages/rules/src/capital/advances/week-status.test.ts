import { expect, test } from 'vitest'
import type { Repayment } from './repayment.ts'
import { weekStatus, weekTones, type WeekStatus } from './week-status.ts'

const due = { dueMinor: 537_500n, debitStatus: null } as const

function ofPayout(salesMinor: bigint, repaymentMinor: bigint, dueMinor: bigint = due.dueMinor): Repayment {
  return { type: 'payout', salesMinor, repaymentMinor, dueMinor, debitStatus: null }
}
function ofDebit(debitStatus: Repayment['debitStatus'], repaymentMinor: bigint): Repayment {
  return { type: 'direct_debit', salesMinor: null, repaymentMinor, dueMinor: due.dueMinor, debitStatus }
}

type Case = readonly [what: string, week: Repayment, status: WeekStatus]

/** Every status with both sides of each of its limits; the rate is 22 percent where nothing else is said. */
const weeks: readonly Case[] = [
  // LOAN-49: up to the rate.
  ['nothing taken of a payout', ofPayout(3_000_000n, 0n, 0n), 'paid'],
  ['less than the rate', ofPayout(3_000_000n, 100n), 'paid'],
  ['21.99 percent', ofPayout(1_000_000n, 219_900n), 'paid'],
  ['exactly 22 percent', ofPayout(1_000_000n, 220_000n), 'paid'],
  ['22 percent of 10.03, which is 2.2066 and taken as 2.21', ofPayout(1_003n, 221n), 'paid'],
  // LOAN-50: above the rate, up to 60.
  ['one minor unit above 22 percent of 10.03', ofPayout(1_003n, 222n), 'overdueWarning'],
  ['22.01 percent', ofPayout(1_000_000n, 220_100n), 'overdueWarning'],
  ['59.99 percent', ofPayout(1_000_000n, 599_900n), 'overdueWarning'],
  ['exactly 60 percent', ofPayout(1_000_000n, 600_000n), 'overdueWarning'],
  // LOAN-51: above 60, up to 100.
  ['60.01 percent', ofPayout(1_000_000n, 600_100n), 'overdueCritical'],
  ['99.99 percent', ofPayout(1_000_000n, 999_900n), 'overdueCritical'],
  ['all of it', ofPayout(400_000n, 400_000n), 'overdueCritical'],
  // DEC-LOAN-15: taken literally, 0 percent of nothing would be paid.
  ['no sales, and something was due', ofPayout(0n, 0n), 'overdueCritical'],
  ['no sales, and nothing was due', ofPayout(0n, 0n, 0n), 'paid'],
  // DEC-LOAN-33: a debit counts as paid once it is.
  ['a debit that was paid', ofDebit('paid', 537_500n), 'paid'],
  ['a debit under way', ofDebit('pending', 537_500n), 'toPay'],
  ['a debit that failed', ofDebit('failed', 0n), 'overdueCritical'],
  // LOAN-52.
  ['a new advance', { ...due, type: 'early_pay_off', salesMinor: 0n, repaymentMinor: 900n }, 'earlyPayOff'],
  ['a bank transfer', { ...due, type: 'transfer', salesMinor: null, repaymentMinor: 900n }, 'paid'],
]

test.each(weeks)(
  '%s [LOAN-49, LOAN-50, LOAN-51, LOAN-52, LOAN-53, DEC-LOAN-15, DEC-LOAN-33]',
  (_, week, status) => {
    expect(weekStatus(week, 2_200n)).toBe(status)
  },
)

test('the limit is the rate of the advance, 60 percent stays [LOAN-49, LOAN-50]', () => {
  const at = (percentHundredths: bigint, rate: bigint) =>
    weekStatus(ofPayout(1_000_000n, percentHundredths * 100n), rate)
  expect([at(1_500n, 1_500n), at(1_501n, 1_500n), at(3_000n, 3_000n), at(3_001n, 3_000n)]).toEqual([
    'paid',
    'overdueWarning',
    'paid',
    'overdueWarning',
  ])
  expect([at(6_000n, 1_500n), at(6_001n, 1_500n)]).toEqual(['overdueWarning', 'overdueCritical'])
})

test('the table above has a case of every status', () => {
  expect(new Set(weeks.map(([, , status]) => status))).toEqual(new Set(Object.keys(weekTones)))
})
