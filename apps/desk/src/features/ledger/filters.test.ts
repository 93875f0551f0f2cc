import { expect, test } from 'vitest'
import { isFiltered, readAccountFilters, readJournalFilters, spanOf } from './filters.ts'

test('the journal’s filters stand in its address, and what it does not know is left out', () => {
  const search = { merchant: 'noor', account: 'transit', kind: 'deduction', from: '2026-11-01', to: 'never' }
  expect(readJournalFilters(search)).toEqual({
    merchant: 'noor',
    reference: '',
    account: 'transit',
    kind: 'deduction',
    from: '2026-11-01',
    to: '',
  })
  const none = readJournalFilters({ account: 'pocket', kind: 'magic' })
  expect([none.account, none.kind, isFiltered(none)]).toEqual([null, null, false])
})

test('days are whole days of the reader: from the first instant of one to the last of the other', () => {
  expect(spanOf({ from: '2026-11-01', to: '2026-11-02' }, 'Asia/Dubai')).toEqual({
    from: '2026-10-31T20:00:00.000Z',
    until: '2026-11-02T20:00:00.000Z',
  })
  expect(spanOf({ from: '', to: '' }, 'Asia/Dubai')).toEqual({ from: undefined, until: undefined })
})

test('accounts at zero are hidden until they are asked for', () => {
  expect(readAccountFilters({})).toEqual({
    merchant: '',
    family: null,
    kind: null,
    currency: null,
    withZero: false,
  })
  const found = readAccountFilters({ zero: 'yes', kind: 'asset', currency: 'BHD', account: 'bank' })
  expect(found).toMatchObject({ withZero: true, kind: 'asset', currency: 'BHD', family: 'bank' })
})
