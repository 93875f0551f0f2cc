import { expect, test } from 'vitest'
import { countOutcomes, restOf, restsOf } from '../../shared/capture-many/rests.ts'
import { isSelectable, selectedRows } from './selection.ts'

const order = (id: string, changes: object = {}) =>
  ({ id, status: 'authorized', amount: '100.00', captured: '0.00', currency: 'AED', ...changes }) as never

test('only orders that wait for their capture can be selected [DEC-ORD-2]', () => {
  expect(isSelectable({ status: 'authorized' })).toBe(true)
  for (const status of ['created', 'captured', 'refunded', 'cancelled', 'expired'] as const)
    expect(isSelectable({ status }), status).toBe(false)
})

test('an order that somebody else captured meanwhile leaves the selection', () => {
  const rows = [order('a'), order('b', { status: 'captured' }), order('c')]
  expect(selectedRows(rows, new Set(['a', 'b', 'gone'])).map(({ id }) => id)).toEqual(['a'])
})

test('what will be captured is the rest of each order, summed for each currency to the last minor unit', () => {
  expect(restOf(order('a', { captured: '40.10' }))).toBe('59.90')
  expect(
    restsOf([
      order('a', { captured: '40.10' }),
      order('b', { amount: '0.20' }),
      order('c', { amount: '1.005', captured: '0.001', currency: 'BHD' }),
    ]),
  ).toEqual([
    { currency: 'AED', amount: '60.10' },
    { currency: 'BHD', amount: '1.004' },
  ])
})

test('the result says how many were captured and how many were not', () => {
  expect(countOutcomes([{ outcome: 'captured' }, { outcome: 'refused' }, { outcome: 'captured' }])).toEqual({
    captured: 2,
    refused: 1,
  })
})
