import { createHash, randomBytes } from 'node:crypto'
import { consentMinutes, type ShopPlatform } from '@daftar/rules/marketing/shop-platforms'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { equalBytes } from '../../../platform/crypto/keys.ts'
import { hashOfToken, isTokenShape } from '../../../platform/crypto/token.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'
import { newId, newToken } from '../../../platform/ids.ts'
import { keysPurpose, verifierPurpose, type ShopPlatformDependencies } from './dependencies.ts'
import type { ShopPlatformPort } from './port.ts'
import { insertConsent, takeConsent, type ConsentRow } from './store.ts'

interface Asking {
  merchantId: string
  actor: Pick<MerchantActor, 'id' | 'sessionId'>
  platform: ShopPlatform
  shop: string
  port: ShopPlatformPort
  at: Date
}

/** Where somebody goes to give leave; what they come back with has to fit what is kept here. */
export async function askConsent(
  tx: Tx,
  deps: ShopPlatformDependencies,
  { merchantId, actor, platform, shop, port, at }: Asking,
): Promise<string> {
  const { keys, publicOrigin, platforms } = deps
  const [id, secret] = [newId('con'), newToken()]
  const verifier = randomBytes(32).toString('base64url')
  const address = port.consentAddress({
    ...{ shop, state: `${id}.${secret}`, returnAddress: returnAddress(publicOrigin) },
    keysAddress: `${publicOrigin}/merchant/api/v1/marketing/platforms/woocommerce/keys`,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    product: deps.productName,
  })
  const answered = platforms.answerConsent?.(address) ?? { address, keys: null }
  await insertConsent(tx, {
    ...{ merchant_id: merchantId, id, person_id: actor.id, session_id: actor.sessionId, platform, shop },
    secret_hash: hashOfToken(secret),
    verifier_sealed: keys.seal(merchantId, verifierPurpose, verifier),
    keys_sealed: answered.keys && keys.seal(merchantId, keysPurpose, JSON.stringify(answered.keys)),
    asked_at: at,
    expires_at: new Date(at.getTime() + consentMinutes * 60_000),
  })
  return answered.address
}

export function returnAddress(publicOrigin: string): string {
  return publicOrigin + pathOf('productCatalogAuth')
}

/** The two halves of a state: whose it is, and what proves it. Null for what is none. */
export function partsOfState(state: string): { id: string; secret: string } | null {
  const [id = '', secret = '', ...more] = state.split('.')
  return /^con_[0-9a-hjkmnp-tv-z]{26}$/.test(id) && isTokenShape(secret) && more.length === 0
    ? { id, secret }
    : null
}

/** Whether somebody knows the secret of a consent and is not too late. */
export function isGoodConsent({ secret_hash, expires_at }: ConsentRow, secret: string, at: Date): boolean {
  return equalBytes(hashOfToken(secret), secret_hash) && expires_at > at
}

/**
 * Takes the consent somebody came back with away, so that it counts once: it has to be theirs, of this
 * session and not too old. Whoever brings a wrong one uses the right one up.
 */
export async function redeemConsent(
  tx: Tx,
  merchantId: string,
  actor: Pick<MerchantActor, 'id' | 'sessionId'>,
  state: string,
  at: Date,
): Promise<ConsentRow | null> {
  const parts = partsOfState(state)
  const row = parts && (await takeConsent(tx, merchantId, parts.id))
  if (!parts || !row || !isGoodConsent(row, parts.secret, at)) return null
  return row.person_id === actor.id && row.session_id === actor.sessionId ? row : null
}
