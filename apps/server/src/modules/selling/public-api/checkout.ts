import type { CheckoutBody } from '@daftar/contract/endpoints/selling/public-api-given'
import type { PublishedSession } from '@daftar/contract/endpoints/selling/public-api-shapes'
import { isCurrency } from '@daftar/rules/money/currency'
import { sandboxExpiryMinutes, sandboxOutcome } from '@daftar/rules/orders/sandbox-people'
import { phoneFromShop } from '@daftar/rules/orders/shop-phone'
import type { Tx } from '../../../platform/database/database.ts'
import { seesStore, type KeyActor } from '../../../platform/http/actor.ts'
import type { Refusal } from '../../../platform/http/refusal.ts'
import { checkoutMinutes, shopperReason } from '../checkout/index.ts'
import { orderActions, theProduct, type NewOrder } from '../orders/index.ts'
import { readAmount, readParts } from './amounts.ts'
import type { PublicApiDependencies } from './dependencies.ts'
import { presentSession } from './present-session.ts'
import { refuseCheckout, refuseSuspended, type CheckoutFault } from './refusals.ts'
import { findStore, loadPayments, type StoreRow } from './store.ts'

interface Caller {
  actor: KeyActor
  at: Date
}

/**
 * Makes a payment and the session its shopper pays it in. The policy is asked first: declined, the session is
 * `rejected` and nobody needs to be sent anywhere.
 */
export async function openCheckout(
  tx: Tx,
  deps: PublicApiDependencies,
  body: CheckoutBody,
  { actor, at }: Caller,
): Promise<PublishedSession | Refusal> {
  const store = await findStore(tx, actor.merchantId, body.merchant_code)
  if (!store)
    return refuseCheckout('not_found', { fault: 'merchant_code is unknown', param: 'merchant_code' })
  if (!seesStore(actor, store.id))
    return refuseCheckout('not_found', {
      fault: 'merchant_code is of a store this key is not for',
      param: 'merchant_code',
    })
  if (!store.may_sell) return refuseSuspended()
  const order = readOrder(body, store, { actor, at })
  if ('fault' in order) return refuseCheckout('invalid_input', order)

  const verdict = await deps.checkout.preScore(tx, {
    merchantId: actor.merchantId,
    orderId: null,
    amountMinor: order.amountMinor,
    currency: order.currency,
    instalments,
    // Anybody can ask with a public key: what a shopper owes elsewhere is then left to the payment page,
    // behind their code.
    phone: actor.isPublic && !actor.isTest ? null : order.shopper.phone,
    email: order.shopper.email,
    isTest: actor.isTest,
    at,
  })
  const { id: orderId } = await deps.orders.createOrder(tx, order)
  const urls = {
    success: body.merchant_urls?.success ?? null,
    cancel: body.merchant_urls?.cancel ?? null,
    failure: body.merchant_urls?.failure ?? null,
  }
  const { sessionId } = await deps.checkout.openSession(tx, {
    merchantId: actor.merchantId,
    orderId,
    language: body.lang,
    urls,
    expiresAt: order.expiresAt!,
    at,
    isPublic: actor.isPublic,
  })
  // The merchant's records say no more of the shopper than the shop is told.
  const rejection = verdict.kind === 'declined' ? shopperReason(verdict.reason) : null
  if (rejection) {
    const session = { merchantId: actor.merchantId, sessionId }
    await deps.checkout.declineSession(tx, session, { reason: rejection, at })
    const act = { merchantId: actor.merchantId, orderId, at, by: theProduct }
    await silently.rejectOrder(tx, { ...act, reason: rejection })
  }
  const [payment] = await loadPayments(tx, actor.merchantId, [orderId])
  return presentSession(deps, payment!, {
    id: sessionId,
    status: rejection ? 'rejected' : 'created',
    rejection,
    success_url: urls.success,
    cancel_url: urls.cancel,
    failure_url: urls.failure,
  })
}

/** Whoever asked is told at once: no webhook tells it again. */
const silently = orderActions(() => Promise.resolve())

/** Shops offer instalments in four; the shopper may choose otherwise on the page. */
const instalments = 4

/** One of the sandbox's people is there to let the time run out. */
function minutesOf(shopper: NewOrder['shopper'], { isTest }: KeyActor): number {
  return isTest && sandboxOutcome(shopper) === 'expires' ? sandboxExpiryMinutes : checkoutMinutes
}

function readOrder(
  { payment }: CheckoutBody,
  store: StoreRow,
  { actor, at }: Caller,
): NewOrder | CheckoutFault {
  const currency = payment.currency.toUpperCase()
  if (!isCurrency(currency) || currency !== store.currency)
    return {
      fault: `only '${store.currency}' is supported, but got '${payment.currency}'`,
      param: 'payment.currency',
    }
  const amountMinor = readAmount(payment.amount, currency)
  if (amountMinor === null || amountMinor <= 0n) return { fault: 'invalid amount', param: 'payment.amount' }
  const parts = readParts(payment.order, currency)
  if ('wrong' in parts) return { fault: 'invalid order amounts', param: `payment.order.${parts.wrong}` }
  const { name, email, phone } = payment.buyer
  const shopper = { name: name || null, phone: phoneFromShop(phone, store.country), email }
  return {
    merchantId: actor.merchantId,
    storeId: store.id,
    amountMinor,
    currency,
    source: 'web',
    product: 'installments',
    instalments,
    reference: payment.order.reference_id,
    shopper,
    expiresAt: new Date(at.getTime() + minutesOf(shopper, actor) * 60_000),
    at,
    by: { kind: 'api', id: actor.id, name: actor.name },
    detail: {
      ...parts,
      description: payment.description,
      buyer: payment.buyer,
      shippingAddress: payment.shipping_address,
      items: payment.order.items,
      buyerHistory: payment.buyer_history,
      orderHistory: payment.order_history,
      meta: payment.meta,
      attachment: payment.attachment,
    },
  }
}
