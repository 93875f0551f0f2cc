import { expect, test } from 'vitest'
import { accountFilters, journalFilters } from './filters.ts'

test('the journal’s filters stand in its address, and what it does not know is left out', () => {
  const search = { merchant: 'noor', account: 'transit', kind: 'deduction', from: '2026-11-01', to: 'never' }
  expect(journalFilters.read(search)).toEqual({
    merchant: 'noor',
    reference: '',
    account: 'transit',
    kind: 'deduction',
    from: '2026-11-01',
    to: '',
  })
  const none = journalFilters.read({ account: 'pocket', kind: 'magic' })
  expect([none.account, none.kind, journalFilters.isSet(none)]).toEqual([null, null, false])
})

test('accounts at zero are hidden until they are asked for', () => {
  expect(accountFilters.read({})).toEqual({
    merchant: '',
    family: null,
    kind: null,
    currency: null,
    withZero: false,
  })
  const found = accountFilters.read({ zero: 'yes', kind: 'asset', currency: 'BHD', account: 'bank' })
  expect(found).toMatchObject({ withZero: true, kind: 'asset', currency: 'BHD', family: 'bank' })
})
