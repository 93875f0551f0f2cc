import { defineModule } from '../../../platform/modules/module.ts'
import { orderActions } from './acts/actions.ts'
import { tellOfShortRefund } from './acts/refund-waits.ts'
import type { OrdersDependencies } from './dependencies.ts'
import { orderHandlers } from './handlers.ts'
import { orderSchedules } from './schedules/schedules.ts'

export { orderActions, type OrderActions } from './acts/actions.ts'
export { insertCaptures, type CapturedOrder } from './acts/capture-set.ts'
export { commissionsOfStores } from './acts/commission-term.ts'
export { listCommissionTerms, setCommission, type CommissionRow } from './acts/commission-terms.ts'
export type { NewOrder } from './acts/create.ts'
export { moverOf } from './acts/move.ts'
export { waitingCaptures, type WaitingCaptures } from './acts/waiting-captures.ts'
export type { OrdersDependencies, PlannedRefund, RefundEffect } from './dependencies.ts'
export type { DisputeOf } from './page/page-store.ts'
export type { IsDisputed } from './acts/refund.ts'
export { merchantsWithChanges, takeOrderChanges, type OrderChange } from './changes.ts'
export { eraseShopper } from './erase-shopper.ts'
export { messagesOf, recordOrderEvent, type ToldShopper } from './events.ts'
export {
  theProduct,
  type MovementName,
  type OrderActor,
  type OrderCallback,
  type OrderCommand,
} from './command.ts'
export { commissionTaken, factsOf, isVisible, lockOrder, type OrderRow, type StoreScope } from './store.ts'

/** Orders from their making to the last refund. */
export function buildOrders({ notify = () => Promise.resolve(), ...options }: OrdersDependencies) {
  const actions = orderActions(
    notify,
    (tx, refund) => tellOfShortRefund(tx, options, refund),
    options.isDisputed,
  )
  const deps = { ...options, notify, actions }
  return {
    ...defineModule({
      name: 'orders',
      handlers: orderHandlers(deps),
      schedules: orderSchedules(deps),
    }),
    actions,
  }
}
