import { addDays, mondayOf, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone } from '@daftar/rules/calendar/zones'

/** Where the weekly run of the demo's first merchant happens. */
export const runZone = 'Asia/Dubai'

/** The next Monday 07:00 in Dubai: after the week's settlement has fallen due. */
export function nextRun(nowMs: number): number {
  const thisMonday = mondayOf(dateInZone(nowMs, runZone))
  const thisRun = runOn(thisMonday)
  return thisRun > nowMs ? thisRun : runOn(addDays(thisMonday, 7))
}

/** Dubai never turns its clocks: no library of zones is loaded for it with every page. */
function runOn(monday: CalendarDate): number {
  return Date.parse(`${monday}T07:00:00+04:00`)
}
