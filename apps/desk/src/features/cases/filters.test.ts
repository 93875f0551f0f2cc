import { expect, test } from 'vitest'
import { queueFilters } from './filters.ts'

test('without filters the queue shows what waits for a decision', () => {
  expect(queueFilters.read({})).toEqual({ status: 'submitted', search: '', held: null })
})

test('the address filters by status and name; a status that is none of the queue’s is ignored', () => {
  expect(queueFilters.read({ status: 'reset', search: 'noor' })).toEqual({
    status: 'reset',
    search: 'noor',
    held: null,
  })
  expect(queueFilters.read({ status: 'draft' }).status).toBe('submitted')
})
