import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { findLayout } from '@daftar/rules/bank/columns'
import { expect, test } from 'vitest'
import type { Deposit } from '../queries.ts'
import { currenciesOf, depositDays, matchStatement } from './result.ts'

const aDeposit = (change: Partial<Deposit>): Deposit => ({
  payout_id: 'po_1',
  number: 'PO-100001',
  amount: '21061.17',
  currency: 'AED',
  issued_on: '2026-11-16',
  status: 'paid',
  bank_reference: 'FT26320K9QX',
  iban_last_four: '3456',
  ...change,
})
const sent = (deposits: Deposit[], holidays: Record<string, CalendarDate[]> = {}) => ({ deposits, holidays })
const lines = [
  ['Date', 'Description', 'Debit', 'Credit'],
  ['09/11/2026', 'Rent', '4,000.00', ''],
  ['16/11/2026', 'FT26320K9QX', '', '21,061.17'],
  ['17/11/2026', 'PO-100002', '', '990.00'],
  ['18/11/2026', 'Cash deposit', '', '500.00'],
  ['27/11/2026', 'Rent', '10.00', ''],
]
const layout = findLayout(lines)

test('every transfer and deposit of a statement stands once: late, short, unknown, expected, arrived', () => {
  const deposits = [
    aDeposit({}),
    aDeposit({ payout_id: 'po_2', number: 'PO-100002', amount: '1000.00', bank_reference: null }),
    aDeposit({
      payout_id: 'po_3',
      number: 'PO-100003',
      amount: '77.00',
      bank_reference: null,
      issued_on: '2026-11-23',
    }),
    aDeposit({
      payout_id: 'po_4',
      number: 'PO-100004',
      amount: '78.00',
      bank_reference: null,
      issued_on: '2026-11-26',
    }),
    aDeposit({
      payout_id: 'po_5',
      number: 'PO-100005',
      amount: '79.00',
      bank_reference: null,
      issued_on: '2026-11-06',
    }),
    aDeposit({
      payout_id: 'po_6',
      number: 'PO-100006',
      amount: '80.00',
      status: 'failed',
      bank_reference: null,
    }),
    aDeposit({
      payout_id: 'po_7',
      number: 'PO-100007',
      amount: '81.000',
      currency: 'BHD',
      bank_reference: null,
    }),
  ]
  const { rows } = matchStatement(lines, layout, sent(deposits), 'AED', '2026-12-31')
  expect(rows.map(({ id, kind, differenceMinor }) => [id, kind, differenceMinor])).toEqual([
    ['po_3', 'late', null],
    ['po_2', 'short', -1_000n],
    ['line-5', 'unknown', null],
    ['po_4', 'expected', null],
    ['po_1', 'arrived', 0n],
  ])
})

test('a statement that reaches into the future says nothing about days that have not been', () => {
  const deposits = [
    aDeposit({ payout_id: 'po_3', number: 'PO-100003', amount: '77.00', bank_reference: null }),
  ]
  const kindOn = (today: CalendarDate) =>
    matchStatement(lines, layout, sent(deposits), 'AED', today).rows.find(({ id }) => id === 'po_3')?.kind
  expect(kindOn('2026-11-18')).toBe('expected')
  expect(kindOn('2026-11-19')).toBe('late')
})

test('a transfer is not late because of holidays, on which banks book nothing', () => {
  const deposits = [aDeposit({ payout_id: 'po_3', amount: '77.00', bank_reference: null })]
  const kindWith = (holidays: Record<string, CalendarDate[]>) =>
    matchStatement(lines, layout, sent(deposits, holidays), 'AED', '2026-11-19').rows.find(
      ({ id }) => id === 'po_3',
    )?.kind
  expect(kindWith({})).toBe('late')
  expect(kindWith({ BHD: ['2026-11-17'] })).toBe('late')
  expect(kindWith({ AED: ['2026-11-17'] })).toBe('expected')
})

test('transfers are asked for from shortly before the statement to its end, in its main currency', () => {
  expect(depositDays(lines, layout)).toEqual({ from: '2026-10-30', to: '2026-11-27' })
  expect(depositDays([lines[0]!], layout)).toBe('no_dates')
  expect(depositDays([...lines, ['01/01/2020', 'Opening', '', '']], layout)).toBe('too_long')
  expect(currenciesOf([aDeposit({}), aDeposit({ currency: 'BHD' }), aDeposit({ currency: 'BHD' })])).toEqual([
    'BHD',
    'AED',
  ])
})

test('one line that is two payouts shows both with their parts, and a line listed twice counts once', () => {
  const deposits = [
    aDeposit({ payout_id: 'po_2', number: 'PO-100002', amount: '300.00', bank_reference: null }),
    aDeposit({ payout_id: 'po_3', number: 'PO-100003', amount: '200.00', bank_reference: null }),
    aDeposit({}),
  ]
  const twice = [...lines.slice(0, 3), lines[2]!, ...lines.slice(4)]
  const { rows } = matchStatement(twice, layout, sent(deposits), 'AED', '2026-11-20')
  const told = rows.map(({ id, kind, entry, shared }) => [id, kind, entry?.amountMinor, shared?.others])
  expect(told).toEqual([
    ['line-4', 'repeated', 2_106_117n, undefined],
    ['po_2', 'arrived', 30_000n, 1],
    ['po_3', 'arrived', 20_000n, 1],
    ['po_1', 'arrived', 2_106_117n, undefined],
  ])
})
