import { defineModule } from '../../../platform/modules/module.ts'
import type { WalletDependencies } from './dependencies.ts'
import { deskHandlers } from './desk-handlers.ts'
import { merchantHandlers } from './handlers.ts'
import { sendWaitingSchedule } from './send-waiting.ts'

export type { WalletDependencies } from './dependencies.ts'
export { availableMinor, heldDifferences, moveWallet } from './move.ts'
export { findMovement, presentMovements } from './movements.ts'
export { walletOutcome } from './outcome.ts'

/** Wallets of merchants: what comes into them, and what is withdrawn to the bank. */
export function buildWallet(deps: WalletDependencies) {
  return defineModule({
    name: 'wallet',
    handlers: { ...merchantHandlers(deps), ...deskHandlers(deps) },
    schedules: [sendWaitingSchedule(deps)],
  })
}
