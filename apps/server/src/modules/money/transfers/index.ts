import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { embeddedBank } from './bank.ts'
import { confirmTransfer, type Confirmation } from './decide.ts'
import { transferHandlers, type TransferHandlerDependencies } from './handlers.ts'

export { instructBank } from './bank.ts'
export { orderManyTransfers, orderTransfers, type OrderTransfer, type OrderTransfers } from './order.ts'
export { confirmTransfer, returnTransfer, type TransferOutcome, type TransferOutcomes } from './decide.ts'
export { presentTransfer } from './present.ts'
export { lockTransfer, transfersOf, type ListedTransfer, type TransferRow } from './store.ts'

export interface TransferDependencies extends TransferHandlerDependencies {
  database: Database
  clock: Clock
}

/** Money on its way out: instructions to the bank, and what people say that the bank answered. */
export function buildTransfers(deps: TransferDependencies) {
  return {
    ...defineModule({
      name: 'transfers',
      handlers: transferHandlers(deps),
      deliverers: [embeddedBank(deps.database, deps.clock)],
    }),
    confirm: (tx: Tx, confirmation: Confirmation) => confirmTransfer(tx, deps.outcomes, confirmation),
  }
}
