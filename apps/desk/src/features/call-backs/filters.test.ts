import { expect, test } from 'vitest'
import { callBackFilters } from './filters.ts'

test('the address narrows the list by kind, merchant and days, and says nothing it does not know', () => {
  const search = { kind: 'feedback', merchant: 'mer_noor', from: '2026-11-20', to: '2026-11-21' }
  expect(callBackFilters.read(search)).toEqual(search)
  const none = callBackFilters.read({ kind: 'complaint', from: '2026-02-30', to: 'soon' })
  expect(none).toEqual({ kind: null, merchant: '', from: '', to: '' })
  expect([callBackFilters.isSet(none), callBackFilters.isSet({ ...none, to: '2026-11-21' })]).toEqual([
    false,
    true,
  ])
})
