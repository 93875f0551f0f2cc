import { weekdays, type Week } from './hours.ts'

/** A week in which nothing is open. */
export const closedWeek: Week = weekdays.map(() => [])
