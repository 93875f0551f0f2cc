import type { Handlers } from '../../../platform/http/call.ts'
import { adjustmentHandlers } from './desk/adjustments.ts'
import { holdHandlers } from './desk/holds.ts'
import { payoutHandlers } from './desk/payouts.ts'
import { runHandlers } from './desk/runs.ts'
import { termHandlers } from './desk/terms.ts'
import type { SettlementDependencies } from './dependencies.ts'

/** The desk's side of settlement, one file per room. */
export function settlementHandlers(deps: SettlementDependencies): Handlers<'settlement'> {
  return {
    ...runHandlers(deps),
    ...payoutHandlers(deps),
    ...adjustmentHandlers(),
    ...holdHandlers(deps),
    ...termHandlers(),
  }
}
