import { addDays, weekdayOf, type CalendarDate, type Weekday } from '../calendar/calendar-date.ts'
import { startOfDay } from '../calendar/day-bounds.ts'
import { dateInZone } from '../calendar/zones.ts'

/** From when until when somebody answers, in minutes after midnight of the country's clock. */
type Window = readonly [from: number, until: number]

/** When the provider's agents answer merchants of a country: the days they work, with the break in them. */
export interface ServiceHours {
  readonly zone: string
  readonly weekend: readonly Weekday[]
  readonly holidays: readonly CalendarDate[]
  readonly windows: readonly Window[]
  /** In the month of Ramadan. */
  readonly ramadanWindows: readonly Window[]
}

const hour = 60
const minuteMs = 60_000

/** Nine to six with an hour's break, ten to three in Ramadan. */
const usual = {
  windows: [
    [9 * hour, 13 * hour],
    [14 * hour, 18 * hour],
  ],
  ramadanWindows: [[10 * hour, 15 * hour]],
} as const satisfies Pick<ServiceHours, 'windows' | 'ramadanWindows'>

const zones: Readonly<Record<string, { zone: string; weekend: readonly Weekday[] }>> = {
  ARE: { zone: 'Asia/Dubai', weekend: [6, 7] },
  SAU: { zone: 'Asia/Riyadh', weekend: [5, 6] },
  KWT: { zone: 'Asia/Kuwait', weekend: [5, 6] },
  QAT: { zone: 'Asia/Qatar', weekend: [5, 6] },
  BHR: { zone: 'Asia/Bahrain', weekend: [5, 6] },
  OMN: { zone: 'Asia/Muscat', weekend: [5, 6] },
  EGY: { zone: 'Africa/Cairo', weekend: [5, 6] },
}

/** The hours of a country; of one we have no office in, those of the Emirates. */
export function serviceHoursOf(country: string, holidays: readonly CalendarDate[] = []): ServiceHours {
  return { ...(zones[country] ?? zones['ARE']!), ...usual, holidays }
}

/** How long somebody who asks may wait for the first answer of a person, in minutes of service. */
export const firstAnswerMinutes = 4 * hour

/** A year without one working day is no calendar of ours. */
const daysTried = 400

/**
 * The instant at which so many minutes of service have passed: the clock stands still at night, in the break,
 * on weekends and holidays. Throws where the hours have no minute of service within a year.
 */
export function afterService(from: Date, minutes: number, hours: ServiceHours): Date {
  let left = minutes * minuteMs
  let day = dateInZone(from.getTime(), hours.zone)
  for (let tries = 0; tries < daysTried; tries += 1, day = addDays(day, 1)) {
    for (const [opens, closes] of windowsOn(day, hours)) {
      const begins = Math.max(opens, from.getTime())
      const there = closes - begins
      if (there <= 0) continue
      if (left <= there) return new Date(begins + left)
      left -= there
    }
  }
  throw new Error('the hours of service have no working day')
}

/** The windows of a day as instants, in order. */
function windowsOn(day: CalendarDate, hours: ServiceHours): [opens: number, closes: number][] {
  if (hours.weekend.includes(weekdayOf(day)) || hours.holidays.includes(day)) return []
  const midnight = startOfDay(day, hours.zone)
  const windows = isRamadan(day) ? hours.ramadanWindows : hours.windows
  return windows.map(([from, until]) => [midnight + from * minuteMs, midnight + until * minuteMs])
}

const ramadan = '9'
const months = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
})

/** Whether a day lies in Ramadan by the calendar of Umm al-Qura. */
export function isRamadan(day: CalendarDate): boolean {
  return months.format(new Date(`${day}T12:00:00Z`)) === ramadan
}
