import { sandboxIdOf } from '@daftar/rules/orders/shop-connection'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, RefusedError } from '../../../platform/http/refusal.ts'
import { issueKeys } from './actions.ts'
import type { ApiKeyDependencies } from './dependencies.ts'
import { changeIntegration, readIntegration } from './integration-store.ts'
import { presentIntegration, presentOwnKeys } from './present.ts'
import { tenantOf } from './sandbox.ts'
import { sealedPurpose } from './secrets.ts'
import { listOwnKeys } from './store.ts'

/** What a merchant's administrators see and do of its keys, in its sandbox too. */
export function ownKeyHandlers({ keys, isPhoneAtHand, hasDeveloperSite }: ApiKeyDependencies) {
  const integrationOf = async (tx: ReadTx, merchantId: string) => ({
    ...presentIntegration(await readIntegration(tx, merchantId), merchantId),
    has_developer_site: hasDeveloperSite,
  })
  return {
    'apiKeys.read': async ({ tx, actor, params, now }) => {
      const merchantId = ownMerchant(actor, params.id)
      return presentOwnKeys(await keysOf(merchantId, tx, now), merchantId, keys)
    },

    'apiKeys.show': async ({ tx, actor, params, body, now, audit }) => {
      const merchantId = ownMerchant(actor, params.id)
      audit({ object: `api_keys:${body.mode}` })
      if (!(await isPhoneAtHand(tx, { personId: actor.id, sessionId: actor.sessionId }, body.proof, now)))
        return refuse('phone_proof_needed')
      const tenant = tenantOf(merchantId, body.mode)
      const rows = await keysOf(merchantId, tx, now)
      const secret = rows.find(
        (row) => row.merchant_id === tenant && row.kind === 'secret' && row.revoked_at === null,
      )
      if (!secret) return refuse('not_found')
      return { secret_key: keys.open(tenant, sealedPurpose, secret.sealed).toString() }
    },

    'apiKeys.regenerate': async ({ tx, actor, params, body, now, audit }) => {
      const merchantId = ownMerchant(actor, params.id)
      audit({ object: `api_keys:${body.mode}` })
      const before = presentOwnKeys(await keysOf(merchantId, tx, now), merchantId, keys)
      // The first pair comes with the contract: whoever signed it asks for nothing here.
      if ((body.mode === 'live' ? before.secret_key : before.test_secret_key) === null)
        return refuse('wrong_status')
      if (!(await issueKeys(tx, keys, { merchantId, mode: body.mode, at: now }))) return refuse('not_found')
      return presentOwnKeys(await keysOf(merchantId, tx, now), merchantId, keys)
    },

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
 * The merchant the caller administers. Keys act for all of its stores, so whoever is limited to some of them does not hold any
 * (DEC-MER-3).
 */
function ownMerchant({ merchantId, storeIds }: MerchantActor, asked: string): string {
  if (merchantId === null || storeIds !== null) throw new RefusedError('no_permission')
  if (asked !== merchantId) throw new RefusedError('not_found')
  return merchantId
}

function keysOf(merchantId: string, tx: ReadTx, now: Date) {
  return listOwnKeys(tx, [merchantId, sandboxIdOf(merchantId)], now)
}
