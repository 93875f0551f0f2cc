export { bankDeliverers, bankKind } from './bank.ts'
export { confirmOpenTransfers } from './demo.ts'
export { transferHandlers, type TransferDependencies, type TransferHandlers } from './handlers.ts'
export {
  orderTransfers,
  type BankInstruction,
  type InstructBank,
  type OrderTransfer,
  type TransferOrder,
} from './order.ts'
export type { TransferOutcome, TransferOutcomes } from './decide.ts'
export type { TransferRow } from './store.ts'
