import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { presentLegalEntity } from './present.ts'
import { findLegalEntity, findStoreProducts, listLegalEntities, listStores } from './store.ts'

export function merchantHandlers() {
  return {
    'merchants.stores': async ({ actor, tx }) => ({
      items: actor.merchantId ? await listStores(tx, actor.merchantId, actor.id) : [],
    }),

    'merchants.availableProducts': async ({ actor, params, tx }) => {
      const products =
        actor.merchantId && (await findStoreProducts(tx, actor.merchantId, actor.id, params.id))
      return products ? { items: products.map((product) => ({ product })) } : refuse('not_found')
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
