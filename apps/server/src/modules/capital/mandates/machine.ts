import { mandateTransitions } from '@daftar/rules/capital/debits/mandate-status'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { MandateRow } from './store.ts'

export const mandateMachine = defineMachine<MandateRow>({
  table: 'mandate',
  transitions: mandateTransitions,
  subject: 'mandate',
})
