import { defineModule } from '../../../platform/modules/module.ts'
import { reconciliationHandlers, type ReconciliationDependencies } from './handlers.ts'

export { decideLine, lockLine, type LineRow } from './lines.ts'
export { openItems } from './propose.ts'

/** The transit account against the bank's own statement: files of lines, matched to transfers by people. */
export function buildReconciliation(deps: ReconciliationDependencies) {
  return defineModule({ name: 'reconciliation', handlers: reconciliationHandlers(deps) })
}
