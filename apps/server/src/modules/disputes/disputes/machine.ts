import { disputeTransitions } from '@daftar/rules/disputes/dispute'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { DisputeRow } from './store.ts'

export const disputeMachine = defineMachine<DisputeRow>({
  table: 'dispute',
  transitions: disputeTransitions,
  subject: 'dispute',
})
