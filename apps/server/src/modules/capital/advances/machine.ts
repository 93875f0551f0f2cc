import { advanceTransitions } from '@daftar/rules/capital/advances/advance-status'
import { writeOffTransitions } from '@daftar/rules/capital/advances/write-off'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { AdvanceRow } from './store.ts'
import type { WriteOffRow } from './write-off-row.ts'

export const advanceMachine = defineMachine<AdvanceRow>({
  table: 'advance',
  transitions: advanceTransitions,
  subject: 'advance',
})

export const writeOffMachine = defineMachine<WriteOffRow>({
  table: 'write_off',
  transitions: writeOffTransitions,
  subject: 'write_off',
})
