import type { Reason } from '@daftar/contract'
import type { DisputeFile } from '@daftar/contract/endpoints/disputes/disputes-shapes'
import { respondBy, type DisputeSource, type DisputeType } from '@daftar/rules/disputes/dispute'
import type { Language } from '@daftar/rules/geo/languages'
import { refundableMinor } from '@daftar/rules/orders/order-acts'
import type { Actor } from '@daftar/rules/status/actors'
import type { Tx } from '../../../platform/database/database.ts'
import { newUuid } from '../../../platform/ids.ts'
import { recordChange } from '../../../platform/status-changes.ts'
import { contribute } from '../../money/settlement/index.ts'
import { factsOf, lockOrder } from '../../selling/orders/index.ts'
import type { DisputeDependencies } from './dependencies.ts'
import { claimToken, hashOfClaimToken } from './claims/address.ts'
import { tellShopper } from './claims/tell.ts'
import { tellOpened } from './letters.ts'
import { tellShop } from './tell-shop.ts'
import {
  addFiles,
  findActive,
  findBySource,
  insertDispute,
  type ClaimedItem,
  type DisputeRow,
} from './store.ts'

export interface Opening {
  merchantId: string
  orderId: string
  type: DisputeType
  /** All that can go back where nothing is said. */
  amountMinor: bigint | null
  comment: string
  files?: readonly DisputeFile[]
  source: DisputeSource
  sourceReference?: string | null
  /** Lines of the order that the shopper named. */
  claimedItems?: ClaimedItem[]
  /** What the shopper reads; null where nobody knows. */
  shopperLanguage?: Language | null
  actor: Actor
  actorId: string
  at: Date
}

type Opened = { ok: true; row: DisputeRow; isRepeat: boolean } | { ok: false; reason: Reason }

/**
 * Opens a dispute. Its amount leaves what the merchant is paid next and stands apart until it is decided; of
 * an order that is disputed nothing else goes back. The order is held, so that of several at once one opens
 * it.
 */
export async function openDispute(tx: Tx, deps: DisputeDependencies, given: Opening): Promise<Opened> {
  const { merchantId, at, sourceReference = null } = given
  const order = await lockOrder(tx, merchantId, given.orderId)
  if (!order) return { ok: false, reason: 'not_found' }
  const known = sourceReference === null ? undefined : await findBySource(tx, merchantId, sourceReference)
  if (known) return { ok: true, row: known, isRepeat: true }
  if (await findActive(tx, order)) return { ok: false, reason: 'already_disputed' }
  const restMinor = refundableMinor(factsOf(order), at.getTime())
  if (restMinor === 0n) return { ok: false, reason: 'order_not_disputable' }
  const disputedMinor = given.amountMinor ?? restMinor
  if (disputedMinor <= 0n) return { ok: false, reason: 'invalid_input' }
  if (disputedMinor > restMinor) return { ok: false, reason: 'dispute_too_large' }

  const id = newUuid(at)
  const row = await insertDispute(tx, {
    merchant_id: merchantId,
    id,
    order_id: order.id,
    store_id: order.store_id,
    currency: order.currency,
    type: given.type,
    status: 'pending',
    source: given.source,
    source_reference: sourceReference,
    disputed_minor: disputedMinor,
    shopper_comment: given.comment,
    created_at: at,
    respond_by: new Date(respondBy(at.getTime())),
    claim_hash: hashOfClaimToken(claimToken(deps.keys, id)),
    claimed_items: given.claimedItems ?? [],
    shopper_language: given.shopperLanguage ?? null,
  })
  if (!row) {
    // Opened under the same reference in the same moment, about another order.
    const twin = sourceReference === null ? undefined : await findBySource(tx, merchantId, sourceReference)
    return twin ? { ok: true, row: twin, isRepeat: true } : { ok: false, reason: 'already_disputed' }
  }
  await addFiles(tx, row, 'shopper', given.files ?? [], at)
  await recordChange(tx, {
    ...{ merchantId, subject: 'dispute', subjectId: row.id, from: null, to: row.status },
    ...{ actor: given.actor, actorId: given.actorId, at },
  })
  await contribute(tx, {
    ...{ merchantId, kind: 'dispute', id: row.id, orderId: order.id, currency: order.currency },
    ...{ amountMinor: -disputedMinor, note: row.number, at },
  })
  await tellOpened(tx, deps, row, at)
  await tellShopper(tx, deps, row, 'received')
  await tellShop(tx, deps, row, row.status)
  return { ok: true, row, isRepeat: false }
}
