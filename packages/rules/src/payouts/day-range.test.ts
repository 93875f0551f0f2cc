import { expect, test } from 'vitest'
import { addDays } from '../calendar/calendar-date.ts'
import { askableRanges, dayRangeProblem, longestRangeTo } from './day-range.ts'

test('a range is of one day up to twelve months [DEC-PO-7]', () => {
  expect(dayRangeProblem({ from: '2026-11-21', to: '2026-11-21' })).toBeNull()
  expect(dayRangeProblem({ from: '2025-11-22', to: '2026-11-21' })).toBeNull()
  expect(dayRangeProblem({ from: '2025-11-21', to: '2026-11-21' })).toBe('too_long')
  expect(dayRangeProblem({ from: '2026-11-22', to: '2026-11-21' })).toBe('backwards')
  for (const to of ['2026-11-21', '2026-02-28', '2024-02-29', '2026-12-31'] as const) {
    const longest = longestRangeTo(to)
    expect(dayRangeProblem(longest), to).toBeNull()
    expect(dayRangeProblem({ ...longest, from: addDays(longest.from, -1) }), to).toBe('too_long')
  }
})

test('a longer range is asked for in parts that follow each other and leave no day out', () => {
  expect(askableRanges({ from: '2026-01-05', to: '2026-03-01' })).toEqual([
    { from: '2026-01-05', to: '2026-03-01' },
  ])
  const parts = askableRanges({ from: '2023-12-22', to: '2026-01-03' })
  expect(parts).toEqual([
    { from: '2023-12-22', to: '2024-12-21' },
    { from: '2024-12-22', to: '2025-12-21' },
    { from: '2025-12-22', to: '2026-01-03' },
  ])
  expect(parts.map(dayRangeProblem)).toEqual([null, null, null])
})
