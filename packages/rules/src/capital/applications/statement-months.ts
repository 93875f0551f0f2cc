import { addMonths, type CalendarDate } from '../../calendar/calendar-date.ts'
import type { StatementDates } from './statement-rules.ts'

/** Calendar months as the first days of each. */
export interface StatementMonths {
  /** Months at least one statement has entries in, oldest first. */
  readonly covered: readonly CalendarDate[]
  /**
   * Months between the first and the last entry of all that no statement has: a file is missing in the
   * middle.
   */
  readonly missing: readonly CalendarDate[]
}

/**
 * Which months the statements of an application cover together; a file that could not be read covers none.
 */
export function statementMonthsOf(statements: readonly StatementDates[]): StatementMonths {
  const covered = [...new Set(statements.flatMap(monthsOf))].toSorted()
  const [first, last] = [covered[0], covered.at(-1)]
  if (first === undefined || last === undefined) return { covered: [], missing: [] }
  const between = monthsOf({ firstEntry: first, lastEntry: last })
  return { covered, missing: between.filter((month) => !covered.includes(month)) }
}

function monthsOf({ firstEntry, lastEntry }: StatementDates): CalendarDate[] {
  if (firstEntry === null || lastEntry === null || firstEntry > lastEntry) return []
  const months: CalendarDate[] = []
  for (let month = monthOf(firstEntry); month <= lastEntry; month = addMonths(month, 1)) months.push(month)
  return months
}

function monthOf(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 7)}-01` as CalendarDate
}
