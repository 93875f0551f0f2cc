import type { Experiment } from '@daftar/rules/access/experiments'
import type { Tx } from '../../../platform/database/database.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import type { Checkout } from '../checkout/index.ts'
import type { OrderActions } from '../orders/index.ts'

export interface LinkDependencies {
  outbox: Outbox
  orders: Pick<OrderActions, 'createOrder'>
  checkout: Pick<Checkout, 'openSession' | 'cancelSession' | 'urlOf' | 'preScore'>
  /** What is switched on for a merchant: strict validation is one of it (ORD-11). */
  experiments(tx: Tx, merchantId: string): Promise<readonly Experiment[]>
}

/**
 * Links to one phone that leave by SMS in an hour, of all merchants together: nobody's phone is flooded by
 * links.
 */
export const smsPerHour = 10

/**
 * Links of one merchant that leave by SMS in an hour, to whomever: nobody writes to a whole country from
 * here.
 */
export const smsPerMerchantHour = 500
