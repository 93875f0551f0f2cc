import { addDays, addMonths, type CalendarDate } from '../../calendar/calendar-date.ts'

/** 150000 KB of 1,024 bytes (CAP-15, WIZ-54, DEC-WIZ-12). */
export const statementBytesMax = 150_000 * 1_024

/**
 * First transaction no later than this many months ago, last one no earlier than that many days ago (WIZ-62,
 * WIZ-63).
 */
export const statementMonths = 6
export const statementFreshDays = 7

/** Letters and digits a page needs on average: a page number or a stamp on a scan is no text layer. */
const textPerPageMin = 10

/** What a reader found in one file. */
export interface StatementFile {
  readonly bytes: number
  /** By content: it begins as a PDF does. */
  readonly isPdf: boolean
  readonly isEncrypted: boolean
  readonly hasPassword: boolean
  /** Null when it was not opened or could not be read although it opens. */
  readonly opened: { readonly pages: number; readonly text: string } | null
}

export type StatementVerdict =
  | 'ok'
  | 'file_too_large'
  | 'file_type'
  | 'statement_password_required'
  | 'statement_password_wrong'
  | 'statement_unreadable'
  | 'statement_scanned'

/**
 * The first thing wrong with a file, or ok (WIZ-52, WIZ-53, WIZ-54, WIZ-56, DEC-WIZ-9). The codes are field
 * codes.
 */
export function statementVerdict(file: StatementFile): StatementVerdict {
  if (file.bytes > statementBytesMax) return 'file_too_large'
  if (!file.isPdf) return 'file_type'
  if (!file.opened) return unopened(file)
  if (file.opened.pages < 1) return 'statement_unreadable'
  return isScanned(file.opened) ? 'statement_scanned' : 'ok'
}

function unopened({ isEncrypted, hasPassword }: StatementFile): StatementVerdict {
  if (!isEncrypted) return 'statement_unreadable'
  return hasPassword ? 'statement_password_wrong' : 'statement_password_required'
}

/** A file without a text layer counts as scanned (DEC-WIZ-9). */
export function isScanned({ pages, text }: { pages: number; text: string }): boolean {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < textPerPageMin * pages
}

/**
 * Whether a file told anything about its account; what opens and says nothing goes to a reviewer (DEC-WIZ-9).
 */
export function readingState(found: {
  readonly holder: string | null
  readonly iban: string | null
  readonly firstEntry: string | null
}): 'read' | 'unreadable' {
  return found.holder || found.iban || found.firstEntry ? 'read' : 'unreadable'
}

/** First and last transaction of one file; null where they could not be read. */
export interface StatementDates {
  readonly firstEntry: CalendarDate | null
  readonly lastEntry: CalendarDate | null
}

export type PeriodVerdict = 'ok' | 'statement_starts_too_late' | 'statement_ends_too_early' | 'to_reviewer'

/**
 * Whether the files together cover the months asked for, on the day of submission (WIZ-62, WIZ-63,
 * DEC-WIZ-9). When a date could not be read anywhere, a reviewer looks.
 */
export function periodVerdict(files: readonly StatementDates[], today: CalendarDate): PeriodVerdict {
  const first = files
    .map((file) => file.firstEntry)
    .filter((date) => date !== null)
    .toSorted()[0]
  const last = files
    .map((file) => file.lastEntry)
    .filter((date) => date !== null)
    .toSorted()
    .at(-1)
  const hasUnread = files.some((file) => file.firstEntry === null || file.lastEntry === null)
  // An unread file may be the one that covers what the others lack.
  if (first === undefined || last === undefined) return 'to_reviewer'
  if (first > addMonths(today, -statementMonths))
    return hasUnread ? 'to_reviewer' : 'statement_starts_too_late'
  if (last < addDays(today, -statementFreshDays))
    return hasUnread ? 'to_reviewer' : 'statement_ends_too_early'
  return 'ok'
}

/** One row of the upload list. */
export interface StatementRow {
  readonly url: string
  readonly password: string
}

/** What is sent: rows without a file are dropped when another has one (WIZ-50, WIZ-57, DEC-WIZ-10). */
export function filledRows<Row extends StatementRow>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => row.url !== '')
}

/** What the confirmation dialog states, in this order (WIZ-60 to WIZ-64). */
export const statementRequirements = [
  'business_account',
  'entity_name_and_iban_visible',
  'first_entry_six_months_ago',
  'last_entry_seven_days_ago',
  'downloaded_from_online_bank',
] as const
