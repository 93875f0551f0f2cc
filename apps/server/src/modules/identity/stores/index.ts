import { defineModule } from '../../../platform/modules/module.ts'
import type { StoresDependencies } from './dependencies.ts'
import { storeDeskHandlers } from './desk-handlers.ts'
import { storeHandlers } from './handlers.ts'

export { workingDeadline } from './working-deadline.ts'
export type { StoresDependencies } from './dependencies.ts'

/**
 * Stores as their merchant keeps them, and what it asks the provider for; the stores themselves are kept by
 * merchants.
 */
export function buildStores(deps: StoresDependencies) {
  return defineModule({ name: 'stores', handlers: { ...storeHandlers(deps), ...storeDeskHandlers(deps) } })
}
