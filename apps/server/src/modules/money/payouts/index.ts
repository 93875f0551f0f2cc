import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import type { PlannedRefund } from '../../selling/orders/index.ts'
import { reachOf } from './access.ts'
import { payoutClosing } from './closing/handlers.ts'
import { presentCycle } from './forecast/cycle.ts'
import { payoutPapers } from './document/handlers.ts'
import { exportHandlers } from './export/handlers.ts'
import { exportJob, exportSweep } from './export/mailed.ts'
import { invoiceSchedule, issueInvoices } from './document/issue-invoices.ts'
import { payoutReads } from './handlers.ts'
import { payoutLive } from './live/handlers.ts'
import { payoutNow } from './live/payout-now.ts'
import { refundEffect } from './orders/refund-effect.ts'
import { refundWaits } from './orders/refund-waits.ts'
import { payoutsOfOrder } from './orders/of-order.ts'
import type { PaidOrder } from './orders/of-order-store.ts'
import type { PayoutsDependencies } from './dependencies.ts'

export { reachOf, type Reached } from './access.ts'
export { dayRange, instantsOf } from './day-range.ts'
export { everythingOf, matching } from './filter.ts'
export { lastFour } from './present.ts'
export { findListedPayout } from './store.ts'
export type { PayoutsDependencies } from './dependencies.ts'

/**
 * The payouts area: what was paid, what is to come, its files and papers. Settlement makes payouts; this
 * reads them.
 */
export function buildPayouts(deps: PayoutsDependencies) {
  const handlers: Handlers<'payouts'> = {
    ...payoutReads(deps),
    ...payoutLive(deps),
    ...exportHandlers(deps),
    ...payoutPapers(deps),
    ...payoutClosing(deps),
  }
  return {
    ...defineModule({
      name: 'payouts',
      handlers,
      jobs: [exportJob(deps)],
      schedules: [exportSweep(deps), invoiceSchedule(deps)],
    }),
    /** Issues the tax invoices of the months that were over then. */
    issueInvoices: (at: Date) => issueInvoices(deps, at),
    /** When a merchant is paid and what that costs; undefined where the person may not see it. */
    async cycleOf(
      tx: ReadTx,
      actor: Pick<MerchantActor, 'id' | 'merchantIds'>,
      merchantId: string,
      now: Date,
    ) {
      const [reached] = await reachOf(tx, actor, [merchantId])
      return reached && presentCycle(tx, deps, reached, now)
    },
    /** The payouts an order is in, and when what is in none yet is expected. */
    ofOrder: (tx: Tx, order: PaidOrder, now: Date) => payoutsOfOrder(tx, deps, order, now),
    /** What no payout covers yet of an order's refunds. */
    refundWaits: (tx: ReadTx, order: PaidOrder, now: Date) => refundWaits(tx, deps, order, now),
    /** What the next payout of a merchant comes to now. */
    payoutNow: (tx: ReadTx, of: Parameters<typeof payoutNow>[2], now: Date) => payoutNow(tx, deps, of, now),
    /** What a refund would do to payouts, before it is made. */
    refundEffect: (tx: ReadTx, refund: PlannedRefund, now: Date) => refundEffect(tx, deps, refund, now),
  }
}
