import { sandboxIdOf } from '@daftar/rules/orders/shop-connection'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { RefusedError } from '../../../platform/http/refusal.ts'
import { findKeyMerchant } from '../api-keys/index.ts'

/**
 * Whose webhooks a call is about: a merchant's and those of its sandbox, all of them or those of some stores.
 */
export interface WebhookReach {
  /** The merchant itself; its sandbox is another tenant. */
  live: string
  merchantIds: readonly string[]
  storeIds: readonly string[] | null
}

/** What an administrator of the workspace reaches. */
export function reachOfWorkspace({ merchantId, storeIds }: MemberActor): WebhookReach {
  return { live: merchantId, merchantIds: [merchantId, sandboxIdOf(merchantId)], storeIds }
}

/** What support reaches of a merchant it names. */
export async function reachOfMerchant(tx: ReadTx, merchantId: string): Promise<WebhookReach> {
  if (!(await findKeyMerchant(tx, merchantId))) throw new RefusedError('not_found')
  return { live: merchantId, merchantIds: [merchantId, sandboxIdOf(merchantId)], storeIds: null }
}
