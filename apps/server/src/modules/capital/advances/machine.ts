import { advanceTransitions } from '@daftar/rules/capital/advances/advance-status'
import { repaymentTransitions, type DebitStatus } from '@daftar/rules/capital/advances/debit-status'
import { writeOffTransitions } from '@daftar/rules/capital/advances/write-off'
import type { Row } from '../../../platform/database/rows.ts'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { AdvanceRow } from './store.ts'
import type { WriteOffRow } from './closing/write-off-row.ts'

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

/** A week that a direct debit repays. */
export interface WeekRow extends Row<
  'repayment',
  'merchant_id' | 'id' | 'amount_minor' | 'shortfall_minor',
  { status: DebitStatus }
> {}

/** Its debits keep the history. */
export const repaymentMachine = defineMachine<WeekRow>({
  table: 'repayment',
  transitions: repaymentTransitions,
})
