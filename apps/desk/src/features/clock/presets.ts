import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { offsetMs, startOfDay } from '@daftar/rules/calendar/day-bounds'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export function daysLater(nowMs: number, days: number): number {
  return nowMs + days * dayMs
}

/** The instant of a day and an hour as clocks in the zone show them; null while either is not whole. */
export function instantOf(date: string, time: string, zone: string): number | null {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time.trim())
  const day = parseCalendarDate(date)
  if (!match || day === null) return null
  const sinceMidnight = Number(match[1]) * hourMs + Number(match[2]) * 60_000
  const guess = startOfDay(day, zone) + sinceMidnight
  return guess - (offsetMs(guess, zone) - offsetMs(startOfDay(day, zone), zone))
}
