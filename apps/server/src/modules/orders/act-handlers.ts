import { minorDigits, type Currency } from '@daftar/rules/money/currency'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'
import type { FieldCode } from '@daftar/contract'
import { toLatinDigits } from '@daftar/rules/text/digits'
import type { Tx } from '../../platform/database/database.ts'
import type { MerchantActor } from '../../platform/http/actor.ts'
import type { Call, Handlers } from '../../platform/http/call.ts'
import { refuse, refuseFields, type Refusal } from '../../platform/http/refusal.ts'
import { actFlags, byPerson, viewerOf } from './access.ts'
import type { OrdersParts } from './dependencies.ts'
import { findOrderPage } from './page-store.ts'
import type { Acted, OrderAct } from './parts.ts'
import { presentOrder } from './present.ts'
import { findNumber } from './store.ts'

type ActHandlers = Pick<
  Handlers<'orders'>,
  'orders.capture' | 'orders.captureMany' | 'orders.refund' | 'orders.close' | 'orders.reference'
>
type ActCall = Pick<Call<'orders.close'>, 'actor' | 'params' | 'tx' | 'now' | 'audit'>

/** What a person does to an order (DEC-ORD-4, DEC-ORD-5); the answer is the order as it is then. */
export function actHandlers(parts: OrdersParts): ActHandlers {
  const { actions } = parts

  /** Is it one of theirs, do it, show it. */
  async function act(
    call: ActCall,
    after: Record<string, unknown>,
    doIt: (given: OrderAct) => Promise<Acted>,
  ) {
    const { actor, params, tx, now, audit } = call
    audit({ object: `order:${params.id}`, after })
    const viewer = viewerOf(actor)
    if (!viewer || !(await findNumber(tx, viewer, params.id))) return refuse('not_found')
    const done = await doIt({
      merchantId: viewer.merchantId,
      orderId: params.id,
      at: now,
      by: byPerson(actor),
    })
    if (!done.ok) return refuse(done.reason)
    const row = await findOrderPage(tx, viewer.merchantId, viewer.storeIds, params.id)
    return row
      ? { payment: presentOrder(row, { flags: actor.flags, ageing: parts.ageing, now }) }
      : refuse('not_found')
  }

  return {
    'orders.capture': async (call) => {
      const amount = amountOf(call.body.amount, call.actor)
      if (typeof amount !== 'bigint') return refusedAmount(call.actor, 'capture', amount)
      const { reference } = call.body
      return act(call, call.body, (given) =>
        actions.captureOrder(call.tx, { ...given, amountMinor: amount, reference }),
      )
    },

    'orders.captureMany': (call) => captureMany(parts, call),

    'orders.refund': async (call) => {
      const amount = amountOf(call.body.amount, call.actor)
      if (typeof amount !== 'bigint') return refusedAmount(call.actor, 'refund', amount)
      const { reference, reason, comment } = call.body
      return act(call, call.body, (given) =>
        actions.refundOrder(call.tx, { ...given, amountMinor: amount, reference, reason, comment }),
      )
    },

    'orders.close': (call) => act(call, {}, (given) => actions.closeOrder(call.tx, given)),

    'orders.reference': (call) =>
      act(call, call.body, (given) =>
        actions.changeReference(call.tx, { ...given, reference: call.body.reference }),
      ),
  }
}

/** Each order in a transaction of its own, so that one that cannot be captured keeps none of the others from it. */
async function captureMany(parts: OrdersParts, call: Call<'orders.captureMany'>) {
  const { actor, body, now, audit } = call
  audit({ object: 'orders', after: { ids: body.ids } })
  const viewer = viewerOf(actor)
  if (!viewer) return refuse('not_found')
  // The key of the request names its captures: asked again, it answers the same and takes nothing twice.
  const key = call.header('idempotency-key')
  const reference = key ? `bulk:${key}`.slice(0, 255) : undefined
  const results = []
  for (const id of new Set(body.ids))
    results.push(
      await parts.database.tenant([viewer.merchantId], async (tx: Tx) => {
        const found = await findNumber(tx, viewer, id)
        const done = found
          ? await parts.actions.captureOrder(tx, {
              merchantId: viewer.merchantId,
              orderId: id,
              amountMinor: 'rest',
              reference,
              at: now,
              by: byPerson(actor),
            })
          : ({ ok: false, reason: 'not_found' } as const)
        const common = { id, number: found?.number ?? '' }
        return done.ok && found
          ? {
              ...common,
              outcome: 'captured' as const,
              amount: toDecimal(money(done.amountMinor, found.currency)),
              reason: null,
            }
          : { ...common, outcome: 'refused' as const, amount: null, reason: done.ok ? null : done.reason }
      }),
    )
  return { results }
}

/** The amount in minor units of the workspace's currency, or what is wrong with it. */
function amountOf(typed: string | number, { currency }: MerchantActor): bigint | FieldCode {
  if (currency === null) return 'invalid'
  const amount = parseAmount(typed, currency)
  if (!amount) return hasTooManyDecimals(String(typed), currency) ? 'too_many_decimals' : 'invalid'
  return amount.amountMinor > 0n ? amount.amountMinor : 'below_minimum'
}

function hasTooManyDecimals(typed: string, currency: Currency): boolean {
  return (/^\d+\.(\d+)$/.exec(toLatinDigits(typed).trim())?.[1] ?? '').length > minorDigits(currency)
}

/** Whoever may not act is told so first, whatever they typed. */
function refusedAmount(actor: MerchantActor, what: keyof typeof actFlags, fault: FieldCode): Refusal {
  return actor.flags[actFlags[what]] ? refuseFields({ amount: fault }) : refuse('no_permission')
}
