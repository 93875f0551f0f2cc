import type { Language } from '@daftar/rules/geo/languages'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newUuid } from '../../../platform/ids.ts'
import { hashOfPayToken, payAddress, payToken } from './address.ts'
import { insertSession } from './store.ts'

/** How long a shopper has for a checkout a shop opened; a payment link's own validity is given instead. */
export const checkoutMinutes = 20

/** Where the shop wants the shopper afterwards. */
export interface ReturnUrls {
  success: string | null
  cancel: string | null
  failure: string | null
}

export interface NewCheckout {
  merchantId: string
  orderId: string
  language: Language
  urls: ReturnUrls
  expiresAt: Date
  at: Date
  /**
   * Asked for by the shop's app or page, with its public key: who holds that key may read the session again,
   * and no other.
   */
  isPublic?: boolean
}

export interface OpenedSession {
  sessionId: string
  token: string
  url: string
}

export type OpenSession = (tx: Tx, given: NewCheckout) => Promise<OpenedSession>

/** Opens the page on which a shopper pays an order that is still `created`. */
export function sessionOpener(keys: Keys, publicOrigin: string): OpenSession {
  return async (tx, { merchantId, orderId, language, urls, expiresAt, at, isPublic = false }) => {
    const sessionId = newUuid(at)
    const token = payToken(keys, sessionId)
    await insertSession(tx, {
      merchant_id: merchantId,
      id: sessionId,
      order_id: orderId,
      token_hash: hashOfPayToken(token),
      language,
      success_url: urls.success,
      cancel_url: urls.cancel,
      failure_url: urls.failure,
      expires_at: expiresAt,
      created_at: at,
      is_public: isPublic,
    })
    return { sessionId, token, url: payAddress(publicOrigin, token) }
  }
}
