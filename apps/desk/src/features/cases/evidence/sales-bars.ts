import type { DeskCase } from '../queries.ts'

type Week = DeskCase['sales']['weeks'][number]
type Bar = { id: string; value: number; amount: string; status: 'sold' | 'none' }

/**
 * The weeks from the oldest to the newest; a height is only looked at, so the nearest number is good enough.
 */
export function barsOf(weeks: readonly Week[]): Bar[] {
  return weeks
    .toSorted((one, other) => (one.week_start < other.week_start ? -1 : 1))
    .map(({ week_start, amount }) => {
      const value = Math.max(Number(amount), 0)
      return { id: week_start, value, amount, status: value > 0 ? 'sold' : 'none' }
    })
}
