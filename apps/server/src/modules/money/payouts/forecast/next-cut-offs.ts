import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { WorkingCalendar } from '@daftar/rules/calendar/working-days'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import type { ForecastWeek } from '@daftar/rules/payouts/forecast'
import { mondaysRunOn, weeklyRunTimes } from '../../settlement/index.ts'

/** Long enough for a few runs, whatever holidays there are. */
const aheadMs = 70 * 86_400_000

/** The cut-offs of the next weekly runs that a merchant has not been closed up to, the earliest first. */
export function nextCutOffs(
  currency: Currency,
  calendar: WorkingCalendar,
  { since, now, count }: { since: Date | null; now: Date; count: number },
): ForecastWeek[] {
  const zone = zoneOfCurrency(currency)
  const isOpen = (monday: CalendarDate) => since === null || startOfDay(monday, zone) > since.getTime()
  return weeklyRunTimes(currency, calendar, now, new Date(now.getTime() + aheadMs))
    .map((run) => dateInZone(run.getTime(), zone))
    .flatMap((paysOn) => mondaysRunOn(paysOn, calendar).map((cutOffOn) => ({ cutOffOn, paysOn })))
    .filter(({ cutOffOn }) => isOpen(cutOffOn))
    .slice(0, count)
}
