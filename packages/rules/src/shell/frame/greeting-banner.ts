import type { CalendarDate } from '../../calendar/calendar-date.ts'

/** APP-79, DEC-APP-10: the last day, shown to its end. Change this one date for a new season. */
export const greetingUntil: CalendarDate = '2025-04-04'

/** Whether the greeting shows (APP-78, APP-79): on signed-in pages, while the local date is not later. */
export function showsGreeting(isSignedIn: boolean, today: CalendarDate, until = greetingUntil): boolean {
  return isSignedIn && today <= until
}
