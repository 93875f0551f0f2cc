import { webhooksPerStore } from '@daftar/contract/endpoints/selling/webhooks'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { ReadTx } from '../../../platform/database/database.ts'
import { seesStore, type KeyActor } from '../../../platform/http/actor.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { newUuid } from '../../../platform/ids.ts'
import { refusalOfResolved, type OutgoingPolicy } from '../../../platform/outgoing/post.ts'
import { holdStore } from '../../merchants/merchants/index.ts'
import { readHeader, type CustomHeader } from './custom-header.ts'
import { headerPurpose, secretPurpose } from './deliver.ts'
import { presentWebhook } from './present.ts'
import { newSecret } from './signature.ts'
import {
  changeWebhook,
  findStoreId,
  findWebhook,
  insertWebhook,
  listWebhooks,
  removeWebhook,
  type WebhookRow,
} from './store.ts'

export interface WebhookHandlerDependencies {
  keys: Keys
  reach: OutgoingPolicy
}

export function webhookHandlers(deps: WebhookHandlerDependencies) {
  return { ...registering(deps), ...oneWebhook(deps) } satisfies Partial<Handlers<'webhooks'>>
}

/** A store's webhooks: a new one, and all there are. */
function registering({ keys, reach }: WebhookHandlerDependencies) {
  return {
    'webhooks.create': async (call) => {
      const { tx, body, actor, now, audit } = call
      const id = newUuid(now)
      audit({ object: `webhook:${id}`, after: { url: body.url } })
      const storeId = await storeOf(call)
      if (!storeId) return noStore(call)
      const header = readHeader(body.header)
      if (header === undefined) return refuseFields({ header: 'invalid' })
      if (await isRefused(body.url, reach)) return refuseFields({ url: 'invalid' })
      await holdStore(tx, actor.merchantId, storeId)
      if ((await listWebhooks(tx, actor.merchantId, storeId)).length >= webhooksPerStore)
        return refuse('invalid_input', { published: full })
      const secret = newSecret()
      const row = {
        merchant_id: actor.merchantId,
        id,
        store_id: storeId,
        url: body.url,
        ...sealedHeader(keys, actor.merchantId, header),
        secret_sealed: keys.seal(actor.merchantId, secretPurpose, secret),
        created_at: now,
        updated_at: now,
      }
      await insertWebhook(tx, row)
      return { ...presentWebhook(keys, row, actor), signing_secret: secret }
    },

    'webhooks.list': async (call) => {
      const storeId = await storeOf(call)
      if (!storeId) return noStore(call)
      const rows = await listWebhooks(call.tx, call.actor.merchantId, storeId)
      return rows.map((row) => presentWebhook(keys, row, call.actor))
    },
  } satisfies Partial<Handlers<'webhooks'>>
}

/** One of them. */
function oneWebhook({ keys, reach }: WebhookHandlerDependencies) {
  return {
    'webhooks.read': async (call) => {
      const row = await webhookOf(call)
      return row ? presentWebhook(keys, row, call.actor) : refuse('not_found')
    },

    'webhooks.update': async (call) => {
      const { tx, body, actor, now, params, audit } = call
      const row = await webhookOf(call)
      audit({ object: `webhook:${params.id}`, before: row && { url: row.url }, after: { url: body.url } })
      if (!row) return refuse('not_found')
      const header = readHeader(body.header)
      if (header === undefined) return refuseFields({ header: 'invalid' })
      if (await isRefused(body.url, reach)) return refuseFields({ url: 'invalid' })
      const change = {
        url: body.url,
        updated_at: now,
        // Of one that is paused: whether it takes messages there is tried at once.
        ...(body.url !== row.url && { probe_at: now }),
        ...(body.header !== undefined && sealedHeader(keys, actor.merchantId, header)),
      }
      await changeWebhook(tx, row, change)
      return presentWebhook(keys, { ...row, ...change }, actor)
    },

    'webhooks.rotateSecret': async (call) => {
      const { tx, actor, now, params, audit } = call
      audit({ object: `webhook:${params.id}` })
      const row = await webhookOf(call)
      if (!row) return refuse('not_found')
      const secret = newSecret()
      const until = new Date(now.getTime() + previousSecretMs)
      await changeWebhook(tx, row, {
        secret_sealed: keys.seal(actor.merchantId, secretPurpose, secret),
        previous_secret_sealed: row.secret_sealed,
        previous_secret_until: until,
        updated_at: now,
      })
      return { signing_secret: secret, previous_secret_valid_until: until.toISOString() }
    },

    'webhooks.remove': async (call) => {
      const { tx, actor, now, params, audit } = call
      audit({ object: `webhook:${params.id}` })
      const row = await webhookOf(call)
      if (!row) return refuse('not_found')
      await removeWebhook(tx, row, { personId: actor.id, at: now })
      return { status: 'ok' }
    },
  } satisfies Partial<Handlers<'webhooks'>>
}

/** How long messages are signed with the secret before as well, as a replaced key goes on working. */
export const previousSecretMs = 24 * 3_600_000

const full = {
  status: 400,
  errorType: 'bad_data',
  error: `bad_request: a store has at most ${webhooksPerStore} webhooks`,
} as const

type OfStore = { tx: ReadTx; actor: KeyActor; header(name: string): string | null }

/** The store a call names, where its key is for it. */
async function storeOf(call: OfStore): Promise<string | undefined> {
  const storeId = await storeNamed(call)
  return storeId !== undefined && seesStore(call.actor, storeId) ? storeId : undefined
}

async function storeNamed({ tx, actor, header }: OfStore): Promise<string | undefined> {
  const code = header('x-merchant-code')
  return code === null ? undefined : findStoreId(tx, actor.merchantId, code)
}

/**
 * Says what to send, as an object: plugins that ask for the stores of several countries read it and go on.
 */
async function noStore(call: OfStore): Promise<Refusal> {
  const isSent = call.header('x-merchant-code') !== null
  const isOther = (await storeNamed(call)) !== undefined
  const error = isOther
    ? 'X-Merchant-Code: this key is not for the store with this code'
    : isSent
      ? 'X-Merchant-Code: the merchant has no store with this code'
      : 'X-Merchant-Code: this header must name the store'
  return refuse('not_found', {
    published: { status: 404, errorType: 'not_found', error },
    fields: { 'X-Merchant-Code': isSent ? 'invalid' : 'required' },
  })
}

async function webhookOf(
  call: OfStore & Pick<Call<'webhooks.read'>, 'params'>,
): Promise<WebhookRow | undefined> {
  const storeId = await storeOf(call)
  return storeId === undefined
    ? undefined
    : findWebhook(call.tx, call.actor.merchantId, storeId, call.params.id)
}

export async function isRefused(text: string, reach: OutgoingPolicy): Promise<boolean> {
  return !URL.canParse(text) || (await refusalOfResolved(new URL(text), reach)) !== null
}

function sealedHeader(keys: Keys, merchantId: string, header: CustomHeader | null) {
  return {
    header_title: header?.title ?? null,
    header_value_sealed: header && keys.seal(merchantId, headerPurpose, header.value),
  }
}
