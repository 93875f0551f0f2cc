import { expect, test } from 'vitest'
import { filterQuery, filterSearch, filterText, noFilters, readFilters } from './filters.ts'
import { presetPeriod, rangeProblem } from './periods.ts'

// A Saturday.
const today = '2026-11-21'

test('the presets are weeks from Monday to Sunday and whole months [DEC-PO-7]', () => {
  expect(presetPeriod('this_week', today)).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(presetPeriod('last_week', today)).toEqual({ from: '2026-11-09', to: '2026-11-15' })
  expect(presetPeriod('this_month', today)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(presetPeriod('last_month', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(presetPeriod('last_month', '2027-01-05')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test('a range of one day up to the twelve months the server takes may be chosen [DEC-PO-7]', () => {
  expect(rangeProblem('2026-11-21', '2026-11-21')).toBeNull()
  expect(rangeProblem('2025-11-22', '2026-11-21')).toBeNull()
  expect(rangeProblem('2025-11-21', '2026-11-21')).toBe('too_long')
  expect(rangeProblem('2026-11-22', '2026-11-21')).toBe('backwards')
  expect(rangeProblem('', '2026-11-21')).toBe('missing')
})

test('filters come back from the address they were written to [PO-03, PO-04]', () => {
  for (const filters of [
    noFilters,
    { period: 'last_month', stores: ['sto_1', 'sto_2'], statuses: ['held', 'paid'] },
    { period: { from: '2026-01-01', to: '2026-06-30' }, stores: [], statuses: [] },
  ] as const)
    expect(readFilters({ ...filterSearch(filters) })).toEqual(filters)
  expect(filterText(noFilters)).toBe('')
  expect(filterText({ ...noFilters, stores: ['sto_1', 'sto_2'] })).toBe('?stores=sto_1%2Csto_2')
})

test('what an address should not say is left out', () => {
  expect(
    readFilters({ period: 'for_ever', from: '2026-02-30', to: '2026-03-01', stores: 7, status: 'paid,lost' }),
  ).toEqual({ period: null, stores: [], statuses: ['paid'] })
  expect(readFilters({ from: '2020-01-01', to: '2026-01-01' }).period).toBeNull()
})

test('the server is asked for days, stores and states, and only for what is set', () => {
  expect(filterQuery(noFilters, today)).toEqual({})
  expect(
    filterQuery({ period: 'this_week', stores: ['sto_1'], statuses: ['paid', 'failed'] }, today),
  ).toEqual({
    created_at_gte: '2026-11-16',
    created_at_lte: '2026-11-22',
    store_ids: 'sto_1',
    status: 'paid,failed',
  })
})
