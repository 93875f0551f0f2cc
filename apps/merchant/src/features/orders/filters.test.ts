import { orderFilters } from '@daftar/contract/endpoints/selling/orders-shapes'
import { describe, expect, test } from 'vitest'
import {
  countFilters,
  filterQuery,
  filterSearch,
  filterText,
  hasFilters,
  noFilters,
  plainAmount,
  readFilters,
  sortQuery,
  type OrderFilters,
} from './filters.ts'
import { presetPeriod } from './periods.ts'

const today = '2026-11-21'
const all: OrderFilters = {
  search: '+9715',
  period: { from: '2026-11-01', to: '2026-11-20' },
  stores: ['sto_1', 'sto_2'],
  statuses: ['authorized', 'captured'],
  products: ['installments'],
  sources: ['web', 'pos'],
  amounts: { from: '100', to: '250.50' },
  waiting: 'late',
  sort: 'amount_asc',
}
const throughAddress = (filters: OrderFilters) =>
  readFilters(Object.fromEntries(new URLSearchParams(filterText(filters))))

test('every filter, the search and the sorting come back from the address they were written to [DEC-ORD-1]', () => {
  const halves: Partial<OrderFilters>[] = [
    {},
    { period: 'this_month' },
    { period: { from: '2026-11-01', to: null } },
    { period: { from: null, to: '2026-11-01' } },
    { search: 'عطر & Oud' },
  ]
  expect(throughAddress(all)).toEqual(all)
  for (const half of halves)
    expect(throughAddress({ ...noFilters, ...half })).toEqual({ ...noFilters, ...half })
  expect(filterText(noFilters)).toBe('')
  expect(filterSearch({ ...noFilters, statuses: ['refunded'] })).toMatchObject({ status: 'refunded' })
})

describe('an address that says nonsense still gives a list [DEC-ORD-1]', () => {
  test.each([
    { status: 'lost,,paid', product: 7, source: null, stores: '' },
    { period: 'for_ever', from: '2026-02-30', to: 'tomorrow' },
    { from: '2026-11-20', to: '2026-11-01' },
    { min: '1e9', max: '-5' },
    { min: '500', max: '100' },
    { waiting: 'long', sort: 'amount', search: '   ' },
    { status: ['captured'] },
  ])('%j', (search) => expect(readFilters(search)).toEqual(noFilters))
})

test('the server is asked for exactly what is set, in the shape of its contract [DEC-ORD-1]', () => {
  const query = filterQuery(all, () => today)
  expect(orderFilters.parse(query)).toEqual({
    from: '2026-11-01',
    to: '2026-11-20',
    store_ids: ['sto_1', 'sto_2'],
    statuses: ['authorized', 'captured'],
    products: ['installments'],
    sources: ['web', 'pos'],
    amount_from: '100',
    amount_to: '250.50',
    waiting: 'late',
    search: '+9715',
  })
  expect(filterQuery(noFilters, () => today)).toEqual({})
  expect(sortQuery(all)).toEqual({ sort_by: 'amount', sort_order: 'asc' })
  expect(sortQuery(noFilters)).toEqual({ sort_by: 'created_at', sort_order: 'desc' })
})

test('a preset means the days it stands for when the address is opened', () => {
  expect(filterQuery({ ...noFilters, period: 'this_month' }, () => today)).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  })
  expect(presetPeriod('today', today)).toEqual({ from: today, to: today })
  expect(presetPeriod('yesterday', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(presetPeriod('last_7_days', today)).toEqual({ from: '2026-11-15', to: today })
  expect(presetPeriod('last_month', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(presetPeriod('last_90_days', today)).toEqual({ from: '2026-08-24', to: today })
})

test('an amount may be typed in Arabic or with separators; anything else is none', () => {
  expect(plainAmount('١٬٢٠٠٫٥٠')).toBe('1200.50')
  expect(plainAmount('1,200')).toBe('1200')
  for (const typed of ['', '-5', '1.2345', '12 AED', '1e3', '12,50', '1٬5'])
    expect(plainAmount(typed), typed).toBeNull()
})

test('what is set is counted filter by filter; search and sorting show by themselves', () => {
  expect(countFilters(noFilters)).toBe(0)
  expect(countFilters({ ...noFilters, search: 'K7', sort: 'amount_desc' })).toBe(0)
  expect(
    countFilters({ ...noFilters, amounts: { from: '', to: '5' }, statuses: ['created', 'captured'] }),
  ).toBe(2)
  expect(countFilters(all)).toBe(7)
})

test('sorting alone filters nothing', () => {
  expect(hasFilters({ ...noFilters, sort: 'amount_desc' })).toBe(false)
  expect(hasFilters({ ...noFilters, search: 'K7' })).toBe(true)
  expect(hasFilters({ ...noFilters, waiting: 'week' })).toBe(true)
})
