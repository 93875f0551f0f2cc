import { expect, test } from 'vitest'
import { readQueueFilters } from './filters.ts'

test('without filters the queue shows what waits for a decision', () => {
  expect(readQueueFilters({})).toEqual({ status: 'submitted', search: '' })
})

test('the address filters by status and name; a status that is none of the queue’s is ignored', () => {
  expect(readQueueFilters({ status: 'reset', search: 'noor' })).toEqual({ status: 'reset', search: 'noor' })
  expect(readQueueFilters({ status: 'draft' }).status).toBe('submitted')
})
