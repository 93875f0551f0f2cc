import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Database } from '../../../platform/database/database.ts'
import type { Documents } from '../../casework/files/index.ts'

export interface ListingsDependencies {
  database: Database
  calendarOf: CalendarOf
  /** Whose a picture is. */
  documents: Documents
}
