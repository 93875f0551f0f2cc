import type { Database } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { keyKeeper } from './gatekeeper.ts'
import type { ApiKeyDependencies } from './dependencies.ts'
import { apiKeyHandlers } from './handlers.ts'

export { endMerchantKeys, issueKeys, wasIssued } from './actions.ts'
export type { ApiKeyDependencies } from './dependencies.ts'
export { tenantOf } from './sandbox.ts'
export { demoKeyPair } from './secrets.ts'
export { findKeyMerchant, listKeys, type KeyRow } from './store.ts'

/** The keys of shops: who holds one acts for a merchant, or for its sandbox. */
export function buildApiKeys(deps: ApiKeyDependencies & { database: Database }) {
  return {
    ...defineModule({ name: 'api-keys', handlers: apiKeyHandlers(deps) }),
    resolve: keyKeeper(deps.database, deps.keys),
  }
}
