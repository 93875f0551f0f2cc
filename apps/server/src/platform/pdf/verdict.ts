import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
/**
 * What a look at a PDF told. `encrypted`: it needs a password to be read; `password_wrong`: the one given
 * does not open it; `unreadable`: broken, or no PDF at all; `too_heavy`: it cost more than it may and was
 * stopped; `active`: it runs scripts, starts programs or carries files.
 */
export type PdfKind =
  'text' | 'scanned' | 'encrypted' | 'password_wrong' | 'unreadable' | 'too_heavy' | 'active'

export interface PdfInspection {
  kind: PdfKind
  /** Null where the document could not be opened. */
  pages: number | null
}

/** What could be read from a bank statement (DEC-WIZ-9). Dates are calendar dates, YYYY-MM-DD. */
export interface StatementReading extends PdfInspection {
  hasText: boolean
  holder: string | null
  /** The account's own IBAN as far as the document tells, without spaces. */
  iban: string | null
  /** Every valid IBAN of the document, the account's own first. */
  ibans: string[]
  firstEntry: CalendarDate | null
  lastEntry: CalendarDate | null
  /** Of a licence or an identity document; absent where none was asked for, null where nothing was found. */
  document?: DocumentReading | SealedReading | null
}

/** What a document is read as. */
export type DocumentKind = DocumentReading['kind']

export type DocumentReading = LicenceReading | IdentityReading

/** What an identity document said, kept encrypted. */
export interface SealedReading {
  kind: 'sealed'
  box: string
}

/** A commercial licence by its labelled lines (DEC-KYB-14). */
export interface LicenceReading {
  kind: 'licence'
  number: string | null
  companyName: string | null
  issueDate: CalendarDate | null
  expiryDate: CalendarDate | null
}

/** The machine-readable zone of a passport or card; all null where a check digit is wrong. */
export interface IdentityReading {
  kind: 'identity'
  /** Every check digit holds. */
  isChecked: boolean
  document: 'passport' | 'card' | null
  names: string | null
  number: string | null
  /** The holder's own number, of an Emirates ID. */
  nationalNumber: string | null
  /** The state, in three letters. */
  issuer: string | null
  expiryDate: CalendarDate | null
}

/** A reading that found nothing. */
export function emptyReading(look: PdfInspection): StatementReading {
  return {
    ...look,
    hasText: look.kind === 'text',
    holder: null,
    iban: null,
    ibans: [],
    firstEntry: null,
    lastEntry: null,
  }
}
