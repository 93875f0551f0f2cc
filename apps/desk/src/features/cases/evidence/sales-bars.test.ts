import { expect, test } from 'vitest'
import { barsOf } from './sales-bars.ts'

test('sales stand from the oldest week to the newest, and a week without any says so', () => {
  const bars = barsOf([
    { week_start: '2026-11-16', amount: '1200.50' },
    { week_start: '2026-11-02', amount: '0.00' },
    { week_start: '2026-11-09', amount: '-20.00' },
  ])
  expect(bars).toEqual([
    { id: '2026-11-02', value: 0, amount: '0.00', status: 'none' },
    { id: '2026-11-09', value: 0, amount: '-20.00', status: 'none' },
    { id: '2026-11-16', value: 1200.5, amount: '1200.50', status: 'sold' },
  ])
})
