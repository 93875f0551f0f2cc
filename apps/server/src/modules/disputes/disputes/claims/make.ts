import type { BodyOf } from '@daftar/contract'
import { claimLimits, pickedMinor } from '@daftar/rules/disputes/claim'
import { amountFault } from '@daftar/rules/money/amount-fault'
import { parseAmount } from '@daftar/rules/money/money'
import { refundableMinor } from '@daftar/rules/orders/order-acts'
import type { Language } from '@daftar/rules/geo/languages'
import type { Tx } from '../../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../../platform/http/refusal.ts'
import { countHit } from '../../../../platform/rates/rates.ts'
import { factsOf, lockOrder } from '../../../selling/orders/index.ts'
import type { DisputeDependencies } from '../dependencies.ts'
import { openDispute } from '../open.ts'
import type { DisputeRow } from '../store.ts'
import type { ClaimPass } from './pass.ts'
import { linesOf } from './present.ts'
import { findPicture, orderOfPass } from './store.ts'

type Said = BodyOf<'disputes.claim'>

/** Opens what a shopper says; of one phone there are so many in a day. */
export async function makeClaim(
  tx: Tx,
  deps: DisputeDependencies,
  { merchantId, orderId, phone }: ClaimPass,
  said: Said,
  { at, language }: { at: Date; language: Language },
): Promise<DisputeRow | Refusal> {
  const order = await orderOfPass(tx, { merchantId, orderId })
  const held = order && (await lockOrder(tx, merchantId, orderId))
  if (!held) return refuse('claim_pass_over')
  const perPhone = { scope: 'claims', key: phone, windowSeconds: 86_400, limit: claimLimits.claimsPerDay }
  const hit = await countHit(tx, perPhone, at)
  if (!hit.allowed) return refuse('too_many_claims', { retryAt: hit.retryAt })

  const lines = linesOf(order)
  const upToMinor = refundableMinor(factsOf(held), at.getTime())
  const ofLines = said.items.length > 0 ? pickedMinor(lines, said.items, upToMinor) : upToMinor
  if (ofLines === null) return refuseFields({ items: 'invalid' })
  const fault = said.amount === undefined ? null : amountFault(said.amount, order.currency)
  if (fault) return refuseFields({ amount: fault })
  const files = []
  for (const id of new Set(said.attachments)) {
    const file = await findPicture(tx, merchantId, id)
    if (!file) return refuseFields({ attachments: 'not_your_file' })
    files.push({ ...file, item: null })
  }
  const typed = said.amount === undefined ? null : parseAmount(said.amount, order.currency)!.amountMinor
  const amountMinor = typed ?? (ofLines > 0n ? ofLines : null)
  const opened = await openDispute(tx, deps, {
    ...{ merchantId, orderId, type: said.type, comment: said.comment, files, amountMinor, at },
    ...{ source: 'shopper', actor: 'shopper', actorId: orderId, shopperLanguage: language },
    claimedItems: said.items.map(({ line, quantity }) => ({ title: lines[line]!.title, quantity })),
  })
  if (!opened.ok) return refuse(opened.reason)
  for (const { id } of files) await deps.files.documents.find(tx, merchantId, id)
  return opened.row
}
