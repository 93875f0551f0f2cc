import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import {
  endLetter,
  fundedLetter,
  refusedLetter,
  stoppedLetter,
  unansweredLetter,
  weekLetters,
  type End,
  type UnansweredDebit,
} from './letters.ts'
import type { AdvanceRow } from './store.ts'
import type { WeekNews } from './repayments/week-news.ts'

/** What the signatory hears about an advance (DEC-LOAN-24). */
export interface AdvanceMessages {
  /** `sentMinor` is less than the advance where it paid off an older one. */
  funded(tx: Tx, advance: AdvanceRow, firstRepayment: CalendarDate, sentMinor: bigint): Promise<void>
  /** The bank refused the transfer of an advance. */
  refused(tx: Tx, advance: AdvanceRow, amountMinor: bigint, at: Date): Promise<void>
  /** Support is told that an advance cannot be sent before somebody has looked at it (DEC-LOAN-27). */
  fundingStopped(tx: Tx, advance: AdvanceRow): Promise<void>
  /**
   * After four short weeks in a row the signatory is asked to contact support, and support is told
   * (DEC-LOAN-25).
   */
  weeksEnded(tx: Tx, news: readonly WeekNews[]): Promise<void>
  /**
   * Banks have not answered debits: each signatory is told of its own, support how many there are
   * (docs/decisions/0040).
   */
  debitsUnanswered(tx: Tx, debits: readonly UnansweredDebit[]): Promise<void>
  closed(tx: Tx, ends: readonly End[]): Promise<void>
  /** Support is told that the nightly check found something (DEC-LOAN-36). */
  booksDiffer(tx: Tx, count: number): Promise<void>
}

/** The mailbox of support in a country; of none, the common one (DEC-CAP-9). */
export type SupportEmailOf = (country: string) => string

/** Whom letters of advances go to and where they lead. */
interface LetterDependencies {
  queueMail: QueueMail
  supportEmailOf: SupportEmailOf
  publicOrigin: string
}

export function advanceMessages({
  queueMail,
  supportEmailOf,
  publicOrigin,
}: LetterDependencies): AdvanceMessages {
  return {
    funded: (tx, ...told) => queueMail(tx, fundedLetter(publicOrigin, ...told)),
    refused: (tx, ...told) => queueMail(tx, refusedLetter(publicOrigin, ...told)),
    fundingStopped: async (tx, advance) => {
      const mailboxOf = await mailboxes(tx, [advance], supportEmailOf)
      await queueMail(tx, stoppedLetter(publicOrigin, advance, mailboxOf(advance)))
    },
    weeksEnded: async (tx, news) => {
      const flagged = news.filter(({ kind }) => kind === 'flagged').map(({ advance }) => advance)
      const mailboxOf = await mailboxes(tx, flagged, supportEmailOf)
      await queueMail(tx, ...news.flatMap((one) => weekLetters(publicOrigin, one, mailboxOf)))
    },
    debitsUnanswered: async (tx, debits) => {
      const advances = debits.map(({ advance }) => advance)
      const mailboxOf = await mailboxes(tx, advances, supportEmailOf)
      const byMailbox = Map.groupBy(advances, mailboxOf)
      const address = `${publicOrigin}/desk/debits`
      await queueMail(
        tx,
        ...debits.map((debit) => unansweredLetter(publicOrigin, debit)),
        ...[...byMailbox].map(([to, { length: count }]) => {
          return { kind: 'staff_debits_unanswered', to, facts: { count, address } } as const
        }),
      )
    },
    booksDiffer: (tx, count) => {
      const facts = { count, address: `${publicOrigin}/desk/advances/book-differences` }
      return queueMail(tx, { kind: 'staff_books_differ', to: supportEmailOf(''), facts })
    },
    closed: (tx, ends) => queueMail(tx, ...ends.map((end) => endLetter(publicOrigin, end))),
  }
}

/** Where support reads for each of these advances, in one statement; in none where there is none. */
async function mailboxes(
  tx: Tx,
  advances: readonly AdvanceRow[],
  supportEmailOf: SupportEmailOf,
): Promise<(advance: AdvanceRow) => string> {
  const merchantIds = [...new Set(advances.map((advance) => advance.merchant_id))]
  const rows =
    merchantIds.length === 0
      ? []
      : await tx<Row<'merchant_public', 'merchant_id' | 'country'>[]>`
          select merchant_id, country from merchant_public where merchant_id = any (${merchantIds})`
  const countries = new Map(rows.map((row) => [row.merchant_id, row.country]))
  return (advance) => supportEmailOf(countries.get(advance.merchant_id) ?? '')
}
