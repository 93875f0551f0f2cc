import { expect, test } from 'vitest'
import { deliveryFilters } from './filters.ts'

test('the log of messages is filtered by what stands in the address, and by nothing that is no filter', () => {
  expect(
    deliveryFilters.read({
      mode: 'test',
      status: 'failed',
      event: 'refund',
      webhook: 'whk_1',
      search: 'K7QD',
    }),
  ).toEqual({
    mode: 'test',
    webhook: 'whk_1',
    status: 'failed',
    event: 'refund',
    search: 'K7QD',
  })
  expect(deliveryFilters.read({ mode: 'sandbox', status: '1', event: 'paid' })).toEqual({
    mode: null,
    webhook: '',
    status: null,
    event: null,
    search: '',
  })
})
