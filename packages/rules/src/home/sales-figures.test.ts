import { expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { salesFigures, type SoldDay } from './sales-figures.ts'

const today = '2026-11-22' as CalendarDate
const sold = (date: string, amountMinor: bigint, untilNowMinor = amountMinor): SoldDay => ({
  date: date as CalendarDate,
  amountMinor,
  orders: 1,
  untilNowMinor,
})

test('today is held against the same weekday up to the same time, not against its whole day [DEC-OTH-1]', () => {
  const figures = salesFigures([sold('2026-11-22', 260n), sold('2026-11-15', 900n, 228n)], today)
  expect(figures.today).toEqual({ amountMinor: 260n, orders: 1, beforeMinor: 228n })
  expect(figures.week).toEqual({ amountMinor: 260n, orders: 1, beforeMinor: 228n })
})

test('the week is seven days with today, and the week before ends at the same time [DEC-OTH-1]', () => {
  const days = ['16', '17', '18', '19', '20', '21', '22'].map((day) => sold(`2026-11-${day}`, 100n))
  const before = ['09', '10', '15'].map((day) => sold(`2026-11-${day}`, 50n, day === '15' ? 20n : 50n))
  const older = sold('2026-11-08', 7_000n)
  const { week, days: told } = salesFigures([older, ...before, ...days], today)
  expect(week).toEqual({ amountMinor: 700n, orders: 7, beforeMinor: 120n })
  expect(told.map(({ beforeMinor }) => beforeMinor)).toEqual([50n, 50n, 0n, 0n, 0n, 0n, 50n])
  expect(told[0]?.date).toBe('2026-11-16')
})

test('nothing sold is seven days of nothing', () => {
  expect(salesFigures([], today)).toMatchObject({ today: { amountMinor: 0n, orders: 0, beforeMinor: 0n } })
  expect(salesFigures([], today).days).toHaveLength(7)
})
