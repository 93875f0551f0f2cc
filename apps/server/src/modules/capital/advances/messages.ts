import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { paidOffText, transferRefusedText } from '@daftar/words/told'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { BilingualMail, QueueMail } from '../../../platform/mail/bilingual-mail.ts'
import type { AdvanceRow } from './store.ts'
import type { WeekNews } from './week-news.ts'

/** How an advance ends: what was lent came back, a new advance took it over, or it was given up. */
export type ClosedBy = 'repaid' | 'paid_off' | 'written_off'

/** What the signatory hears about an advance (DEC-LOAN-24). */
export interface AdvanceMessages {
  /** `sentMinor` is less than the advance where it paid off an older one. */
  funded(tx: Tx, advance: AdvanceRow, firstRepayment: CalendarDate, sentMinor: bigint): Promise<void>
  /** The bank refused the transfer of an advance. */
  refused(tx: Tx, advance: AdvanceRow, amountMinor: bigint, at: Date): Promise<void>
  /** Support is told that an advance cannot be sent before somebody has looked at it (DEC-LOAN-27). */
  fundingStopped(tx: Tx, advance: AdvanceRow): Promise<void>
  /** After four short weeks in a row the signatory is asked to contact support, and support is told (DEC-LOAN-25). */
  weeksEnded(tx: Tx, news: readonly WeekNews[]): Promise<void>
  /** Banks have not answered debits: each signatory is told of its own, support how many there are (docs/decisions/0040). */
  debitsUnanswered(tx: Tx, debits: readonly UnansweredDebit[]): Promise<void>
  closed(tx: Tx, ends: readonly End[]): Promise<void>
  /** Support is told that the nightly check found something (DEC-LOAN-36). */
  booksDiffer(tx: Tx, count: number): Promise<void>
}

export interface UnansweredDebit {
  advance: AdvanceRow
  amountMinor: bigint
  presentedOn: CalendarDate
}

interface End {
  advance: AdvanceRow
  how: ClosedBy
  at: Date
}

/** The mailbox of support in a country; of none, the common one (DEC-CAP-9). */
export type SupportEmailOf = (country: string) => string

export function advanceMessages(queue: QueueMail, supportEmailOf: SupportEmailOf): AdvanceMessages {
  return {
    funded: (tx, advance, first, sentMinor) =>
      queue(
        tx,
        toSignatory(
          advance,
          (locale) => m.mail_advance_funded_subject({}, { locale }),
          (locale) =>
            wordsOf(advance).funded(
              { amount: amountOf(advance, sentMinor), date: dateText(first) },
              { locale },
            ),
        ),
      ),
    refused: (tx, advance, amountMinor, at) => {
      const { currency } = advance
      const on = dateInZone(at.getTime(), zoneOfCurrency(currency))
      const refused = { amount: toDecimal(money(amountMinor, currency)), currency, on }
      return queue(
        tx,
        toSignatory(
          advance,
          (locale) => m.mail_advance_refused_subject({}, { locale }),
          (locale) => transferRefusedText(refused, locale),
        ),
      )
    },
    fundingStopped: async (tx, advance) => {
      const mailboxOf = await mailboxes(tx, [advance], supportEmailOf)
      await queue(
        tx,
        mailOf(
          mailboxOf(advance),
          (locale) => m.mail_support_stopped_subject({ name: advance.legal_name }, { locale }),
          (locale) =>
            m.mail_support_stopped_body(
              { amount: amountOf(advance, advance.amount_minor), id: advance.id, name: advance.legal_name },
              { locale },
            ),
        ),
      )
    },
    weeksEnded: async (tx, news) => {
      const flagged = news.filter(({ kind }) => kind === 'flagged').map(({ advance }) => advance)
      const mailboxOf = await mailboxes(tx, flagged, supportEmailOf)
      await queue(tx, ...news.flatMap((one) => lettersOfWeek(one, mailboxOf)))
    },
    debitsUnanswered: async (tx, debits) => {
      const mailboxOf = await mailboxes(
        tx,
        debits.map(({ advance }) => advance),
        supportEmailOf,
      )
      const byMailbox = Map.groupBy(debits, ({ advance }) => mailboxOf(advance))
      await queue(
        tx,
        ...debits.map(letterOfUnanswered),
        ...[...byMailbox].map(([mailbox, { length: count }]) =>
          mailOf(
            mailbox,
            (locale) => m.mail_support_unanswered_subject({}, { locale }),
            (locale) => m.mail_support_unanswered_body({ count }, { locale }),
          ),
        ),
      )
    },
    booksDiffer: (tx, count) =>
      queue(
        tx,
        mailOf(
          supportEmailOf(''),
          (locale) => m.mail_support_books_subject({}, { locale }),
          (locale) => m.mail_support_books_body({ count }, { locale }),
        ),
      ),
    closed: (tx, ends) => queue(tx, ...ends.map(letterOfEnd)),
  }
}

/** What is said of how an advance is repaid: no letter about a debit speaks of payouts. */
const repaymentWords = {
  payout: {
    funded: m.mail_advance_funded_body,
    short: m.mail_advance_short_body,
    flagged: m.mail_advance_flagged_body,
    writtenOffSubject: m.mail_advance_written_off_subject,
    writtenOff: m.mail_advance_written_off_body,
  },
  direct_debit: {
    funded: m.mail_advance_funded_body_debit,
    short: m.mail_advance_short_body_debit,
    flagged: m.mail_advance_flagged_body_debit,
    writtenOffSubject: m.mail_advance_written_off_subject_debit,
    writtenOff: m.mail_advance_written_off_body_debit,
  },
} as const

function wordsOf({ tags }: AdvanceRow) {
  return repaymentWords[tags.includes('direct_debit') ? 'direct_debit' : 'payout']
}

type MailboxOf = (advance: AdvanceRow) => string

/** Where support reads for each of these advances, in one statement; in none where there is none. */
async function mailboxes(
  tx: Tx,
  advances: readonly AdvanceRow[],
  supportEmailOf: SupportEmailOf,
): Promise<MailboxOf> {
  const merchantIds = [...new Set(advances.map((advance) => advance.merchant_id))]
  const rows =
    merchantIds.length === 0
      ? []
      : await tx<Row<'merchant_public', 'merchant_id' | 'country'>[]>`
          select merchant_id, country from merchant_public where merchant_id = any (${merchantIds})`
  const countries = new Map(rows.map((row) => [row.merchant_id, row.country]))
  return (advance) => supportEmailOf(countries.get(advance.merchant_id) ?? '')
}

function lettersOfWeek(
  { advance, kind, collectedBy, repaidMinor, carriedMinor }: WeekNews,
  mailboxOf: MailboxOf,
): BilingualMail[] {
  const carried = amountOf(advance, carriedMinor)
  const words = repaymentWords[collectedBy]
  if (kind === 'short')
    return [
      toSignatory(
        advance,
        (locale) => m.mail_advance_short_subject({}, { locale }),
        (locale) => words.short({ taken: amountOf(advance, repaidMinor), carried }, { locale }),
      ),
    ]
  if (kind === 'back_on_track')
    return [
      toSignatory(
        advance,
        (locale) => m.mail_advance_back_subject({}, { locale }),
        (locale) => m.mail_advance_back_body({}, { locale }),
      ),
    ]
  const mailbox = mailboxOf(advance)
  return [
    toSignatory(
      advance,
      (locale) => m.mail_advance_flagged_subject({}, { locale }),
      (locale) => words.flagged({ carried, email: mailbox }, { locale }),
    ),
    mailOf(
      mailbox,
      (locale) => m.mail_support_flagged_subject({ name: advance.legal_name }, { locale }),
      (locale) =>
        m.mail_support_flagged_body({ carried, id: advance.id, name: advance.legal_name }, { locale }),
    ),
  ]
}

function letterOfUnanswered({ advance, amountMinor, presentedOn }: UnansweredDebit): BilingualMail {
  const debit = { amount: amountOf(advance, amountMinor), date: dateText(presentedOn) }
  return toSignatory(
    advance,
    (locale) => m.mail_advance_unanswered_subject({}, { locale }),
    (locale) => m.mail_advance_unanswered_body(debit, { locale }),
  )
}

function letterOfEnd({ advance, how, at }: End): BilingualMail {
  if (how === 'written_off')
    return toSignatory(
      advance,
      (locale) => wordsOf(advance).writtenOffSubject({}, { locale }),
      (locale) => wordsOf(advance).writtenOff({}, { locale }),
    )
  const total = amountOf(advance, advance.amount_minor + advance.fee_minor)
  return toSignatory(
    advance,
    (locale) => m.mail_advance_closed_subject({}, { locale }),
    (locale) =>
      how === 'paid_off'
        ? paidOffText({ at: at.toISOString(), currency: advance.currency }, locale)
        : m.mail_advance_closed_body({ total }, { locale }),
  )
}

function toSignatory(advance: AdvanceRow, subject: Words, body: Words): BilingualMail {
  return mailOf(advance.signatory_email, subject, body)
}

function mailOf(to: string, subject: Words, body: Words): BilingualMail {
  return {
    to,
    subject: `${subject('en')} · ${subject('ar')}`,
    paragraphs: { en: [body('en')], ar: [body('ar')] },
  }
}

function amountOf(advance: AdvanceRow, minor: bigint): string {
  return moneyText(toDecimal(money(minor, advance.currency)), advance.currency)
}

type Words = (locale: 'en' | 'ar') => string
