import { webhooksPerStore } from '@daftar/contract/endpoints/selling/webhooks'
import type { Tx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, refuseFields } from '../../../platform/http/refusal.ts'
import { newUuid } from '../../../platform/ids.ts'
import { holdStore } from '../../merchants/merchants/index.ts'
import { tenantOf } from '../api-keys/index.ts'
import { secretPurpose } from './deliver.ts'
import { isRefused, previousSecretMs, type WebhookHandlerDependencies } from './handlers.ts'
import { reachOfWorkspace } from './reach.ts'
import { newSecret } from './signature.ts'
import {
  changeWebhook,
  findStoreId,
  findWebhook,
  holdWebhook,
  insertWebhook,
  listWebhooks,
  removeWebhook,
  type WebhookRow,
} from './store.ts'

/**
 * What a shop does with its key, done by an administrator on a page: addresses of its stores, live and test.
 */
export function ownWebhookHandlers({ keys, reach }: WebhookHandlerDependencies) {
  return {
    'webhooks.register': async ({ tx, actor, body, now, audit }) => {
      const { live, storeIds } = reachOfWorkspace(actor)
      const merchant_id = tenantOf(live, body.mode)
      const id = newUuid(now)
      audit({ object: `webhook:${id}`, after: { url: body.url } })
      const store_id = await findStoreId(tx, merchant_id, body.store)
      if (!store_id || (storeIds !== null && !storeIds.includes(store_id))) return refuse('not_found')
      if (await isRefused(body.url, reach)) return refuseFields({ url: 'url_invalid' })
      await holdStore(tx, merchant_id, store_id)
      if ((await listWebhooks(tx, merchant_id, store_id)).length >= webhooksPerStore)
        return refuse('webhooks_full')
      const secret = newSecret()
      await insertWebhook(tx, {
        ...{ merchant_id, id, store_id, url: body.url, header_title: null, header_value_sealed: null },
        secret_sealed: keys.seal(merchant_id, secretPurpose, secret),
        ...{ created_at: now, updated_at: now },
      })
      return { signing_secret: secret }
    },

    'webhooks.readdress': async ({ tx, actor, params, body, now, audit }) => {
      const row = await held(tx, actor, params.id)
      audit({ object: `webhook:${params.id}`, before: row && { url: row.url }, after: { url: body.url } })
      if (!row) return refuse('not_found')
      if (await isRefused(body.url, reach)) return refuseFields({ url: 'url_invalid' })
      // Of one that is paused: whether it takes messages there is tried at once.
      const moved = body.url === row.url ? {} : { probe_at: now }
      await changeWebhook(tx, row, { url: body.url, updated_at: now, ...moved })
      return undefined
    },

    'webhooks.renewSecret': async ({ tx, actor, params, now, audit }) => {
      audit({ object: `webhook:${params.id}` })
      const row = await held(tx, actor, params.id)
      if (!row) return refuse('not_found')
      const secret = newSecret()
      await changeWebhook(tx, row, {
        secret_sealed: keys.seal(row.merchant_id, secretPurpose, secret),
        previous_secret_sealed: row.secret_sealed,
        previous_secret_until: new Date(now.getTime() + previousSecretMs),
        updated_at: now,
      })
      return { signing_secret: secret }
    },

    'webhooks.discard': async ({ tx, actor, params, now, audit }) => {
      audit({ object: `webhook:${params.id}` })
      const row = await held(tx, actor, params.id)
      if (!row) return refuse('not_found')
      await removeWebhook(tx, row, { personId: actor.id, at: now })
      return undefined
    },
  } satisfies Partial<Handlers<'webhooks'>>
}

/** One of the workspace's own, live or test, as it stands while nobody removes it. */
async function held(tx: Tx, actor: MemberActor, id: string): Promise<WebhookRow | undefined> {
  const { merchantIds, storeIds } = reachOfWorkspace(actor)
  const found = await holdWebhook(tx, merchantIds, id)
  if (!found || (storeIds !== null && !storeIds.includes(found.store_id))) return undefined
  return findWebhook(tx, found.merchant_id, found.store_id, id)
}
