import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Listed } from '@daftar/rules/screening/match'

/** A row of a list as a file gives it, of whatever form the file is. */
export interface ListRow extends Listed {
  id: string
  note: string
  source: string
  listedOn: CalendarDate | null
}

/** The rows of a file, or all that is wrong with it in words. */
export type ReadList = { rows: ListRow[] } | { problems: string[] }
