import { fromAbsolute, parseDate } from '@internationalized/date'
import type { CalendarDate } from './calendar-date.ts'

/**
 * The first instant (epoch milliseconds) of a day in the zone: its midnight, or the moment the clocks jump
 * over midnight to, where daylight saving begins at that hour (Cairo).
 */
export function startOfDay(date: CalendarDate, zone: string): number {
  return parseDate(date).toDate(zone).getTime()
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function offsetMs(instantMs: number, zone: string): number {
  return fromAbsolute(instantMs, zone).offset
}
