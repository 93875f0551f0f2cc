import { expect, test } from 'vitest'
import { loanAlert, type AlertInput } from './loan-alert.ts'

function aRow(date: string, salesMinor: bigint, repaymentMinor: bigint) {
  return { date, type: 'payout', salesMinor, repaymentMinor, dueMinor: 537_500n, debitStatus: null } as const
}

const paying: AlertInput = {
  status: 'paying',
  repaysByDirectDebit: false,
  minimumMinor: 537_500n,
  carriedMinor: 0n,
  ratePercentHundredths: 2_200n,
  nextRepaymentDate: '2026-11-23',
  repayments: [aRow('2026-11-16', 1_500_000n, 537_500n), aRow('2026-11-09', 3_000_000n, 660_000n)],
}
const overdue: AlertInput = { ...paying, status: 'overdue', carriedMinor: 675_000n }

test('LOAN-54: a raised deduction that is exactly the minimum warns, the newest row by date counting', () => {
  expect(loanAlert(paying)).toEqual({ kind: 'rate_increased' })
  expect(
    loanAlert({
      ...paying,
      repayments: [aRow('2026-11-16', 3_000_000n, 660_000n), ...paying.repayments.slice(1)],
    }),
  ).toBeNull()
  expect(loanAlert({ ...paying, repayments: [aRow('2026-11-16', 2_500_000n, 1_212_500n)] })).toBeNull()
})

test('LOAN-55: overdue with nothing repaid is critical and comes first', () => {
  expect(loanAlert({ ...overdue, repayments: [aRow('2026-11-16', 0n, 0n)] })).toEqual({ kind: 'zero' })
})

test('LOAN-56: overdue with less than the minimum repaid names what is taken next week', () => {
  expect(loanAlert({ ...overdue, repayments: [aRow('2026-11-16', 400_000n, 400_000n)] })).toEqual({
    kind: 'weekly_minimum',
    remainingMinor: 675_000n,
  })
})

test('DEC-LOAN-40: the minimum alone does not hide what was carried', () => {
  expect(loanAlert({ ...overdue, repayments: [aRow('2026-11-16', 600_000n, 600_000n)] })).toMatchObject({
    kind: 'weekly_minimum',
  })
})

test('LOAN-57, LOAN-58: nothing shows for direct-debit and closed loans', () => {
  expect(loanAlert({ ...overdue, repaysByDirectDebit: true })).toBeNull()
  expect(loanAlert({ ...paying, status: 'waiting', repaysByDirectDebit: true })).toBeNull()
  expect(loanAlert({ ...overdue, status: 'closed' })).toBeNull()
})

test('LOAN-59: a waiting loan with a next repayment date announces the arrival', () => {
  const waiting: AlertInput = { ...paying, status: 'waiting', repayments: [] }
  expect(loanAlert(waiting)).toEqual({ kind: 'arrival', date: '2026-11-23' })
  expect(loanAlert({ ...waiting, nextRepaymentDate: null })).toBeNull()
  expect(loanAlert({ ...waiting, status: 'waiting_for_dda' })).toBeNull()
})
