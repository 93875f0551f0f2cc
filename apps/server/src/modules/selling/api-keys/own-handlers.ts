import { sandboxIdOf, type KeyMode } from '@daftar/rules/orders/shop-connection'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, RefusedError, refuseFields } from '../../../platform/http/refusal.ts'
import { issueKeys } from './actions.ts'
import type { ApiKeyDependencies } from './dependencies.ts'
import { changeIntegration, readIntegration } from './integration-store.ts'
import { pairFor, sortedStores, standingPairs, type StandingPair } from './pairs.ts'
import { presentIntegration, presentOwnKeys, presentStoreKeys } from './present.ts'
import { tenantOf } from './sandbox.ts'
import { sealedPurpose } from './secrets.ts'
import { giveUpSecret, listOwnKeys, listStores, lockMerchant, stopPair } from './store.ts'

/** What a merchant's administrators see and do of its keys, in its sandbox too. */
export function ownKeyHandlers(deps: ApiKeyDependencies) {
  return { ...ownKeys(deps), ...storeKeys(deps), ...integration(deps) } satisfies Partial<Handlers<'apiKeys'>>
}

/** The pair of keys of all stores. */
function ownKeys({ keys, withPhoneAtHand }: ApiKeyDependencies) {
  return {
    'apiKeys.read': async ({ tx, actor, params, now }) => {
      const merchantId = ownMerchant(actor, params.id)
      return presentOwnKeys(await keysOf(merchantId, tx, now), merchantId, keys)
    },

    'apiKeys.show': async ({ tx, actor, params, body, now, audit }) => {
      const merchantId = ownMerchant(actor, params.id)
      audit(noteOf(body))
      const given = { personId: actor.id, sessionId: actor.sessionId, proof: body.proof, now }
      return withPhoneAtHand(tx, given, async () => {
        const pair = await pairOf(tx, { merchantId, ...body }, now)
        if (!pair) return refuse('not_found')
        const { secret } = pair
        // Of many who ask at once one is shown it: what was read here is gone for the others.
        if (secret.shown_at || !(await giveUpSecret(tx, secret, now))) return refuse('wrong_status')
        return { secret_key: keys.open(secret.merchant_id, sealedPurpose, secret.sealed).toString() }
      })
    },

    'apiKeys.regenerate': async ({ tx, actor, params, body, now, audit }) => {
      const merchantId = ownMerchant(actor, params.id)
      audit(noteOf(body))
      // The first pair comes with the contract: whoever signed it asks for nothing here.
      if (!(await pairOf(tx, { merchantId, ...body }, now))) return refuse('wrong_status')
      const pair = { merchantId, mode: body.mode, storeIds: sortedStores(body.store_ids), at: now }
      if (!(await issueKeys(tx, keys, pair))) return refuse('not_found')
      return presentOwnKeys(await keysOf(merchantId, tx, now), merchantId, keys)
    },
  } satisfies Partial<Handlers<'apiKeys'>>
}

/** Pairs that are limited to some stores. */
function storeKeys({ keys }: ApiKeyDependencies) {
  const storeKeysOf = async (tx: ReadTx, merchantId: string, now: Date) => {
    const [rows, stores] = await Promise.all([keysOf(merchantId, tx, now), listStores(tx, merchantId)])
    return presentStoreKeys(rows, merchantId, { keys, stores })
  }
  return {
    'apiKeys.storeKeys': async ({ tx, actor, params, now }) =>
      storeKeysOf(tx, ownMerchant(actor, params.id), now),

    'apiKeys.issueForStores': async ({ tx, actor, params, body, now, audit }) => {
      const merchantId = ownMerchant(actor, params.id)
      audit(noteOf(body))
      const storeIds = sortedStores(body.store_ids)!
      const known = new Set((await listStores(tx, merchantId)).map(({ id }) => id))
      if (!storeIds.every((id) => known.has(id))) return refuseFields({ store_ids: 'invalid' })
      await lockMerchant(tx, merchantId)
      const pairs = standingPairs(await keysOf(merchantId, tx, now), merchantId, body.mode)
      // Keys of its stores come after those of the merchant; of one that stands a new pair is made by
      // `regenerate`.
      if (!pairFor(pairs, null) || pairFor(pairs, storeIds)) return refuse('wrong_status')
      if (!(await issueKeys(tx, keys, { merchantId, mode: body.mode, storeIds, at: now })))
        return refuse('not_found')
      return storeKeysOf(tx, merchantId, now)
    },

    'apiKeys.endForStores': async ({ tx, actor, params, body, now, audit }) => {
      const merchantId = ownMerchant(actor, params.id)
      audit(noteOf(body))
      const storeIds = sortedStores(body.store_ids)
      const stopped = await stopPair(tx, { merchantId: tenantOf(merchantId, body.mode), storeIds }, now)
      return stopped > 0 ? storeKeysOf(tx, merchantId, now) : refuse('wrong_status')
    },
  } satisfies Partial<Handlers<'apiKeys'>>
}

/** How the merchant's shops call us. */
function integration({ hasDeveloperSite }: ApiKeyDependencies) {
  const integrationOf = async (tx: ReadTx, merchantId: string) => ({
    ...presentIntegration(await readIntegration(tx, merchantId), merchantId),
    has_developer_site: hasDeveloperSite,
  })
  return {
    'apiKeys.integration': async ({ tx, actor, params }) => {
      const merchantId = ownMerchant(actor, params.id)
      return integrationOf(tx, merchantId)
    },

    'apiKeys.changeIntegration': async ({ tx, actor, params, body, now, audit }) => {
      const merchantId = ownMerchant(actor, params.id)
      audit({ object: 'integration', after: body })
      await changeIntegration(tx, merchantId, {
        platform: body.platform,
        copiedAt: body.keys_copied ? now : null,
        at: now,
      })
      return integrationOf(tx, merchantId)
    },
  } satisfies Partial<Handlers<'apiKeys'>>
}

/**
 * The merchant the caller administers. Whoever is limited to some of its stores does not hold any keys
 * (DEC-MER-3).
 */
function ownMerchant({ merchantId, storeIds }: MemberActor, asked: string): string {
  if (storeIds !== null) throw new RefusedError('no_permission')
  if (asked !== merchantId) throw new RefusedError('not_found')
  return merchantId
}

type Asked = { mode: KeyMode; store_ids?: readonly string[] | undefined }

/** What the records say of an act: which pair it was about. */
function noteOf({ mode, store_ids: storeIds }: Asked) {
  return { object: `api_keys:${mode}`, ...(storeIds && { after: { store_ids: sortedStores(storeIds) } }) }
}

async function pairOf(
  tx: ReadTx,
  { merchantId, mode, store_ids: storeIds }: Asked & { merchantId: string },
  now: Date,
): Promise<StandingPair | undefined> {
  const pairs = standingPairs(await keysOf(merchantId, tx, now), merchantId, mode)
  return pairFor(pairs, sortedStores(storeIds))
}

function keysOf(merchantId: string, tx: ReadTx, now: Date) {
  return listOwnKeys(tx, [merchantId, sandboxIdOf(merchantId)], now)
}
