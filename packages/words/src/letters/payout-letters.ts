import { m } from '../compiled.ts'
import { dateText } from '../formats/date.ts'
import { moneyText } from '../formats/number.ts'
import type { Language } from '../language.ts'
import type { LetterFact, LetterMoney, Writes } from './letter-line.ts'

/** What a payout is made of, each with its sign; together the transfer. */
interface PayoutParts {
  sales: string
  refunds: string
  fees: string
  advance: string
  disputes: string
  other: string
}

export interface FailedFacts extends LetterMoney {
  bank: string
  supportEmail: string
  address: string
}

/** Of a refund that no payout covers yet: `amount` is what waits of it. */
export interface RefundWaitsFacts extends LetterMoney {
  refunded: string
  number: string
  /** Calendar date of the payout that tries next; null where the merchant asks for its payouts. */
  day: string | null
  address: string
}

export interface SentFacts extends FailedFacts {
  number: string
  /** Calendar date of the run. */
  runOn: string
  /** The last four figures of the IBAN. */
  ibanEnd: string
  parts: PayoutParts
  /** As the bank's statement shows it; empty where it is not known. */
  reference: string
}

/** Of a payout that went into the merchant's wallet: no bank has a part in it. */
export type InWalletFacts = Pick<SentFacts, 'amount' | 'currency' | 'number' | 'runOn' | 'parts' | 'address'>

const inWallet: Writes<InWalletFacts> = (facts, locale) => {
  const { amount, currency } = facts
  const below = m.mail_payout_number({ number: ltr(facts.number), date: dateText(facts.runOn) }, { locale })
  return {
    heading: m.mail_payout_wallet_subject({}, { locale }),
    lines: [
      { hero: { amount, currency, below } },
      m.mail_payout_wallet_body({ amount: moneyText(amount, currency) }, { locale }),
      { action: m.mail_payout_action({}, { locale }), address: facts.address },
      partsOf(facts, m.mail_payout_net_wallet({}, { locale }), locale),
    ],
  }
}

const sent: Writes<SentFacts> = (facts, locale) => {
  const { amount, currency, bank, reference } = facts
  const hero = {
    above: m.mail_payout_to({ bank: `\u2068${bank}\u2069`, end: ltr(facts.ibanEnd) }, { locale }),
    below: m.mail_payout_number({ number: ltr(facts.number), date: dateText(facts.runOn) }, { locale }),
  }
  const note = m.mail_payout_reference({ reference: ltr(reference), email: facts.supportEmail }, { locale })
  return {
    heading: m.mail_payout_sent_subject({}, { locale }),
    lines: [
      { hero: { amount, currency, ...hero } },
      m.mail_payout_sent_body({ amount: moneyText(amount, currency) }, { locale }),
      { action: m.mail_payout_action({}, { locale }), address: facts.address },
      partsOf(facts, m.mail_payout_net({}, { locale }), locale),
      ...(reference === '' ? [] : [{ small: note }]),
    ],
  }
}

/** What a payout is made of, down to what was sent, and where. */
function partsOf(
  { parts, amount, currency }: Pick<SentFacts, 'parts' | 'amount' | 'currency'>,
  net: string,
  locale: Language,
) {
  return {
    facts: [
      ...partRows.flatMap(([part, label]): LetterFact[] => {
        const value = parts[part]
        if (!/[1-9]/.test(value)) return []
        return [{ label: label({}, { locale }), value: { amount: value, currency } }]
      }),
      { label: net, value: { amount, currency }, isTotal: true },
    ],
  }
}

const partRows = [
  ['sales', m.mail_payout_sales],
  ['refunds', m.mail_payout_refunds],
  ['fees', m.mail_payout_fees],
  ['advance', m.mail_payout_advance],
  ['disputes', m.mail_payout_disputes],
  ['other', m.mail_payout_other],
] as const

const failed: Writes<FailedFacts> = ({ amount, currency, bank, supportEmail: email, address }, locale) => ({
  heading: m.mail_payout_failed_subject({}, { locale }),
  lines: [
    { hero: { amount, currency } },
    m.mail_payout_failed_body(
      { amount: moneyText(amount, currency), bank: `\u2068${bank}\u2069`, email },
      { locale },
    ),
    { action: m.mail_payout_failed_action({}, { locale }), address },
  ],
})

const refundWaits: Writes<RefundWaitsFacts> = (facts, locale) => {
  const { amount, currency, day } = facts
  const said = {
    refunded: moneyText(facts.refunded, currency),
    amount: moneyText(amount, currency),
    number: ltr(facts.number),
  }
  return {
    heading: m.mail_refund_waits_subject({}, { locale }),
    lines: [
      { hero: { amount, currency } },
      day
        ? m.mail_refund_waits_body({ ...said, day: ltr(dateText(day)) }, { locale })
        : m.mail_refund_waits_asked_body(said, { locale }),
      { action: m.mail_refund_waits_action({}, { locale }), address: facts.address },
    ],
  }
}

function ltr(text: string): string {
  return `\u2066${text}\u2069`
}

export const payoutLetters = {
  payout_sent: sent,
  payout_failed: failed,
  payout_in_wallet: inWallet,
  refund_waits: refundWaits,
}
