import { isMember } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { presentLegalEntity } from './present.ts'
import { presentStore, presentStoreDetails } from './present-store.ts'
import { findStoreSeen, listStores } from './store-rows.ts'
import { legalEntitiesOf } from './entity-store.ts'

export function merchantHandlers() {
  return {
    'merchants.stores': async ({ actor, tx }) => ({
      items: isMember(actor) ? (await listStores(tx, actor.merchantId, actor.id)).map(presentStore) : [],
    }),

    'merchants.store': async ({ actor, params, tx, version }) => {
      const row = await findStoreSeen(tx, actor.merchantId, actor.id, params.id)
      if (!row) return refuse('not_found')
      version(row.version)
      return { store: presentStoreDetails(row) }
    },

    'merchants.legalEntity': async ({ actor, params, tx }) => {
      if (!actor.merchantIds.includes(params.id)) return refuse('not_found')
      const [row] = await legalEntitiesOf(tx, params.id)
      return row ? { legal_entity: presentLegalEntity(row) } : refuse('not_found')
    },
  } satisfies Partial<Handlers<'merchants'>>
}
