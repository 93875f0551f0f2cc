import { amountFault } from '@daftar/rules/money/amount-fault'
import type { Currency } from '@daftar/rules/money/currency'
import { orderReferenceMax } from '@daftar/rules/orders/order-acts'
import { parseAmount } from '@daftar/rules/money/money'
import type { Call, Handlers } from '../../../../platform/http/call.ts'
import { refuse, refuseFields, Refusal } from '../../../../platform/http/refusal.ts'
import { byPerson, viewerOf } from '../access.ts'
import { captureMany } from './capture-many.ts'
import type { OrderHandlerDependencies } from '../dependencies.ts'
import { findOrderPage } from '../page/page-store.ts'
import type { ActResult, OrderCommand } from '../command.ts'
import { presentOrder } from '../present.ts'
import { findVisible, type VisibleOrder } from '../store.ts'

/** What a person does to an order (DEC-ORD-4, DEC-ORD-5); the answer is the order as it is then. */
export function actHandlers(deps: OrderHandlerDependencies) {
  const { actions } = deps
  return {
    'orders.capture': (call) =>
      act(deps, call, (given, { currency }) => {
        const amountMinor = amountOf(call.body.amount, currency)
        if (amountMinor instanceof Refusal) return amountMinor
        return actions.captureOrder(call.tx, { ...given, amountMinor, reference: call.body.reference })
      }),

    'orders.captureMany': (call) => captureMany(deps, call),

    'orders.refund': (call) =>
      act(deps, call, (given, { currency }) => {
        const amountMinor = amountOf(call.body.amount, currency)
        if (amountMinor instanceof Refusal) return amountMinor
        const { reference, reason, comment } = call.body
        return actions.refundOrder(call.tx, { ...given, amountMinor, reference, reason, comment })
      }),

    'orders.close': (call) => act(deps, call, (given) => actions.closeOrder(call.tx, given)),

    'orders.reference': (call) =>
      act(deps, call, (given, { source }) => {
        const { reference } = call.body
        if (reference.length > orderReferenceMax(source)) return refuseFields({ reference: 'too_long' })
        return actions.changeReference(call.tx, { ...given, reference })
      }),
  } satisfies Partial<Handlers<'orders'>>
}

type ActCall = Pick<Call<'orders.close'>, 'actor' | 'params' | 'tx' | 'now' | 'audit'> & { body?: unknown }
type DoIt = (given: OrderCommand, order: VisibleOrder) => Promise<ActResult> | Refusal

/** Is it one of theirs, do it, show it. */
async function act(
  deps: OrderHandlerDependencies,
  { actor, params, body, tx, now, audit }: ActCall,
  doIt: DoIt,
) {
  audit({ object: `order:${params.id}`, after: body ?? {} })
  const viewer = viewerOf(actor)
  const order = await findVisible(tx, viewer, params.id)
  if (!order) return refuse('not_found')
  const given = { merchantId: viewer.merchantId, orderId: order.id, at: now, by: byPerson(actor) }
  const done = await doIt(given, order)
  if (done instanceof Refusal) return done
  if (!done.ok) return refuse(done.reason)
  const row = await findOrderPage(tx, deps, viewer, order.id)
  if (!row) throw new Error(`order ${order.id} went while it was held`)
  return { payment: presentOrder(row, { flags: actor.flags, ageing: deps.ageing, now }) }
}

function amountOf(typed: string | number, currency: Currency): bigint | Refusal {
  const fault = amountFault(typed, currency)
  return fault ? refuseFields({ amount: fault }) : parseAmount(typed, currency)!.amountMinor
}
