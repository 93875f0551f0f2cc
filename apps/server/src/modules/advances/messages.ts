import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { WeekResult } from '@daftar/rules/capital/weekly-deduction'
import { money, toDecimal } from '@daftar/rules/money/money'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import type { Tx } from '../../platform/database/database.ts'
import type { LoanRow } from './store.ts'

/** Queues one e-mail in both languages in the caller's transaction. */
export type QueueMail = (
  tx: Tx,
  mail: { to: string; subject: string; paragraphs: { en: string[]; ar: string[] } },
) => Promise<void>

/** How an advance ends: what was lent came back, a new advance took it over, or it was given up. */
export type ClosedBy = 'repaid' | 'paid_off' | 'written_off'

/** What the signatory hears about an advance (DEC-LOAN-24). */
export interface AdvanceMessages {
  /** `sentMinor` is less than the advance where it paid off an older one. */
  funded(tx: Tx, loan: LoanRow, firstRepayment: CalendarDate, sentMinor: bigint): Promise<void>
  /** Support is told that an advance cannot be sent before somebody has looked at it (DEC-LOAN-27). */
  fundingStopped(tx: Tx, loan: LoanRow): Promise<void>
  shortWeek(tx: Tx, loan: LoanRow, week: Pick<WeekResult, 'repaymentMinor' | 'shortfallMinor'>): Promise<void>
  backOnTrack(tx: Tx, loan: LoanRow): Promise<void>
  /** Four short weeks in a row: the signatory is asked to contact support, support is told (DEC-LOAN-25). */
  flagged(tx: Tx, loan: LoanRow, carriedMinor: bigint): Promise<void>
  closed(tx: Tx, loan: LoanRow, how: ClosedBy): Promise<void>
  /** Support is told that the nightly check found something (DEC-LOAN-36). */
  booksDiffer(tx: Tx, count: number): Promise<void>
}

export function advanceMessages(queue: QueueMail, supportEmail: string): AdvanceMessages {
  const amount = (loan: LoanRow, minor: bigint) =>
    moneyText(toDecimal(money(minor, loan.currency)), loan.currency)
  const send = (tx: Tx, loan: LoanRow, subject: Words, body: Words, to = loan.signatory_email) =>
    write(tx, to, subject, body)
  const write = (tx: Tx, to: string, subject: Words, body: Words) =>
    queue(tx, {
      to,
      subject: `${subject('en')} · ${subject('ar')}`,
      paragraphs: { en: [body('en')], ar: [body('ar')] },
    })
  return {
    funded: (tx, loan, first, sentMinor) =>
      send(
        tx,
        loan,
        (locale) => m.mail_advance_funded_subject({}, { locale }),
        (locale) =>
          m.mail_advance_funded_body({ amount: amount(loan, sentMinor), date: dateText(first) }, { locale }),
      ),
    fundingStopped: (tx, loan) =>
      send(
        tx,
        loan,
        (locale) => m.mail_support_stopped_subject({ name: loan.legal_name }, { locale }),
        (locale) =>
          m.mail_support_stopped_body(
            { amount: amount(loan, loan.amount_minor), id: loan.id, name: loan.legal_name },
            { locale },
          ),
        supportEmail,
      ),
    shortWeek: (tx, loan, week) =>
      send(
        tx,
        loan,
        (locale) => m.mail_advance_short_subject({}, { locale }),
        (locale) =>
          m.mail_advance_short_body(
            { taken: amount(loan, week.repaymentMinor), carried: amount(loan, week.shortfallMinor) },
            { locale },
          ),
      ),
    backOnTrack: (tx, loan) =>
      send(
        tx,
        loan,
        (locale) => m.mail_advance_back_subject({}, { locale }),
        (locale) => m.mail_advance_back_body({}, { locale }),
      ),
    flagged: async (tx, loan, carriedMinor) => {
      const carried = amount(loan, carriedMinor)
      await send(
        tx,
        loan,
        (locale) => m.mail_advance_flagged_subject({}, { locale }),
        (locale) => m.mail_advance_flagged_body({ carried, email: supportEmail }, { locale }),
      )
      await send(
        tx,
        loan,
        (locale) => m.mail_support_flagged_subject({ name: loan.legal_name }, { locale }),
        (locale) => m.mail_support_flagged_body({ carried, id: loan.id, name: loan.legal_name }, { locale }),
        supportEmail,
      )
    },
    booksDiffer: (tx, count) =>
      write(
        tx,
        supportEmail,
        (locale) => m.mail_support_books_subject({}, { locale }),
        (locale) => m.mail_support_books_body({ count }, { locale }),
      ),
    closed: (tx, loan, how) =>
      how === 'written_off'
        ? send(
            tx,
            loan,
            (locale) => m.mail_advance_written_off_subject({}, { locale }),
            (locale) => m.mail_advance_written_off_body({}, { locale }),
          )
        : send(
            tx,
            loan,
            (locale) => m.mail_advance_closed_subject({}, { locale }),
            (locale) =>
              how === 'paid_off'
                ? m.mail_advance_paid_off_body({}, { locale })
                : m.mail_advance_closed_body(
                    { total: amount(loan, loan.amount_minor + loan.fee_minor) },
                    { locale },
                  ),
          ),
  }
}

type Words = (locale: 'en' | 'ar') => string
