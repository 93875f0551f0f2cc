import { expect, test } from 'vitest'
import { cutRange, rangeBefore, wholeDays } from './period.ts'

test('the last seven days end yesterday, and stand against as many before them [DEC-ANA-2]', () => {
  const range = wholeDays(7, '2026-11-22')
  expect(range).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(rangeBefore(range)).toEqual({ from: '2026-11-08', to: '2026-11-14' })
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    from: '2026-02-28',
    to: '2026-02-28',
  })
})

test('a range is cut at Mondays and at the first of a month, its ends as they are [DEC-ANA-3]', () => {
  const range = { from: '2026-10-30', to: '2026-11-03' } as const
  expect(cutRange(range, 'day')).toHaveLength(5)
  expect(cutRange(range, 'week')).toEqual([
    { from: '2026-10-30', to: '2026-11-01' },
    { from: '2026-11-02', to: '2026-11-03' },
  ])
  expect(cutRange(range, 'month')).toEqual([
    { from: '2026-10-30', to: '2026-10-31' },
    { from: '2026-11-01', to: '2026-11-03' },
  ])
})
