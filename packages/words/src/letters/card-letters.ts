import { m } from '../compiled.ts'
import { moneyText } from '../formats/number.ts'
import type { LetterMoney, Writes } from './letter-line.ts'

export interface CardsFacts {
  address: string
}

export interface DeclinedCardsFacts extends CardsFacts {
  reason: string
}

interface CardFacts extends CardsFacts {
  nickname: string
  last4: string
}

export interface NewCardFacts extends CardFacts, LetterMoney {}

export interface FrozenCardFacts extends CardFacts {
  reason: string
}

const approved: Writes<CardsFacts> = ({ address }, locale) => ({
  heading: m.mail_card_approved_subject({}, { locale }),
  lines: [m.mail_card_approved_body({}, { locale }), { action: m.mail_card_action({}, { locale }), address }],
})

const declined: Writes<DeclinedCardsFacts> = ({ reason, address }, locale) => ({
  heading: m.mail_card_declined_subject({}, { locale }),
  lines: [
    m.mail_card_declined_body({ reason: own(reason) }, { locale }),
    { action: m.mail_card_action({}, { locale }), address },
  ],
})

const created: Writes<NewCardFacts> = ({ nickname, last4, amount, currency, address }, locale) => ({
  heading: m.mail_card_created_subject({ nickname: own(nickname) }, { locale }),
  lines: [
    m.mail_card_created_body(
      { nickname: own(nickname), last4: ltr(last4), amount: moneyText(amount, currency) },
      { locale },
    ),
    { action: m.mail_card_action({}, { locale }), address },
  ],
})

const frozen: Writes<FrozenCardFacts> = ({ nickname, last4, reason, address }, locale) => ({
  heading: m.mail_card_frozen_subject({ nickname: own(nickname) }, { locale }),
  lines: [
    m.mail_card_frozen_body({ nickname: own(nickname), last4: ltr(last4), reason: own(reason) }, { locale }),
    { action: m.mail_card_action({}, { locale }), address },
  ],
})

function own(text: string): string {
  return `\u2068${text}\u2069`
}

function ltr(text: string): string {
  return `\u2066${text}\u2069`
}

export const cardLetters = {
  card_approved: approved,
  card_declined: declined,
  card_created: created,
  card_frozen: frozen,
}
