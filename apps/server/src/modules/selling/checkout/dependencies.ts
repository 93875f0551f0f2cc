import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import type { OrderActions } from '../orders/index.ts'
import type { Codes } from '../../people/sign-in/index.ts'
import type { PurchasePolicy } from './policy.ts'

export interface CheckoutDependencies {
  database: Database
  keys: Keys
  outbox: Outbox
  /** One-time codes with their counters, the same as for signing in. */
  codes: Codes
  /** Digits of a code to a phone. */
  codeLength: number
  orders: Pick<OrderActions, 'authorizeOrder' | 'captureOrder' | 'rejectOrder' | 'expireOrder'>
  policy: PurchasePolicy
  /** A shopper looks at the page of an order that a payment link made. */
  linkOpened(tx: Tx, link: { merchantId: string; orderId: string; at: Date }): Promise<void>
  /** Where the page lies, without a path. */
  publicOrigin: string
  /** Shoppers may be led back to a shop at http://localhost: never in production. */
  allowLocal: boolean
  brand: { name: string; nameAr: string }
  /** Codes that one network address may ask for in an hour. */
  sendsPerAddress: number
}

/** Codes of one session to all phones together: one address of a page must not reach a hundred people. */
export const codesPerSession = 10
