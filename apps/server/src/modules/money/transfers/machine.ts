import { transferTransitions } from '@daftar/rules/capital/advances/transfer-status'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { TransferRow } from './store.ts'

export const transferMachine = defineMachine<TransferRow>({
  table: 'transfer',
  transitions: transferTransitions,
  subject: 'transfer',
})
