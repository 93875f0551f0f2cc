import { adjustmentTransitions } from '@daftar/rules/payouts/adjustment'
import { payoutTransitions } from '@daftar/rules/payouts/payout-status'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { AdjustmentRow } from './agreements/adjustment-row.ts'
import type { PayoutRow } from './payouts/store.ts'

/** Its events are its history: the merchant reads them. */
export const payoutMachine = defineMachine<PayoutRow>({ table: 'payout', transitions: payoutTransitions })

/** It is decided once, and its row says by whom. */
export const adjustmentMachine = defineMachine<AdjustmentRow>({
  table: 'adjustment',
  transitions: adjustmentTransitions,
})
