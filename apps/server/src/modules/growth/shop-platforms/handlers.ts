import { shopAddress, shopPlatforms } from '@daftar/rules/marketing/shop-platforms'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { presentSync, sourceStates } from '../catalogue/index.ts'
import { beginReading } from './begin-reading.ts'
import { disconnect, keepGrant } from './connect.ts'
import { askConsent, isGoodConsent, partsOfState, redeemConsent, returnAddress } from './consent.ts'
import { keysPurpose, verifierPurpose, type ShopPlatformDependencies } from './dependencies.ts'
import type { ConnectionRow } from './machine.ts'
import { presentConnection } from './present.ts'
import { keepKeys, listConnections, lockConnection, lockConsent, type ConsentRow } from './store.ts'

export function shopPlatformHandlers(deps: ShopPlatformDependencies): Handlers<'shopPlatforms'> {
  return { ...listing(deps), ...connecting(deps), ...connected(deps) }
}

/** Which platforms there are, and how the merchant's shops on them stand. */
function listing(deps: ShopPlatformDependencies) {
  const { gate, platforms } = deps
  return {
    'shopPlatforms.list': async ({ tx, actor }) => {
      const merchantId = await gate.enter(tx, actor)
      if (typeof merchantId !== 'string') return merchantId
      const [rows, stateOf] = await Promise.all([
        listConnections(tx, merchantId),
        sourceStates(tx, merchantId),
      ])
      return {
        platforms: shopPlatforms.map((platform) => {
          const row = rows.find((one) => one.platform === platform)
          const connection = row ? presentConnection(row, stateOf(row.id)) : null
          return { platform, is_offered: platforms.ports[platform] !== undefined, connection }
        }),
      }
    },

    'shopPlatforms.listForStaff': async ({ tx, params }) => {
      const [rows, stateOf] = await Promise.all([listConnections(tx, params.id), sourceStates(tx, params.id)])
      return {
        platforms: rows.map((row) => ({
          platform: row.platform,
          connection: presentConnection(row, stateOf(row.id)),
        })),
      }
    },
  } satisfies Partial<Handlers<'shopPlatforms'>>
}

/** A consent, from the asking to what the platform hands back for it. */
function connecting(deps: ShopPlatformDependencies) {
  const { database, keys, gate, platforms } = deps
  return {
    'shopPlatforms.connect': async ({ tx, actor, params, body, now: at, audit }) => {
      const { platform } = params
      audit({ object: `shop_platform:${platform}`, after: { shop: body.shop } })
      const merchantId = await gate.enter(tx, actor)
      if (typeof merchantId !== 'string') return merchantId
      const port = platforms.ports[platform]
      if (!port) return refuse('platform_off')
      const shop = shopAddress(platform, body.shop)
      if (shop === null) return refuseFields({ shop: body.shop.trim() === '' ? 'required' : 'url_invalid' })
      return { address: await askConsent(tx, deps, { merchantId, actor, platform, shop, port, at }) }
    },

    'shopPlatforms.finish': async ({ actor, body, now: at, audit }) => {
      audit({ object: 'shop_platform' })
      const { merchantIds } = actor
      const consent = await database.tenant(merchantIds, async (tx) => {
        const merchantId = await gate.enter(tx, actor)
        if (typeof merchantId !== 'string') return merchantId
        return (await redeemConsent(tx, merchantId, actor, body.state, at)) ?? refuse('consent_invalid')
      })
      if (consent instanceof Refusal) return consent
      const { merchant_id: merchantId, platform } = consent
      audit({ object: `shop_platform:${platform}`, merchantId, after: { shop: consent.shop } })
      const port = platforms.ports[platform]
      if (!port) return refuse('platform_off')
      const granted = await port
        .exchange({
          ...{ shop: consent.shop, given: body.returned, now: at, keys: keysOf(deps, consent) },
          verifier: openedText(deps, consent, verifierPurpose, consent.verifier_sealed) ?? '',
          returnAddress: returnAddress(deps.publicOrigin),
        })
        .catch((error: unknown) => {
          deps.logger.warn({ kind: platform, err: error }, 'a shop platform did not answer')
          return undefined
        })
      if (granted === undefined) return refuse('unavailable')
      if (granted === null) return refuse('consent_refused')
      return database.tenant([merchantId], async (tx) => {
        const row = await keepGrant(tx, deps, { merchantId, personId: actor.id, platform, at }, granted)
        return row ? { platform, connection: await shown(tx, row) } : refuse('consent_invalid')
      })
    },

    'shopPlatforms.takeKeys': async ({ tx, body, now: at, audit }) => {
      const parts = partsOfState(body.user_id)
      const consent = parts && (await lockConsent(tx, parts.id))
      audit({ object: 'shop_platform:woocommerce', merchantId: consent?.merchant_id ?? null })
      const isGood = consent?.platform === 'woocommerce' && isGoodConsent(consent, parts!.secret, at)
      if (!isGood) return refuse('consent_invalid')
      const handed = JSON.stringify({ key: body.consumer_key, secret: body.consumer_secret })
      const sealed = keys.seal(consent.merchant_id, keysPurpose, handed)
      return (await keepKeys(tx, consent, sealed)) ? { taken: true as const } : refuse('consent_invalid')
    },
  } satisfies Partial<Handlers<'shopPlatforms'>>
}

/** What is done with a shop that is connected. */
function connected(deps: ShopPlatformDependencies) {
  const { gate } = deps
  return {
    'shopPlatforms.sync': async ({ tx, actor, params, now: at, audit }) => {
      const { platform } = params
      audit({ object: `shop_platform:${platform}` })
      const merchantId = await gate.enter(tx, actor)
      if (typeof merchantId !== 'string') return merchantId
      const row = await lockConnection(tx, merchantId, platform)
      if (!row) return refuse('not_found')
      if (row.status !== 'connected') return refuse('wrong_status')
      const run = await beginReading(tx, { merchantId, id: row.id, isFull: true, askedBy: actor.id, at })
      return run ? { sync: presentSync(run) } : refuse('sync_running')
    },

    'shopPlatforms.disconnect': async ({ tx, actor, params, now: at, audit }) => {
      const { platform } = params
      audit({ object: `shop_platform:${platform}` })
      const merchantId = await gate.enter(tx, actor)
      if (typeof merchantId !== 'string') return merchantId
      const row = await lockConnection(tx, merchantId, platform)
      if (!row) return refuse('not_found')
      if (row.status === 'disconnected') return refuse('wrong_status')
      const removed = await disconnect(tx, row, { personId: actor.id, at })
      return removed === 'lost' ? refuse('wrong_status') : { removed }
    },
  } satisfies Partial<Handlers<'shopPlatforms'>>
}

async function shown(tx: ReadTx, row: ConnectionRow) {
  return presentConnection(row, (await sourceStates(tx, row.merchant_id))(row.id))
}

function keysOf(deps: ShopPlatformDependencies, consent: ConsentRow) {
  const text = openedText(deps, consent, keysPurpose, consent.keys_sealed)
  return text === null ? null : (JSON.parse(text) as { key: string; secret: string })
}

function openedText(
  { keys }: ShopPlatformDependencies,
  { merchant_id }: ConsentRow,
  purpose: string,
  sealed: Buffer | Uint8Array | null,
): string | null {
  return sealed && keys.open(merchant_id, purpose, sealed).toString()
}
