import { m } from '../compiled.ts'
import { dateText } from '../formats/date.ts'
import { moneyText, percentText } from '../formats/number.ts'
import type { LetterFact, LetterLine, LetterMoney, Writes } from './letter-line.ts'
import type { Language } from '../language.ts'

export interface ContractFacts extends LetterMoney {
  name: string
  isRepaidByDebit: boolean
  /** The last day on which it can be signed, or the day on which it was, as it is printed. */
  date: string
}

interface ContractTerms {
  fee: string
  feePercent: number
  total: string
  minimum: string
  /** A share, as 0.22. */
  rate: number
  weeks: number
  /** A calendar date. */
  lastOn: string
}

export interface ReadyFacts extends ContractFacts, ContractTerms {
  address: string
}

const ready: Writes<ReadyFacts> = (facts, locale) => {
  const { amount, currency, weeks } = facts
  return {
    heading: m.mail_contract_subject({}, { locale }),
    lines: [
      greeting(facts, locale),
      { hero: { amount, currency } },
      m.mail_contract_body({ amount: moneyText(amount, currency), weeks }, { locale }),
      { notice: validText(facts, locale) },
      { action: m.mail_contract_action({}, { locale }), address: facts.address },
      { facts: termsOf(facts, locale) },
    ],
  }
}

export interface ReminderFacts extends ContractFacts {
  isLast: boolean
  address: string
}

/** The last one says that the days are nearly over (DEC-APPL-5). */
const reminder: Writes<ReminderFacts> = (facts, locale) => {
  const { amount, currency, date, isLast } = facts
  return {
    heading: isLast
      ? m.mail_contract_last_reminder_subject({ date }, { locale })
      : m.mail_contract_reminder_subject({}, { locale }),
    lines: [
      greeting(facts, locale),
      { hero: { amount, currency } },
      m.mail_contract_reminder_body({ amount: moneyText(amount, currency) }, { locale }),
      {
        notice: isLast ? m.mail_contract_last_reminder_body({ date }, { locale }) : validText(facts, locale),
      },
      { action: m.mail_contract_action({}, { locale }), address: facts.address },
    ],
  }
}

const signed: Writes<ContractFacts> = (facts, locale) => {
  const { amount, currency, date } = facts
  const body = facts.isRepaidByDebit ? m.mail_contract_signed_body_debit : m.mail_contract_signed_body
  return {
    heading: m.mail_contract_signed_subject({}, { locale }),
    lines: [
      greeting(facts, locale),
      { hero: { amount, currency } },
      body({ amount: moneyText(amount, currency), date }, { locale }),
    ],
  }
}

const expired: Writes<ContractFacts> = (facts, locale) => ({
  heading: m.mail_contract_expired_subject({}, { locale }),
  lines: [
    greeting(facts, locale),
    m.mail_contract_expired_body({ amount: moneyText(facts.amount, facts.currency) }, { locale }),
  ],
})

function greeting({ name }: Pick<ContractFacts, 'name'>, locale: Language): LetterLine {
  return m.mail_contract_greeting({ name }, { locale })
}

/**
 * Until when it can be signed, and when the money follows: where a bank debits, after that has approved
 * (DEC-LOAN-1).
 */
function validText({ isRepaidByDebit, date }: ContractFacts, locale: Language): string {
  const text = isRepaidByDebit ? m.mail_contract_valid_debit : m.mail_contract_valid
  return text({ date }, { locale })
}

/** What the contract says of the money. */
function termsOf(facts: ReadyFacts, locale: Language): LetterFact[] {
  const { currency, isRepaidByDebit, weeks } = facts
  const share = isRepaidByDebit
    ? []
    : [{ label: m.mail_contract_rate({}, { locale }), value: percentText(facts.rate * 100) }]
  return [
    {
      label: m.mail_contract_fee({ percent: percentText(facts.feePercent) }, { locale }),
      value: { amount: facts.fee, currency },
    },
    ...share,
    { label: m.mail_contract_minimum({}, { locale }), value: { amount: facts.minimum, currency } },
    { label: m.mail_contract_weeks({ weeks }, { locale }), value: dateText(facts.lastOn) },
    {
      label: m.mail_contract_total({}, { locale }),
      value: { amount: facts.total, currency },
      isTotal: true,
    },
  ]
}

export const contractLetters = {
  contract_ready: ready,
  contract_reminder: reminder,
  contract_signed: signed,
  contract_expired: expired,
}
