import { normalisePhone } from '@daftar/rules/contact/phone'
import type { Currency } from '@daftar/rules/money/currency'
import type { OrderSource } from '@daftar/rules/orders/order-status'
import { shortName } from '@daftar/rules/orders/shopper'
import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import type { Tx } from '../../../../platform/database/database.ts'
import { values } from '../../../../platform/database/rows.ts'
import { newNumber, newUuid } from '../../../../platform/ids.ts'
import { recordOrderEvent } from '../events.ts'
import type { OrderActor } from '../command.ts'

export interface NewOrder {
  merchantId: string
  storeId: string
  amountMinor: bigint
  currency: Currency
  source: OrderSource
  product?: PaymentProductType
  instalments?: number
  reference?: string
  /** Null where the shop named nobody. */
  shopper: { name: string | null; phone: string | null; email: string | null }
  /** When an order that nobody pays is over; null for never. */
  expiresAt: Date | null
  at: Date
  by: OrderActor
  detail?: OrderDetail
}

/** What only the order's page and the public API show; as the shop sent it. */
export interface OrderDetail {
  description?: string
  taxMinor?: bigint
  shippingMinor?: bigint
  discountMinor?: bigint
  buyer?: object
  shippingAddress?: object
  items?: readonly object[]
  buyerHistory?: object
  orderHistory?: readonly object[]
  meta?: object | null
  attachment?: object | null
}

/** A new order that waits for its shopper. */
export async function createOrder(tx: Tx, given: NewOrder): Promise<{ id: string; number: string }> {
  const id = newUuid(given.at)
  const number = await insertOrder(tx, id, given)
  await Promise.all([
    insertDetail(tx, given.merchantId, id, given.detail ?? {}),
    recordOrderEvent(tx, {
      merchantId: given.merchantId,
      orderId: id,
      at: given.at,
      by: given.by,
      kind: 'created',
      amountMinor: given.amountMinor,
    }),
  ])
  return { id, number }
}

/** A number that is taken already is a matter of chance: the next one is free. */
async function insertOrder(tx: Tx, id: string, given: NewOrder): Promise<string> {
  for (let tries = 0; tries < 10; tries += 1) {
    const number = newNumber()
    const done = await tx`insert into orders ${values(tx, 'orders', {
      merchant_id: given.merchantId,
      id,
      store_id: given.storeId,
      number,
      reference: given.reference ?? '',
      currency: given.currency,
      amount_minor: given.amountMinor,
      status: 'created',
      product: given.product ?? 'installments',
      instalments: given.instalments ?? 4,
      source: given.source,
      shopper_name: shortName(given.shopper.name ?? ''),
      shopper_phone: given.shopper.phone === null ? null : normalisePhone(given.shopper.phone),
      shopper_email: given.shopper.email?.trim().toLowerCase() ?? null,
      created_at: given.at,
      expires_at: given.expiresAt,
    })} on conflict (merchant_id, number) do nothing`
    if (done.count === 1) return number
  }
  throw new Error('no free order number')
}

async function insertDetail(tx: Tx, merchantId: string, orderId: string, detail: OrderDetail): Promise<void> {
  await tx`insert into order_detail ${values(tx, 'order_detail', {
    merchant_id: merchantId,
    order_id: orderId,
    description: detail.description ?? '',
    tax_minor: detail.taxMinor ?? 0n,
    shipping_minor: detail.shippingMinor ?? 0n,
    discount_minor: detail.discountMinor ?? 0n,
    buyer: detail.buyer ?? {},
    shipping_address: detail.shippingAddress ?? {},
    items: [...(detail.items ?? [])],
    buyer_history: detail.buyerHistory ?? {},
    order_history: [...(detail.orderHistory ?? [])],
    meta: detail.meta ?? null,
    attachment: detail.attachment ?? null,
  })}`
}
