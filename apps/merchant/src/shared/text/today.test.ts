import { setProductNow } from '@daftar/ui/product-clock'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { today } from './today.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }))
afterEach(() => vi.useRealTimers())

test('around midnight it is the day of the merchant, by the clock of the product [DEC-ORD-1]', () => {
  const days = (instant: string) => {
    setProductNow(instant)
    return ['ARE', 'SAU', 'EGY'].map(today)
  }
  expect(days('2026-11-21T19:59:00.000Z')).toEqual(['2026-11-21', '2026-11-21', '2026-11-21'])
  expect(days('2026-11-21T20:00:00.000Z')).toEqual(['2026-11-22', '2026-11-21', '2026-11-21'])
  expect(days('2026-11-21T21:00:00.000Z')).toEqual(['2026-11-22', '2026-11-22', '2026-11-21'])
  expect(days('2026-11-21T22:00:00.000Z')).toEqual(['2026-11-22', '2026-11-22', '2026-11-22'])
  // Cairo is three hours ahead of UTC in summer.
  expect(days('2026-07-21T21:00:00.000Z')).toEqual(['2026-07-22', '2026-07-22', '2026-07-22'])
})
