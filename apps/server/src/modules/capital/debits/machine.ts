import { presentationTransitions } from '@daftar/rules/capital/advances/debit-status'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { DebitRow } from './store.ts'

export const debitMachine = defineMachine<DebitRow>({
  table: 'debit',
  transitions: presentationTransitions,
  subject: 'debit',
})
