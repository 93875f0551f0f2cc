import type { Currency } from '@daftar/rules/money/currency'
import { m } from '../compiled.ts'
import { moneyText } from '../formats/number.ts'
import { merchantNameIn } from '../names.ts'
import type { BothTexts, LetterMoney, Writes } from './letter-line.ts'

export interface OverdueFacts extends LetterMoney {
  merchant: { merchant_name: string | null; merchant_name_ar: string | null }
  address: string
}

interface OfStaffAdvance {
  /** The legal name, and the advance's id. */
  name: string
  id: string
  address: string
}

const overdue: Writes<OverdueFacts> = ({ merchant, amount, currency, address }, locale) => ({
  heading: m.mail_application_overdue_subject({}, { locale }),
  lines: [
    { hero: { amount, currency, above: merchantNameIn(locale, merchant) } },
    m.mail_application_overdue_body(
      { merchant: merchantNameIn(locale, merchant), amount: moneyText(amount, currency) },
      { locale },
    ),
    { action: m.mail_staff_case_action({}, { locale }), address },
  ],
})

export type StoppedChangeFacts = Pick<OverdueFacts, 'merchant' | 'address'>

const changeStopped: Writes<StoppedChangeFacts> = ({ merchant, address }, locale) => ({
  heading: m.mail_staff_bank_account_subject({}, { locale }),
  lines: [
    m.mail_staff_bank_account_body({ merchant: merchantNameIn(locale, merchant) }, { locale }),
    { action: m.mail_staff_bank_account_action({}, { locale }), address },
  ],
})

export interface StaffFlaggedFacts extends OfStaffAdvance {
  carried: string
  currency: Currency
}

const flagged: Writes<StaffFlaggedFacts> = (facts, locale) => {
  const { name, id, carried, currency, address } = facts
  return {
    heading: m.mail_support_flagged_subject({ name }, { locale }),
    lines: [
      { hero: { amount: carried, currency, above: m.mail_advance_carried({}, { locale }) } },
      m.mail_support_flagged_body({ carried: moneyText(carried, currency), id, name }, { locale }),
      { action: m.mail_advance_action({}, { locale }), address },
    ],
  }
}

export interface StoppedFacts extends OfStaffAdvance, LetterMoney {}

const stopped: Writes<StoppedFacts> = (facts, locale) => {
  const { name, id, amount, currency, address } = facts
  return {
    heading: m.mail_support_stopped_subject({ name }, { locale }),
    lines: [
      { hero: { amount, currency } },
      m.mail_support_stopped_body({ amount: moneyText(amount, currency), id, name }, { locale }),
      { action: m.mail_advance_action({}, { locale }), address },
    ],
  }
}

export interface CountFacts {
  count: number
  address: string
}

const unanswered: Writes<CountFacts> = ({ count, address }, locale) => ({
  heading: m.mail_support_unanswered_subject({}, { locale }),
  lines: [
    m.mail_support_unanswered_body({ count }, { locale }),
    { action: m.mail_open_desk({}, { locale }), address },
  ],
})

const booksDiffer: Writes<CountFacts> = ({ count, address }, locale) => ({
  heading: m.mail_support_books_subject({}, { locale }),
  lines: [
    m.mail_support_books_body({ count }, { locale }),
    { action: m.mail_open_desk({}, { locale }), address },
  ],
})

export interface LateTicketFacts {
  number: string
  subject: string
  merchant: BothTexts
  address: string
}

const ticketLate: Writes<LateTicketFacts> = ({ number, subject, merchant, address }, locale) => ({
  heading: m.mail_support_late_subject({ number }, { locale }),
  lines: [
    m.mail_support_late_body({ subject, merchant: merchant[locale] }, { locale }),
    { action: m.mail_open_desk({}, { locale }), address },
  ],
})

export interface TriedFacts {
  product: BothTexts
}

const tried: Writes<TriedFacts> = ({ product }, locale) => ({
  heading: m.mail_health_subject({ brand: product[locale] }, { locale }),
  lines: [m.mail_health_text({}, { locale })],
})

export const staffLetters = {
  staff_application_overdue: overdue,
  staff_bank_account_stopped: changeStopped,
  staff_advance_flagged: flagged,
  staff_advance_stopped: stopped,
  staff_debits_unanswered: unanswered,
  staff_books_differ: booksDiffer,
  staff_ticket_late: ticketLate,
  staff_mail_tried: tried,
}
