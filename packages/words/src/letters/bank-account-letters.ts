import type { BankAccountDecline } from '@daftar/rules/merchants/bank-account-change'
import { bankDeclineText } from '../bank-decline-text.ts'
import { m } from '../compiled.ts'
import type { LetterFact, Writes } from './letter-line.ts'

interface OfAccounts {
  /** The last four characters of the new account and of the one before. */
  end: string
  endBefore: string
}

export interface WaitingAccountFacts extends OfAccounts {
  bank: string
  holder: string
  /** When it becomes effective, as it is printed. */
  at: string
  /** Where it is stopped. */
  address: string
}

export interface DeclinedAccountFacts extends OfAccounts {
  reason: BankAccountDecline
  address: string
}

export interface EffectiveAccountFacts extends OfAccounts {
  bank: string
  /** A direct debit stays with the account of before. */
  hasDirectDebit: boolean
  address: string
}

export interface StoppedAccountFacts extends OfAccounts {
  supportEmail: string
}

const waiting: Writes<WaitingAccountFacts> = (facts, locale) => {
  const { bank, holder, address } = facts
  const at = ltr(facts.at)
  const rows: LetterFact[] = [
    { label: m.mail_bank_account_before({}, { locale }), value: masked(facts.endBefore) },
    { label: m.mail_bank_account_after({}, { locale }), value: masked(facts.end) },
    { label: m.mail_bank_account_bank({}, { locale }), value: bank },
    { label: m.mail_bank_account_holder({}, { locale }), value: holder },
    { label: m.mail_bank_account_from({}, { locale }), value: at },
  ]
  return {
    heading: m.mail_bank_account_waiting_subject({}, { locale }),
    lines: [
      m.mail_bank_account_waiting_body({ at }, { locale }),
      { facts: rows },
      { notice: m.mail_bank_account_waiting_notice({}, { locale }) },
      { action: m.mail_bank_account_not_me({}, { locale }), address },
      { small: m.mail_bank_account_waiting_after({}, { locale }) },
    ],
  }
}

const declined: Writes<DeclinedAccountFacts> = ({ end, reason, address }, locale) => ({
  heading: m.mail_bank_account_declined_subject({}, { locale }),
  lines: [
    m.mail_bank_account_declined_body({ end: ltr(end) }, { locale }),
    bankDeclineText(reason, locale),
    { action: m.mail_bank_account_action({}, { locale }), address },
  ],
})

const effective: Writes<EffectiveAccountFacts> = (facts, locale) => ({
  heading: m.mail_bank_account_effective_subject({}, { locale }),
  lines: [
    m.mail_bank_account_effective_body(
      { bank: `\u2068${facts.bank}\u2069`, end: ltr(facts.end) },
      { locale },
    ),
    m.mail_bank_account_effective_closed({ end: ltr(facts.endBefore) }, { locale }),
    ...(facts.hasDirectDebit
      ? [{ notice: m.mail_bank_account_effective_debit({ end: ltr(facts.endBefore) }, { locale }) }]
      : []),
    { action: m.mail_bank_account_action({}, { locale }), address: facts.address },
  ],
})

const stopped: Writes<StoppedAccountFacts> = ({ end, endBefore, supportEmail: email }, locale) => ({
  heading: m.mail_bank_account_stopped_subject({}, { locale }),
  lines: [
    m.mail_bank_account_stopped_body({ end: ltr(end), before: ltr(endBefore) }, { locale }),
    m.mail_bank_account_stopped_next({}, { locale }),
    { small: m.mail_bank_account_stopped_after({ email }, { locale }) },
  ],
})

function masked(end: string): string {
  return ltr(`•••• ${end}`)
}

function ltr(text: string): string {
  return `\u2066${text}\u2069`
}

export const bankAccountLetters = {
  bank_account_waiting: waiting,
  bank_account_declined: declined,
  bank_account_effective: effective,
  bank_account_stopped: stopped,
}
