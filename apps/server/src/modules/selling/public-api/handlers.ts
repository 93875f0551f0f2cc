import { Readable } from 'node:stream'
import { renderSVG } from 'uqr'
import type { PublishedPayment } from '@daftar/contract/endpoints/selling/public-api-shapes'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { KeyActor } from '../../../platform/http/actor.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { findSession } from '../checkout/index.ts'
import type { OrderCommand } from '../orders/index.ts'
import { capture, changeReference, close, refund } from './acts.ts'
import { openCheckout } from './checkout.ts'
import type { PublicApiDependencies } from './dependencies.ts'
import { presentSession } from './present-session.ts'
import { presentPayment } from './present.ts'
import { refuseBadData } from './refusals.ts'
import { findState, isWithinReach, listPayments, loadPayments } from './store.ts'

export function publicApiHandlers(deps: PublicApiDependencies): Handlers<'publicApi'> {
  const { orders, noteRead } = deps
  return {
    'publicApi.createCheckout': ({ tx, body, actor, now }) =>
      openCheckout(tx, deps, body, { actor, at: now }),

    'publicApi.checkout': async ({ tx, params, actor, now }) => {
      if (!isUuid(params.id)) return refuse('invalid_input')
      const found = await findSession(tx, actor.merchantId, params.id)
      const session = found && (found.is_public || !actor.isPublic) ? found : undefined
      const [payment] = session
        ? await loadPayments(tx, actor.merchantId, [session.order_id], actor.storeIds)
        : []
      if (!session || !payment) return refuse('not_found')
      // What a phone asks with the public key says nothing of what the shop has booked.
      if (!actor.isPublic) noteRead(actor.merchantId, [session.order_id], now)
      return presentSession(deps, payment, session)
    },

    'publicApi.checkoutQr': async ({ tx, params, now }) => {
      if (!isUuid(params.id) || !(await deps.checkout.isOpenSession(tx, params.id, now)))
        return refuse('not_found')
      const svg = renderSVG(deps.checkout.urlOf(params.id))
      return {
        bytes: Readable.from([svg]),
        contentType: 'image/svg+xml',
        name: 'checkout.svg',
        size: Buffer.byteLength(svg),
        disposition: 'inline',
      }
    },

    'publicApi.payments': async ({ tx, query, actor, now }) => {
      const { ids, total } = await listPayments(tx, actor, query)
      noteRead(actor.merchantId, ids, now)
      const payments = await loadPayments(tx, actor.merchantId, ids)
      return {
        payments: payments.map(presentPayment),
        pagination: { limit: query.limit, offset: query.offset, total_count: total },
      }
    },

    'publicApi.payment': async ({ tx, params, actor, now }) => {
      if (!isUuid(params.id)) return refuseBadData('invalid_input', 'invalidPaymentId')
      if (!(await isWithinReach(tx, actor, params.id))) return refuse('not_found')
      noteRead(actor.merchantId, [params.id], now)
      return paymentOf(tx, actor, params.id)
    },

    'publicApi.updatePayment': (call) => {
      const reference = call.body.order?.reference_id ?? null
      return acting(deps, call, async (tx, act) => {
        if (reference !== null) return changeReference(tx, orders, act, reference)
        return (await findState(tx, act.merchantId, act.orderId)) ? null : refuse('not_found')
      })
    },

    'publicApi.capture': (call) =>
      acting(deps, call, (tx, act) => capture(tx, orders, act, call), sumOf(call.body)),

    'publicApi.refund': (call) =>
      acting(deps, call, (tx, act) => refund(tx, orders, act, call), sumOf(call.body)),

    'publicApi.close': (call) => acting(deps, call, (tx, act) => close(tx, orders, act)),
  }
}

type ActingCall = Pick<
  Call<'publicApi.updatePayment' | 'publicApi.capture' | 'publicApi.refund' | 'publicApi.close'>,
  'tx' | 'params' | 'actor' | 'now' | 'audit'
>

/** Does something to the payment and answers it as it stands then; a repetition answers it as well. */
async function acting(
  { noteRead }: Pick<PublicApiDependencies, 'noteRead'>,
  { tx, params, actor, now, audit }: ActingCall,
  act: (tx: Tx, order: OrderCommand) => Promise<Refusal | null>,
  after: object | null = null,
): Promise<PublishedPayment | Refusal> {
  audit({ object: `order:${params.id}`, after })
  if (!isUuid(params.id)) return refuseBadData('invalid_input', 'invalidPaymentId')
  if (!(await isWithinReach(tx, actor, params.id))) return refuse('not_found')
  noteRead(actor.merchantId, [params.id], now)
  const by = { kind: 'api', id: actor.id, name: actor.name } as const
  const refusal = await act(tx, { merchantId: actor.merchantId, orderId: params.id, at: now, by })
  return refusal ?? paymentOf(tx, actor, params.id)
}

/** What the records keep of a movement. */
function sumOf({ amount, reference_id }: { amount: string; reference_id?: string | undefined }): object {
  return { amount, ...(reference_id !== undefined && { reference_id }) }
}

async function paymentOf(tx: ReadTx, actor: KeyActor, id: string): Promise<PublishedPayment | Refusal> {
  const [payment] = await loadPayments(tx, actor.merchantId, [id])
  return payment ? presentPayment(payment) : refuse('not_found')
}

function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(id)
}
