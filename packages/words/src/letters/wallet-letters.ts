import { m } from '../compiled.ts'
import { moneyText } from '../formats/number.ts'
import type { LetterMoney, Writes } from './letter-line.ts'

export interface ToppedUpFacts extends LetterMoney {
  address: string
}

export interface WithdrawalFacts extends ToppedUpFacts {
  bank: string
  /** The last four figures of the IBAN. */
  ibanEnd: string
}

export interface PaidWithdrawalFacts extends WithdrawalFacts {
  /** As the bank's statement shows it; empty where it is not known. */
  reference: string
}

const toppedUp: Writes<ToppedUpFacts> = ({ amount, currency, address }, locale) => ({
  heading: m.mail_wallet_topped_up_subject({}, { locale }),
  lines: [
    { hero: { amount, currency } },
    m.mail_wallet_topped_up_body({ amount: moneyText(amount, currency) }, { locale }),
    { action: m.mail_wallet_action({}, { locale }), address },
  ],
})

const undone: Writes<ToppedUpFacts> = ({ amount, currency, address }, locale) => ({
  heading: m.mail_wallet_undone_subject({}, { locale }),
  lines: [
    { hero: { amount, currency } },
    m.mail_wallet_undone_body({ amount: moneyText(amount, currency) }, { locale }),
    { action: m.mail_wallet_action({}, { locale }), address },
  ],
})

const paid: Writes<PaidWithdrawalFacts> = ({ amount, currency, reference, address, ...to }, locale) => ({
  heading: m.mail_wallet_paid_subject({}, { locale }),
  lines: [
    { hero: { amount, currency } },
    m.mail_wallet_paid_body({ amount: moneyText(amount, currency), ...goneTo(to) }, { locale }),
    { action: m.mail_wallet_action({}, { locale }), address },
    ...(reference === ''
      ? []
      : [{ small: m.mail_wallet_reference({ reference: ltr(reference) }, { locale }) }]),
  ],
})

const failed: Writes<WithdrawalFacts> = ({ amount, currency, address, ...to }, locale) => ({
  heading: m.mail_wallet_failed_subject({}, { locale }),
  lines: [
    { hero: { amount, currency } },
    m.mail_wallet_failed_body({ amount: moneyText(amount, currency), ...goneTo(to) }, { locale }),
    { action: m.mail_wallet_action({}, { locale }), address },
  ],
})

function goneTo({ bank, ibanEnd }: Pick<WithdrawalFacts, 'bank' | 'ibanEnd'>) {
  return { bank: `\u2068${bank}\u2069`, end: ltr(ibanEnd) }
}

function ltr(text: string): string {
  return `\u2066${text}\u2069`
}

export const walletLetters = {
  wallet_topped_up: toppedUp,
  wallet_top_up_undone: undone,
  wallet_withdrawal_paid: paid,
  wallet_withdrawal_failed: failed,
}
