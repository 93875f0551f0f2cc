import { reliefTransitions } from '@daftar/rules/capital/advances/relief'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { ReliefRow } from './store.ts'

export const reliefMachine = defineMachine<ReliefRow>({
  table: 'relief',
  transitions: reliefTransitions,
  subject: 'relief',
})
