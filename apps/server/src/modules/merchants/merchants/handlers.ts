import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { presentLegalEntity } from './present.ts'
import { presentStore, presentStoreDetails } from './present-store.ts'
import { findLegalEntity, listLegalEntities } from './store.ts'
import { findStoreSeen, listStores } from './store-rows.ts'

export function merchantHandlers() {
  return {
    'merchants.stores': async ({ actor, tx }) => ({
      items: actor.merchantId ? (await listStores(tx, actor.merchantId, actor.id)).map(presentStore) : [],
    }),

    'merchants.store': async ({ actor, params, tx, version }) => {
      const row = await findStoreSeen(tx, actor.merchantId ?? '', actor.id, params.id)
      if (!row) return refuse('not_found')
      version(row.version)
      return { store: presentStoreDetails(row) }
    },

    'merchants.legalEntities': async ({ actor, query, tx }) => {
      const statuses = query.status?.split(',').filter(Boolean) ?? []
      const rows = actor.merchantId ? await listLegalEntities(tx, actor.merchantId, statuses) : []
      return { legal_entities: rows.map(presentLegalEntity) }
    },

    'merchants.legalEntity': async ({ actor, params, tx }) => {
      if (!actor.merchantIds.includes(params.id)) return refuse('not_found')
      const row = await findLegalEntity(tx, params.id)
      return row ? { legal_entity: presentLegalEntity(row) } : refuse('not_found')
    },
  } satisfies Partial<Handlers<'merchants'>>
}
