import type { Tx } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { recordOrderEvent } from '../orders/index.ts'
import { linkHandlers } from './handlers.ts'
import type { LinkDependencies } from './dependencies.ts'
import { noteOpened } from './store.ts'

export { linkOf } from './store.ts'

export type { LinkDependencies } from './dependencies.ts'

/** Payment links: orders that staff make and shoppers pay on our page. */
export function buildPaymentLinks(deps: LinkDependencies) {
  return defineModule({ name: 'payment-links', handlers: linkHandlers(deps) })
}

/** The shopper looks at the page of a link: kept the first time, in the order's timeline too. */
export async function linkOpened(
  tx: Tx,
  { merchantId, orderId, at }: { merchantId: string; orderId: string; at: Date },
): Promise<void> {
  if (!(await noteOpened(tx, merchantId, orderId, at))) return
  const by = { kind: 'shopper', id: '', name: '' } as const
  await recordOrderEvent(tx, { merchantId, orderId, at, by, kind: 'link_opened' })
}
