import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import type { SignedCall } from '../../../platform/http/signed-calls.ts'

/**
 * Whoever makes virtual cards and stands between shops and us: a bank, or the stand-in of demos and tests.
 */
export interface CardIssuer {
  readonly kind: 'stand_in' | 'http'
  /** Makes a card; asked again for the same card it answers the same. Throws when the issuer cannot. */
  create(order: CardOrder): Promise<IssuedCard>
  /** What a card is from now on; the issuer asks us for every charge all the same. */
  change(issuerId: string, to: CardState): Promise<void>
  /** The number and the code, which are kept nowhere here. */
  reveal(issuerId: string): Promise<CardSecrets>
  /**
   * Reads a call of the issuer: null where it is not the issuer's own, `nothing` where it says nothing of
   * cards, `invalid` where what it says of them cannot be read.
   */
  readCall(call: SignedCall): IssuerEvent | 'nothing' | 'invalid' | null
}

export interface CardState {
  state: 'active' | 'frozen' | 'cancelled'
  currency: Currency
  /** Of a month, as decimal. */
  limit: string
}

export interface CardOrder extends CardState {
  /** Ours. */
  cardId: string
  nickname: string
  holder: string
}

export interface IssuedCard {
  issuerId: string
  last4: string
  expiresOn: CalendarDate
}

export interface CardSecrets {
  number: string
  code: string
}

export const eventKinds = ['authorization', 'capture', 'reversal', 'refund', 'expiry'] as const
export type IssuerEventKind = (typeof eventKinds)[number]

/** What happened to a charge. */
export interface IssuerEvent {
  /** The same for each repeat. */
  eventId: string
  kind: IssuerEventKind
  /** The issuer's names of the card and the charge. */
  cardId: string
  chargeId: string
  /** As decimal; of an expiry it is not read. */
  amount: string
  currency: string
  shop: string
  /** Of a capture: nothing more is taken of this charge, so what is still held is free. */
  isFinal: boolean
}

/**
 * What the issuer is answered. `early` is not kept: it says it again once what it belongs to has come.
 * `not_approved`: a shop took money of a charge that was declined, with the reason it was declined for.
 */
export type IssuerAnswer =
  | { status: 'approved' | 'done' | 'without_effect' | 'early' | 'unknown' | 'invalid' }
  | { status: 'declined' | 'not_approved'; reason: string }
