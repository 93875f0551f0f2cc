export { bankDeliverers, bankKind } from './bank.ts'
export { confirmOpenTransfers } from './demo.ts'
export { transferHandlers, type TransferDependencies, type TransferHandlers } from './handlers.ts'
export {
  orderManyTransfers,
  orderTransfers,
  type BankInstruction,
  type InstructBank,
  type OrderTransfer,
  type OrderTransfers,
  type TransferOrder,
} from './order.ts'
export {
  confirmTransfer,
  needsSecond,
  rejectTransfer,
  returnTransfer,
  type FourEyesAbove,
  type TransferOutcome,
  type TransferOutcomes,
} from './decide.ts'
export { presentTransfer } from './present.ts'
export { lockTransfer, transfersOf, type ListedTransfer, type TransferRow } from './store.ts'
