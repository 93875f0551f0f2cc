import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { embeddedBank } from './bank.ts'
import { confirmTransfer, type Confirmation } from './decide.ts'
import { transferHandlers, type TransferDependencies } from './handlers.ts'

export { instructBank } from './bank.ts'
export { orderManyTransfers, orderTransfers, type OrderTransfer, type OrderTransfers } from './order.ts'
export { confirmTransfer, returnTransfer, type TransferOutcome, type TransferOutcomes } from './decide.ts'
export type { TransferDependencies } from './handlers.ts'
export { presentTransfer } from './present.ts'
export { lockTransfer, transfersOf, type ListedTransfer, type TransferRow } from './store.ts'

interface TransfersOptions extends TransferDependencies {
  database: Database
  clock: Clock
}

/** Money on its way out: instructions to the bank, and what people say that the bank answered. */
export function buildTransfers(options: TransfersOptions) {
  return {
    ...defineModule({
      name: 'transfers',
      handlers: transferHandlers(options),
      deliverers: [embeddedBank(options.database, options.clock)],
    }),
    confirm: (tx: Tx, confirmation: Confirmation) => confirmTransfer(tx, options.outcomes, confirmation),
  }
}
