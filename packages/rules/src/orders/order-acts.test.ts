import { expect, test } from 'vitest'
import { ageBandOf, ageBands, daysOfBand } from './order-acts.ts'

test('every day of waiting lies in exactly one band, and the bands change on days 7, 14 and 19', () => {
  for (let days = 0; days <= 40; days += 1) {
    const holding = ageBands.filter((band) => {
      const { from, before } = daysOfBand(band)
      return days >= from && (before === null || days < before)
    })
    expect(holding, `day ${days}`).toEqual([ageBandOf(days)])
  }
  expect([6, 7, 13, 14, 18, 19].map((days) => ageBandOf(days))).toEqual([
    'fresh',
    'week',
    'week',
    'fortnight',
    'fortnight',
    'late',
  ])
})
