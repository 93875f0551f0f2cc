import { expect, test } from 'vitest'
import { advanceAlert, type AlertInput, type AdvanceAlert } from './advance-alert.ts'
import { advanceStatuses } from './advance-status.ts'

/**
 * M is 5,375.00 and the rate 22 percent throughout: the smallest payout whose 22 percent are the minimum is
 * 24,431.82.
 */
const minimum = 537_500n
type Row = AlertInput['repayments'][number]

function aWeek(salesMinor: bigint, repaymentMinor: bigint, given: Partial<Row> = {}): Row {
  return {
    date: '2026-11-16',
    type: 'payout',
    salesMinor,
    repaymentMinor,
    dueMinor: minimum,
    debitStatus: null,
    ...given,
  }
}
const aTransfer = (repaymentMinor: bigint, date: Row['date'] = '2026-11-16'): Row =>
  aWeek(0n, repaymentMinor, { type: 'transfer', salesMinor: null, dueMinor: repaymentMinor, date })
const aDebit = (repaymentMinor: bigint): Row =>
  aWeek(0n, repaymentMinor, { type: 'direct_debit', salesMinor: null, debitStatus: 'paid' })

const raised = aWeek(1_500_000n, minimum)
const sold = aWeek(3_000_000n, 660_000n)
const noSales = aWeek(0n, 0n)
const part = aWeek(400_000n, 400_000n)

const advance: AlertInput = {
  status: 'paying',
  repaysByDirectDebit: false,
  minimumMinor: minimum,
  carriedMinor: 0n,
  ratePercentHundredths: 2_200n,
  nextRepaymentDate: '2026-11-23',
  repayments: [],
}

const zero: AdvanceAlert = { kind: 'zero' }
const remaining = (remainingMinor: bigint): AdvanceAlert => ({ kind: 'weekly_minimum', remainingMinor })
const above = (percentHundredths: bigint): AdvanceAlert => ({ kind: 'rate_increased', percentHundredths })
const arrival: AdvanceAlert = { kind: 'arrival', date: '2026-11-23' }

/** What an advance is like, and the one alert it shows. `K` is what is carried, `rows` the history. */
type Case = readonly [what: string, given: Partial<AlertInput>, shows: AdvanceAlert | null]

const paying: readonly Case[] = [
  ['no week yet', {}, null],
  ['a good week', { repayments: [sold] }, null],
  ['the minimum out of a small payout', { repayments: [raised] }, above(3_583n)],
  ['the minimum out of a payout of itself', { repayments: [aWeek(minimum, minimum)] }, above(10_000n)],
  [
    'the minimum, the smallest part above the rate',
    { repayments: [aWeek(2_441_960n, minimum)] },
    above(2_201n),
  ],
  ['the minimum, exactly at the rate', { repayments: [aWeek(2_443_182n, minimum)] }, null],
  [
    'above the rate, one minor unit above the minimum',
    { repayments: [aWeek(1_500_000n, minimum + 1n)] },
    null,
  ],
  [
    'above the rate, the last of it, below the minimum',
    { repayments: [aWeek(1_000_000n, minimum - 1n)] },
    null,
  ],
  ['the minimum and what was carried', { repayments: [aWeek(2_500_000n, 1_212_500n)] }, null],
  ['the minimum by bank transfer', { repayments: [aTransfer(minimum)] }, null],
  ['a paused week', { repayments: [aWeek(0n, 0n, { dueMinor: 0n })] }, null],
]

const overdue: readonly Case[] = [
  ['nothing sold', { carriedMinor: minimum, repayments: [noSales] }, zero],
  ['nothing sold, for the fourth time', { carriedMinor: 4n * minimum, repayments: [noSales] }, zero],
  [
    'one minor unit taken',
    { carriedMinor: minimum - 1n, repayments: [aWeek(1n, 1n)] },
    remaining(minimum - 1n),
  ],
  ['less than the minimum taken', { carriedMinor: 137_500n, repayments: [part] }, remaining(137_500n)],
  [
    'one minor unit short',
    { carriedMinor: 1n, repayments: [aWeek(minimum - 1n, minimum - 1n)] },
    remaining(1n),
  ],
  [
    'the minimum taken, not what was carried',
    { carriedMinor: 675_000n, repayments: [raised] },
    remaining(675_000n),
  ],
  [
    'a part of it by transfer since',
    { carriedMinor: 50_000n, repayments: [part, aTransfer(87_500n)] },
    remaining(50_000n),
  ],
  ['all of it by transfer since', { carriedMinor: 0n, repayments: [part, aTransfer(137_500n)] }, null],
  ['a paused week since', { carriedMinor: 137_500n, repayments: [aWeek(0n, 0n, { dueMinor: 0n })] }, null],
]

const waiting: readonly Case[] = [
  ['the transfer ordered', {}, arrival],
  ['no transfer ordered yet', { nextRepaymentDate: null }, null],
]

/** The newest row by date counts, wherever it stands; of one day the one that came later. */
const newestRow: readonly Case[] = [
  ['a raised week before a good one', { repayments: [{ ...raised, date: '2026-11-09' }, sold] }, null],
  ['the same, newest first', { repayments: [sold, { ...raised, date: '2026-11-09' }] }, null],
  [
    'a good week before a raised one',
    { repayments: [{ ...sold, date: '2026-11-09' }, raised] },
    above(3_583n),
  ],
  ['the same, newest first', { repayments: [raised, { ...sold, date: '2026-11-09' }] }, above(3_583n)],
  ['a transfer of the same day', { repayments: [raised, aTransfer(1_000n)] }, null],
]

const shown = (status: AlertInput['status'], cases: readonly Case[]) =>
  cases.map(([what, given]) => [what, advanceAlert({ ...advance, status, ...given })])
const expected = (cases: readonly Case[]) => cases.map(([what, , shows]) => [what, shows])

test('while it is paid, exactly the minimum above the rate warns, and nothing else does [LOAN-54]', () => {
  expect(shown('paying', paying)).toEqual(expected(paying))
})

test('overdue, a payout of zero is critical, anything less than what was due names what is carried [LOAN-55, LOAN-56, DEC-LOAN-40]', () => {
  expect(shown('overdue', overdue)).toEqual(expected(overdue))
})

test('waiting, it announces the arrival as soon as there is a next repayment date [LOAN-59]', () => {
  expect(shown('waiting', waiting)).toEqual(expected(waiting))
})

test('the newest row by date counts [DEC-LOAN-39]', () => {
  expect(shown('paying', newestRow)).toEqual(expected(newestRow))
})

test('each alert belongs to one status [LOAN-54, LOAN-55, LOAN-56, LOAN-59]', () => {
  const rows = { raised: [raised], zero: [noSales], part: [part], none: [] }
  const kinds = advanceStatuses.map((status) => [
    status,
    Object.values(rows).map(
      (repayments) => advanceAlert({ ...advance, status, carriedMinor: 137_500n, repayments })?.kind ?? null,
    ),
  ])
  expect(Object.fromEntries(kinds)).toEqual({
    waiting: ['arrival', 'arrival', 'arrival', 'arrival'],
    waiting_for_dda: [null, null, null, null],
    paying: ['rate_increased', null, null, null],
    overdue: ['weekly_minimum', 'zero', 'weekly_minimum', null],
    closed: [null, null, null, null],
  })
})

test('direct-debit and closed loans show none of them, whatever the history [LOAN-57, LOAN-58]', () => {
  for (const [, given] of [...paying, ...overdue, ...waiting]) {
    for (const status of advanceStatuses)
      expect(advanceAlert({ ...advance, ...given, status, repaysByDirectDebit: true })).toBeNull()
    expect(advanceAlert({ ...advance, ...given, status: 'closed' })).toBeNull()
  }
  expect(advanceAlert({ ...advance, repayments: [aDebit(minimum)], repaysByDirectDebit: true })).toBeNull()
})
