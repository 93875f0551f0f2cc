import type { Checkout } from '../checkout/index.ts'
import type { OrderActions } from '../orders/index.ts'

export interface PublicApiDependencies {
  orders: OrderActions
  checkout: Pick<Checkout, 'openSession' | 'declineSession' | 'isOpenSession' | 'preScore' | 'urlOf'>
  publicOrigin: string
}
