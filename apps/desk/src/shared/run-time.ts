import { addDays, mondayOf } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dateInZone } from '@daftar/rules/calendar/zones'

/** Where the weekly run of the demo's first merchant happens. */
export const runZone = 'Asia/Dubai'
const runHour = 7
const hourMs = 3_600_000

/** The next Monday 07:00 in Dubai: after the week's settlement has fallen due. */
export function nextRun(nowMs: number): number {
  const thisMonday = mondayOf(dateInZone(nowMs, runZone))
  const thisRun = startOfDay(thisMonday, runZone) + runHour * hourMs
  return thisRun > nowMs ? thisRun : startOfDay(addDays(thisMonday, 7), runZone) + runHour * hourMs
}
