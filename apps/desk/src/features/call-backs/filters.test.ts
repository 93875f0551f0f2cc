import { expect, test } from 'vitest'
import { isFiltered, readCallBackFilters, spanOf } from './filters.ts'

test('the address narrows the list by kind, merchant and days, and says nothing it does not know', () => {
  const search = { kind: 'feedback', merchant: 'mer_noor', from: '2026-11-20', to: '2026-11-21' }
  expect(readCallBackFilters(search)).toEqual(search)
  const none = readCallBackFilters({ kind: 'complaint', from: '2026-02-30', to: 'soon' })
  expect(none).toEqual({ kind: null, merchant: '', from: '', to: '' })
  expect([isFiltered(none), isFiltered({ ...none, to: '2026-11-21' })]).toEqual([false, true])
})

test('the last day is inside the span, as the reader counts days', () => {
  expect(spanOf({ from: '2026-11-20', to: '2026-11-20' }, 'Asia/Dubai')).toEqual({
    from: '2026-11-19T20:00:00.000Z',
    until: '2026-11-20T20:00:00.000Z',
  })
  expect(spanOf({ from: '', to: '' }, 'Asia/Dubai')).toEqual({ from: undefined, until: undefined })
})
