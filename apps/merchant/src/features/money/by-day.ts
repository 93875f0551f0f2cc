import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone } from '@daftar/rules/calendar/zones'

export interface Day<Row> {
  date: CalendarDate
  rows: Row[]
}

/** Rows that are in order, by the days of a zone, in that order (DEC-MON-1). */
export function byDay<Row extends { at: string }>(rows: readonly Row[], zone: string): Day<Row>[] {
  const days = Map.groupBy(rows, ({ at }) => dateInZone(Date.parse(at), zone))
  return [...days].map(([date, ofDay]) => ({ date, rows: ofDay }))
}
