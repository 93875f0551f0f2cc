import type { Currency } from '@daftar/rules/money/currency'
import { m } from '../compiled.ts'
import { dateText } from '../formats/date.ts'
import { moneyText } from '../formats/number.ts'
import { paidOffText, transferRefusedText } from '../told.ts'
import type { LetterLine, LetterMoney, Writes } from './letter-line.ts'

/** What weeks are taken out of: no letter about a debit speaks of payouts. */
export type RepaidBy = 'payout' | 'direct_debit'

export interface OfAdvance {
  repaidBy: RepaidBy
  /** The page of the advance. */
  address: string
}

export interface FundedFacts extends OfAdvance, LetterMoney {
  /** Calendar date of the first repayment. */
  firstOn: string
}

const funded: Writes<FundedFacts> = ({ amount, currency, firstOn, ...of }, locale) => {
  const words = of.repaidBy === 'payout' ? m.mail_advance_funded_body : m.mail_advance_funded_body_debit
  return {
    heading: m.mail_advance_funded_subject({}, { locale }),
    lines: [
      { hero: { amount, currency, above: m.mail_advance_to_bank({}, { locale }) } },
      words({ amount: moneyText(amount, currency), date: dateText(firstOn) }, { locale }),
      action(of, locale),
    ],
  }
}

export interface RefusedFacts extends OfAdvance, LetterMoney {
  /** Calendar date on which the bank refused it. */
  on: string
}

const refused: Writes<RefusedFacts> = ({ amount, currency, on, ...of }, locale) => ({
  heading: m.mail_advance_refused_subject({}, { locale }),
  lines: [transferRefusedText({ amount, currency, on }, locale), action(of, locale)],
})

export interface WeekFacts extends OfAdvance {
  currency: Currency
  taken: string
  carried: string
}

/** Where nothing came in, no letter says that zero was taken. */
const short: Writes<WeekFacts> = ({ currency, taken, carried, ...of }, locale) => {
  const words = shortWords[of.repaidBy === 'direct_debit' ? 'debit' : isNothing(taken) ? 'nothing' : 'some']
  const figures = { taken: moneyText(taken, currency), carried: moneyText(carried, currency) }
  return {
    heading: m.mail_advance_short_subject({}, { locale }),
    lines: [
      { hero: { amount: carried, currency, above: m.mail_advance_carried({}, { locale }) } },
      words(figures, { locale }),
      action(of, locale),
    ],
  }
}

const shortWords = {
  some: m.mail_advance_short_body,
  nothing: m.mail_advance_short_body_nothing,
  debit: m.mail_advance_short_body_debit,
} as const

const backOnTrack: Writes<OfAdvance> = (of, locale) => ({
  heading: m.mail_advance_back_subject({}, { locale }),
  lines: [m.mail_advance_back_body({}, { locale }), action(of, locale)],
})

export interface FlaggedFacts extends OfAdvance {
  currency: Currency
  carried: string
  supportEmail: string
}

const flagged: Writes<FlaggedFacts> = ({ currency, carried, supportEmail: email, ...of }, locale) => {
  const words = of.repaidBy === 'payout' ? m.mail_advance_flagged_body : m.mail_advance_flagged_body_debit
  return {
    heading: m.mail_advance_flagged_subject({}, { locale }),
    lines: [
      { hero: { amount: carried, currency, above: m.mail_advance_carried({}, { locale }) } },
      words({ carried: moneyText(carried, currency), email }, { locale }),
      action(of, locale),
    ],
  }
}

export interface UnansweredFacts extends OfAdvance, LetterMoney {
  presentedOn: string
}

const unanswered: Writes<UnansweredFacts> = ({ amount, currency, presentedOn, ...of }, locale) => ({
  heading: m.mail_advance_unanswered_subject({}, { locale }),
  lines: [
    { hero: { amount, currency } },
    m.mail_advance_unanswered_body(
      { amount: moneyText(amount, currency), date: dateText(presentedOn) },
      { locale },
    ),
    action(of, locale),
  ],
})

export interface ClosedFacts extends OfAdvance, LetterMoney {}

const closed: Writes<ClosedFacts> = ({ amount, currency, ...of }, locale) => ({
  heading: m.mail_advance_closed_subject({}, { locale }),
  lines: [
    { hero: { amount, currency, above: m.mail_advance_repaid({}, { locale }) } },
    m.mail_advance_closed_body({ total: moneyText(amount, currency) }, { locale }),
    action(of, locale),
  ],
})

export interface PaidOffFacts extends OfAdvance {
  at: string
  currency: Currency
}

const paidOff: Writes<PaidOffFacts> = ({ at, currency, ...of }, locale) => ({
  heading: m.mail_advance_closed_subject({}, { locale }),
  lines: [paidOffText({ at, currency }, locale), action(of, locale)],
})

const writtenOff: Writes<OfAdvance> = (of, locale) => {
  const words = writtenOffWords[of.repaidBy]
  return { heading: words.subject({}, { locale }), lines: [words.body({}, { locale }), action(of, locale)] }
}

const writtenOffWords = {
  payout: { subject: m.mail_advance_written_off_subject, body: m.mail_advance_written_off_body },
  direct_debit: {
    subject: m.mail_advance_written_off_subject_debit,
    body: m.mail_advance_written_off_body_debit,
  },
} as const

const voided: Writes<object> = (_facts, locale) => ({
  heading: m.mail_advance_voided_subject({}, { locale }),
  lines: [m.mail_advance_voided_body({}, { locale })],
})

export interface ReliefFacts extends OfAdvance {
  currency: Currency
  /** What was granted; null where it was declined. A minimum of null is a pause. */
  granted: { from: string; until: string; minimum: string | null } | null
  note_en: string
  note_ar: string
}

const relief: Writes<ReliefFacts> = ({ currency, granted, note_en, note_ar, ...of }, locale) => ({
  heading: granted
    ? m.mail_relief_approved_subject({}, { locale })
    : m.mail_relief_declined_subject({}, { locale }),
  lines: [
    reliefText(granted, { currency, repaidBy: of.repaidBy, locale }),
    locale === 'ar' ? note_ar : note_en,
    action(of, locale),
  ],
})

function reliefText(
  granted: ReliefFacts['granted'],
  { currency, repaidBy, locale }: { currency: Currency; repaidBy: RepaidBy; locale: 'en' | 'ar' },
): string {
  if (!granted) return m.mail_relief_declined_body({}, { locale })
  const weeks = { from: dateText(granted.from), until: dateText(granted.until) }
  if (granted.minimum === null) return m.mail_relief_pause_body(weeks, { locale })
  const words = repaidBy === 'direct_debit' ? m.mail_relief_minimum_body_debit : m.mail_relief_minimum_body
  return words({ ...weeks, minimum: moneyText(granted.minimum, currency) }, { locale })
}

function action({ address }: OfAdvance, locale: 'en' | 'ar'): LetterLine {
  return { action: m.mail_advance_action({}, { locale }), address }
}

function isNothing(decimal: string): boolean {
  return !/[1-9]/.test(decimal)
}

export const advanceLetters = {
  advance_funded: funded,
  advance_refused: refused,
  advance_short: short,
  advance_back_on_track: backOnTrack,
  advance_flagged: flagged,
  advance_unanswered: unanswered,
  advance_closed: closed,
  advance_paid_off: paidOff,
  advance_written_off: writtenOff,
  advance_voided: voided,
  relief_decided: relief,
}
