import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../../platform/database/database.ts'

/** Why a purchase is declined: the names merchants, shoppers and shops know (DEC-ORD-15, public API). */
export const declineReasons = [
  'order_amount_too_high',
  'order_amount_too_low',
  'not_available',
  'no_installments',
  'try_installments',
] as const
export type DeclineReason = (typeof declineReasons)[number]

export type Verdict = { kind: 'approved' } | { kind: 'declined'; reason: DeclineReason }

/**
 * What a decision may look at. The shopper is their phone: confirmed by a code once it is decided, hearsay
 * before.
 */
export interface PurchaseFacts {
  merchantId: string
  /** The order decided about; null before there is one. */
  orderId: string | null
  amountMinor: bigint
  currency: Currency
  instalments: number
  phone: string | null
  /** As the shop wrote it. */
  email: string | null
  /** A sandbox's purchase: nobody owes anything for it. */
  isTest: boolean
  at: Date
}

/** Who may buy what: the port a provider's own scoring plugs into (decision 0015). */
export interface PurchasePolicy {
  /**
   * Before a session or a link is made, so that nobody is sent to a page that can only decline. Binds nobody.
   */
  preScore(facts: PurchaseFacts): Promise<Verdict>
  /**
   * After the shopper confirmed their phone, in the transaction that authorises the order: whoever implements
   * it sees to it that two decisions about one shopper at the same moment know of each other.
   */
  decide(tx: Tx, facts: PurchaseFacts & { phone: string }): Promise<Verdict>
}

export const approved: Verdict = { kind: 'approved' }

export function declined(reason: DeclineReason): Verdict {
  return { kind: 'declined', reason }
}

/**
 * What a shopper and a shop are told: of five reasons three are theirs, the others speak to staff with a form
 * open.
 */
export function shopperReason(
  reason: DeclineReason,
): 'order_amount_too_high' | 'order_amount_too_low' | 'not_available' {
  return reason === 'order_amount_too_high' || reason === 'order_amount_too_low' ? reason : 'not_available'
}
