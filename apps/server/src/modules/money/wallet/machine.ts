import { withdrawalTransitions } from '@daftar/rules/wallet/withdrawal'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { WithdrawalRow } from './store.ts'

export const withdrawalMachine = defineMachine<WithdrawalRow>({
  table: 'wallet_withdrawal',
  transitions: withdrawalTransitions,
  subject: 'wallet_withdrawal',
})
