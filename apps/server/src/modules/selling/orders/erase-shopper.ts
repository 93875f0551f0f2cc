import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Factor } from '@daftar/rules/contact/factor'
import { instalmentPlan, outstandingMinor } from '@daftar/rules/orders/instalment-plan'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import type { OrderRow } from './store.ts'

/** What stands where the name of a shopper was. */
export const erasedName = '—'

/**
 * Takes name, phone, e-mail, address and history of a shopper out of every order that has this contact, at
 * every merchant. What was bought, amounts, captures, refunds and the ledger stay: they are the merchant's
 * books. Refuses `wrong_status` while one of the orders is open or has parts to be paid, for those have to
 * reach somebody; `not_found` where there is no order. Answers the orders by merchant.
 */
export async function eraseShopper(
  tx: Tx,
  { factor, contact }: { factor: Factor; contact: string },
  at: Date,
): Promise<ReadonlyMap<string, string[]> | Refusal> {
  const column = factor === 'email' ? 'shopper_email' : 'shopper_phone'
  const orders = await tx<OrderRow[]>`
    select * from orders where ${tx(column)} = ${contact} order by merchant_id, id for update`
  if (orders.length === 0) return refuse('not_found')
  if (orders.some((order) => isUnderWay(order, at))) return refuse('wrong_status')
  const byMerchant = Map.groupBy(orders, (order) => order.merchant_id)
  for (const [merchantId, theirs] of byMerchant) {
    const ids = theirs.map(({ id }) => id)
    await tx`
      update orders set shopper_name = ${erasedName}, shopper_phone = null, shopper_email = null
       where merchant_id = ${merchantId} and id = any (${ids})`
    await tx`
      update order_detail set buyer = '{}', shipping_address = '{}', buyer_history = '{}', order_history = '[]', meta = null,
             attachment = null
       where merchant_id = ${merchantId} and order_id = any (${ids})`
  }
  return new Map([...byMerchant].map(([merchantId, theirs]) => [merchantId, theirs.map(({ id }) => id)]))
}

function isUnderWay(order: OrderRow, at: Date): boolean {
  if (order.status === 'created' || order.status === 'authorized') return true
  if (order.status !== 'captured' && order.status !== 'partially_refunded') return false
  const zone = zoneOfCurrency(order.currency)
  const began = dateInZone((order.authorized_at ?? order.created_at).getTime(), zone)
  const plan = instalmentPlan(order.amount_minor, order.instalments, began)
  return outstandingMinor(plan, order.refunded_minor, dateInZone(at.getTime(), zone)) > 0n
}
