import { expect, test } from 'vitest'
import { readDeliveryFilters } from './filters.ts'

test('the log of messages is filtered by what stands in the address, and by nothing that is no filter', () => {
  expect(readDeliveryFilters({ mode: 'test', status: 'failed', event: 'refund', search: 'K7QD' })).toEqual({
    mode: 'test',
    status: 'failed',
    event: 'refund',
    search: 'K7QD',
  })
  expect(readDeliveryFilters({ mode: 'sandbox', status: '1', event: 'paid' })).toEqual({
    mode: undefined,
    status: undefined,
    event: undefined,
    search: '',
  })
})
