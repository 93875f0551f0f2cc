import type { AnswerOf } from '@daftar/contract'
import { money, toDecimal } from '@daftar/rules/money/money'
import { orderTextMax } from '@daftar/rules/orders/order-acts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Call } from '../../../../platform/http/call.ts'
import type { Refusal } from '../../../../platform/http/refusal.ts'
import { byPerson, viewerOf } from '../access.ts'
import type { Capture } from './capture.ts'
import type { OrderHandlerDependencies } from '../dependencies.ts'
import { failed } from '../command.ts'
import { findVisible, type StoreScope } from '../store.ts'

type Answer = AnswerOf<'orders.captureMany'>
type Result = Answer['results'][number]

/**
 * Each order in a transaction of its own, so that one that cannot be captured keeps none of the others from
 * it.
 */
export async function captureMany(
  deps: OrderHandlerDependencies,
  { actor, body, now, audit, header }: Call<'orders.captureMany'>,
): Promise<Answer | Refusal> {
  audit({ object: 'orders', after: { ids: body.ids } })
  const viewer = viewerOf(actor)
  const { merchantId } = viewer
  // The key of the request names its captures: asked again, it answers the same and takes nothing twice.
  const key = header('idempotency-key')
  const reference = key ? `bulk:${key}`.slice(0, orderTextMax.reference) : undefined
  const results: Result[] = []
  for (const orderId of new Set(body.ids)) {
    const act: Capture = { merchantId, orderId, amountMinor: 'rest', reference, at: now, by: byPerson(actor) }
    results.push(await deps.database.tenant([merchantId], (tx) => captureOne(tx, deps, viewer, act)))
  }
  const captured = results
    .filter(({ outcome }) => outcome === 'captured')
    .map(({ id, amount }) => ({ id, amount }))
  audit({ object: 'orders', after: { ids: body.ids, captured } })
  return { results }
}

async function captureOne(
  tx: Tx,
  { actions }: OrderHandlerDependencies,
  scope: StoreScope,
  act: Capture,
): Promise<Result> {
  const order = await findVisible(tx, scope, act.orderId)
  const done = order ? await actions.captureOrder(tx, act) : failed('not_found')
  const named = { id: act.orderId, number: order?.number ?? '' }
  if (!order || !done.ok)
    return { ...named, outcome: 'refused', amount: null, reason: done.ok ? null : done.reason }
  const amount = toDecimal(money(done.amountMinor, order.currency))
  return { ...named, outcome: 'captured', amount, reason: null }
}
