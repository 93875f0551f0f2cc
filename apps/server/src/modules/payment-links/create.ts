import { randomInt } from 'node:crypto'
import type { BodyOf, Reason } from '@daftar/contract'
import { isExperimentOn } from '@daftar/rules/access/experiments'
import { normaliseEmail } from '@daftar/rules/contact/email'
import { normalisePhone } from '@daftar/rules/contact/phone'
import { parseAmount } from '@daftar/rules/money/money'
import { linkExpiry, linkProblems } from '@daftar/rules/orders/payment-link'
import type { Tx } from '../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../platform/http/refusal.ts'
import type { LinkDependencies } from './parts.ts'
import { findStore, insertLink, nameOfPerson, type LinkReader, type LinkStore } from './store.ts'

/** Makes an order that waits for its shopper, and the link to pay it (ORD-07, DEC-ORD-9, DEC-ORD-10). */
export async function createLink(
  tx: Tx,
  deps: LinkDependencies,
  body: BodyOf<'links.create'>,
  { merchantId, personId }: LinkReader,
  at: Date,
): Promise<{ orderId: string; url: string } | Refusal> {
  const store = await findStore(tx, merchantId, personId, body.store_id)
  if (!store) return refuse('not_found')
  const isStrict = isExperimentOn(await deps.experiments(tx, merchantId), 'strict_payment_link_validation')
  const problems = linkProblems({ ...body, storeId: body.store_id }, { store, isStrict })
  const amount = parseAmount(body.amount, store.currency)
  if (Object.keys(problems).length > 0 || !amount) return refuseFields(problems)
  if (store.is_suspended) return refuse('store_suspended')

  const phone = normalisePhone(body.phone)
  const product = productOf(store)
  const verdict = await deps.checkout.policy.preScore({
    merchantId,
    orderId: null,
    ...amount,
    instalments: product.instalments,
    phone,
    isTest: false,
    at,
  })
  if (verdict.kind === 'declined') return refuse(verdict.reason satisfies Reason)

  const expiresAt = new Date(linkExpiry(body.validity, at.getTime()))
  const { id: orderId } = await deps.orders.createOrder(tx, {
    merchantId,
    storeId: store.id,
    ...amount,
    ...product,
    source: 'link',
    reference: body.reference || randomReference(),
    shopper: { name: body.name || null, phone, email: normaliseEmail(body.email) || null },
    expiresAt,
    at,
    by: { kind: 'merchant', id: personId, name: await nameOfPerson(tx, personId) },
    detail: { description: body.description },
  })
  const session = await deps.checkout.openSession(tx, {
    merchantId,
    orderId,
    language: body.language,
    urls: { success: null, cancel: null, failure: null },
    expiresAt,
    at,
  })
  await insertLink(tx, {
    merchant_id: merchantId,
    purchase_id: orderId,
    session_id: session.sessionId,
    language: body.language,
    created_by: personId,
  })
  return { orderId, url: session.url }
}

/** In parts where the store sells so; a store that sells on account alone is paid at once. */
function productOf({ products }: LinkStore) {
  const isAtOnce = products.includes('pay_later') && !products.includes('installments')
  return isAtOnce
    ? ({ product: 'pay_later', instalments: 1 } as const)
    : ({ product: 'installments', instalments: 4 } as const)
}

/** Staff may leave the reference out; payouts and exports then still have one to find the order by. */
function randomReference(): string {
  return String(randomInt(10_000_000)).padStart(7, '0')
}
