import type { Checkout } from '../checkout/index.ts'
import type { OrderActions } from '../orders/index.ts'

export interface PublicApiDependencies {
  orders: OrderActions
  checkout: Pick<Checkout, 'openSession' | 'declineSession' | 'isOpenSession' | 'preScore' | 'urlOf'>
  publicOrigin: string
  /** Remembers that a shop asked for payments, or acted on one. */
  noteRead(merchantId: string, orderIds: readonly string[], at: Date): void
}
