export { bankDeliverers, bankKind } from './bank.ts'
export { confirmOpenTransfers } from './demo.ts'
export { transferHandlers } from './handlers.ts'
export {
  orderManyTransfers,
  orderTransfers,
  type InstructBank,
  type OrderTransfer,
  type OrderTransfers,
} from './order.ts'
export { confirmTransfer, returnTransfer, type TransferOutcome, type TransferOutcomes } from './decide.ts'
export { presentTransfer } from './present.ts'
export { lockTransfer, transfersOf, type ListedTransfer, type TransferRow } from './store.ts'
