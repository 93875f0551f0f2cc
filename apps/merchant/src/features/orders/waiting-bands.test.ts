import { expect, test } from 'vitest'
import { isUrgent, waitingBands, waitingTotal } from './waiting-bands.ts'

const aed = (band: string, count: number, amount: string) =>
  ({ band, count, amount, currency: 'AED' }) as never

test('what waits for its capture is told by age, the longest first, without ages at which nothing waits', () => {
  const bands = waitingBands({
    bands: [aed('late', 2, '40.20'), aed('week', 0, '0.00'), aed('fresh', 3, '60.00')],
  })
  expect(bands).toEqual([
    { band: 'late', count: 2, sums: [{ currency: 'AED', amount: '40.20' }] },
    { band: 'fresh', count: 3, sums: [{ currency: 'AED', amount: '60.00' }] },
  ])
  expect(waitingTotal(bands)).toEqual([{ currency: 'AED', amount: '100.20' }])
})

test('two currencies are never one number', () => {
  const bands = waitingBands({
    bands: [aed('fresh', 1, '10.00'), { band: 'fresh', count: 2, amount: '1.500', currency: 'BHD' } as never],
  })
  expect(bands).toEqual([
    {
      band: 'fresh',
      count: 3,
      sums: [
        { currency: 'AED', amount: '10.00' },
        { currency: 'BHD', amount: '1.500' },
      ],
    },
  ])
})

test('the band warns from the second warning day on', () => {
  expect(isUrgent(waitingBands({ bands: [aed('fresh', 1, '1.00'), aed('week', 1, '1.00')] }))).toBe(false)
  expect(isUrgent(waitingBands({ bands: [aed('fortnight', 1, '1.00')] }))).toBe(true)
  expect(isUrgent(waitingBands({ bands: [aed('late', 1, '1.00')] }))).toBe(true)
  expect(isUrgent([])).toBe(false)
})
