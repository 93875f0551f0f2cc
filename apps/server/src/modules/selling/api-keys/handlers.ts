import type { AnswerOf } from '@daftar/contract'
import { sandboxIdOf } from '@daftar/rules/orders/shop-connection'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, refuseFields } from '../../../platform/http/refusal.ts'
import { issueKeys } from './actions.ts'
import type { ApiKeyDependencies } from './dependencies.ts'
import { ownKeyHandlers } from './own-handlers.ts'
import { sortedStores } from './pairs.ts'
import { findKeyMerchant, isUnderContract, listKeys, listStores, stopKey, type KeyRow } from './store.ts'

type Integrations = AnswerOf<'apiKeys.integrations'>

/** Keys that stopped working are shown for this long. */
const rememberDays = 30

export function apiKeyHandlers(deps: ApiKeyDependencies): Handlers<'apiKeys'> {
  return { ...ownKeyHandlers(deps), ...staffKeyHandlers(deps) }
}

function staffKeyHandlers({ keys }: Pick<ApiKeyDependencies, 'keys'>) {
  return {
    'apiKeys.integrations': async ({ tx, params, now }) => {
      const merchant = await findKeyMerchant(tx, params.id)
      if (!merchant) return refuse('not_found')
      const tenants = { live: params.id, test: sandboxIdOf(params.id) }
      const since = new Date(now.getTime() - rememberDays * 24 * 3_600_000)
      const [stores, rows] = await Promise.all([
        listStores(tx, tenants.live),
        listKeys(tx, [tenants.live, tenants.test], since),
      ])
      const modeOf = (id: string) => (id === tenants.live ? 'live' : 'test')
      return {
        merchant: { id: params.id, name: merchant.name, name_ar: merchant.name_ar },
        stores,
        keys: rows.map((row) => ({ ...presentKey(row), mode: modeOf(row.merchant_id) })),
      }
    },

    'apiKeys.issue': async ({ tx, params, body, now, audit }) => {
      const known = await findKeyMerchant(tx, params.id)
      const storeIds = sortedStores(body.store_ids)
      audit({
        object: `api_keys:${body.mode}`,
        merchantId: known ? params.id : null,
        ...(storeIds && { after: { store_ids: storeIds } }),
      })
      if (known && body.mode === 'live' && !(await isUnderContract(tx, params.id)))
        return refuse('contract_open')
      const stores = new Set((await listStores(tx, params.id)).map(({ id }) => id))
      if (known && storeIds?.some((id) => !stores.has(id))) return refuseFields({ store_ids: 'invalid' })
      const asked = { merchantId: params.id, mode: body.mode, storeIds, at: now, isShown: true }
      const pair = known && (await issueKeys(tx, keys, asked))
      return pair ? { public_key: pair.publicKey, secret_key: pair.secretKey } : refuse('not_found')
    },

    'apiKeys.revoke': async ({ tx, params, now, audit }) => {
      const known = await findKeyMerchant(tx, params.id)
      audit({ object: `api_key:${params.keyId}`, merchantId: known ? params.id : null })
      if (!known) return refuse('not_found')
      const done = await stopKey(tx, [params.id, sandboxIdOf(params.id)], params.keyId, now)
      if (done === 'unknown') return refuse('not_found')
      return done === 'stopped' ? undefined : refuse('wrong_status')
    },
  } satisfies Partial<Handlers<'apiKeys'>>
}

function presentKey(row: KeyRow): Omit<Integrations['keys'][number], 'mode'> {
  return {
    id: row.id,
    kind: row.kind,
    last_four: row.last_four,
    store_ids: row.store_ids,
    created_at: row.created_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
  }
}
