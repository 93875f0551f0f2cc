import { randomInt } from 'node:crypto'
import type { BodyOf, Reason } from '@daftar/contract'
import { isExperimentOn } from '@daftar/rules/access/experiments'
import { normaliseEmail } from '@daftar/rules/contact/email'
import { normalisePhone } from '@daftar/rules/contact/phone'
import { parseAmount } from '@daftar/rules/money/money'
import { partsOfProduct } from '@daftar/rules/orders/instalment-plan'
import { linkExpiry, linkProblems } from '@daftar/rules/orders/payment-link'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, refuseKeeping, type Refusal } from '../../../platform/http/refusal.ts'
import type { OrderActor, StoreScope } from '../orders/index.ts'
import type { LinkDependencies } from './dependencies.ts'
import { findStore, insertLink, type LinkStore } from './store.ts'

type Asked = BodyOf<'paymentLinks.create'>

interface Making {
  at: Date
  by: OrderActor
}

/** Makes an order that waits for its shopper, and the link to pay it (ORD-07, DEC-ORD-9, DEC-ORD-10). */
export async function createLink(
  tx: Tx,
  deps: LinkDependencies,
  body: Asked,
  scope: StoreScope,
  making: Making,
): Promise<{ orderId: string; url: string } | Refusal> {
  const { merchantId } = scope
  const store = await findStore(tx, scope, body.store_id)
  if (!store) return refuse('not_found')
  const isStrict = isExperimentOn(await deps.experiments(tx, merchantId), 'strict_payment_link_validation')
  const problems = linkProblems({ ...body, storeId: body.store_id }, { store, isStrict })
  const amount = parseAmount(body.amount, store.currency)
  if (Object.keys(problems).length > 0 || !amount) return refuseFields(problems)
  if (!store.may_sell) return refuse('store_suspended')
  if (!store.is_under_contract) return refuse('contract_open')

  const sold = { merchantId, ...amount, ...productOf(store), phone: normalisePhone(body.phone) }
  const { at } = making
  const verdict = await deps.checkout.preScore(tx, { ...sold, email: null, orderId: null, isTest: false, at })
  // The question stays counted.
  if (verdict.kind === 'declined') return refuseKeeping(verdict.reason satisfies Reason)
  return makeLink(tx, deps, body, sold, making)
}

/** What is sold to whom, once everything about it is right. */
interface Sold extends ReturnType<typeof productOf> {
  merchantId: string
  amountMinor: bigint
  currency: LinkStore['currency']
  phone: string
}

async function makeLink(
  tx: Tx,
  deps: LinkDependencies,
  body: Asked,
  { phone, ...sold }: Sold,
  { at, by }: Making,
): Promise<{ orderId: string; url: string }> {
  const { merchantId } = sold
  const expiresAt = new Date(linkExpiry(body.validity, at.getTime()))
  const { id: orderId } = await deps.orders.createOrder(tx, {
    ...sold,
    storeId: body.store_id,
    source: 'link',
    reference: body.reference || randomReference(),
    shopper: { name: body.name || null, phone, email: normaliseEmail(body.email) || null },
    expiresAt,
    at,
    by,
    detail: { description: body.description },
  })
  const { sessionId, url } = await deps.checkout.openSession(tx, {
    merchantId,
    orderId,
    language: body.language,
    urls: { success: null, cancel: null, failure: null },
    expiresAt,
    at,
  })
  await insertLink(tx, {
    merchant_id: merchantId,
    order_id: orderId,
    session_id: sessionId,
    language: body.language,
    created_by: by.id,
  })
  return { orderId, url }
}

/** In parts where the store sells so; a store that sells on account alone is paid at once. */
function productOf({ products }: LinkStore): { product: 'installments' | 'pay_later'; instalments: number } {
  const isAtOnce = products.includes('pay_later') && !products.includes('installments')
  const product = isAtOnce ? 'pay_later' : 'installments'
  return { product, instalments: partsOfProduct[product] }
}

/** Staff may leave the reference out; payouts and exports then still have one to find the order by. */
function randomReference(): string {
  return String(randomInt(10_000_000)).padStart(7, '0')
}
