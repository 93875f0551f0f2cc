import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { defaultCaptureAgeing } from '@daftar/rules/orders/capture-ageing'
import type { OrderStatus } from '@daftar/rules/orders/order-status'
import { insertCaptures, type CapturedOrder } from '../modules/selling/orders/index.ts'
import type { Tx } from '../platform/database/database.ts'
import type { Row } from '../platform/database/rows.ts'
import type { DemoMerchant } from './merchant.ts'
import type { DemoEnding, DemoOrder } from './trade.ts'

const minuteMs = 60_000
/** How long a shopper takes from the first page to the end. */
const decidedSeconds = 90
const dayMs = 24 * 60 * minuteMs

/** Orders with their captures and their history until an instant; what is there already stays as it is. */
export async function insertOrders(
  tx: Tx,
  merchant: DemoMerchant,
  orders: readonly DemoOrder[],
  until: Date,
): Promise<void> {
  const made = orders.filter((order) => order.at <= until && !isLongCaptured(order, until))
  if (made.length === 0) return
  const rows = made.map((order) => ({ ...orderRowOf(order, until), ...commonOf(merchant) }))
  const inserted = await tx<Row<'orders', 'id'>[]>`
    insert into orders (merchant_id, id, store_id, number, reference, currency, amount_minor, captured_minor, status,
      product, instalments, source, shopper_name, shopper_phone, shopper_email, created_at, authorized_at, captured_at,
      closed_at, expires_at)
    select merchant_id, id, store_id, number, reference, currency, amount_minor, captured_minor, status,
           product, instalments, source, shopper_name, shopper_phone, shopper_email, created_at, authorized_at, captured_at,
           closed_at, expires_at
      from jsonb_populate_recordset(null::orders, ${tx.json(rows)})
    on conflict do nothing returning id`
  const found = new Set(inserted.map(({ id }) => id))
  const fresh = made.filter(({ id }) => found.has(id))
  await Promise.all([
    insertDetails(tx, merchant, fresh),
    insertEvents(tx, merchant, fresh),
    insertCaptures(
      tx,
      { merchantId: merchant.id, zone: zoneOfCurrency(merchant.currency) },
      fresh.filter(({ ending }) => ending === 'captured').map(captureOf),
    ),
  ])
}

/**
 * An order that waits would have been captured by the product in the meantime; the past holds none of these.
 */
function isLongCaptured({ ending, at }: DemoOrder, until: Date): boolean {
  return (
    ending === 'waiting' && at.getTime() <= until.getTime() - defaultCaptureAgeing.autoCaptureDays * dayMs
  )
}

function commonOf(merchant: DemoMerchant) {
  return { merchant_id: merchant.id, currency: merchant.currency }
}

function captureOf(order: DemoOrder): CapturedOrder {
  return { orderId: order.id, reference: order.reference, at: order.at }
}

function orderRowOf(order: DemoOrder, until: Date) {
  const times = timesOf(order)
  const isOver = times.over !== null && times.over <= until
  const status = statusOf(order.ending, isOver)
  return {
    id: order.id,
    store_id: order.storeId,
    number: order.number,
    reference: order.reference,
    amount_minor: String(order.amountMinor),
    captured_minor: status === 'captured' ? String(order.amountMinor) : '0',
    status,
    product: order.product,
    instalments: order.product === 'installments' ? 4 : 1,
    source: order.source,
    shopper_name: order.shopper.name,
    shopper_phone: order.shopper.phone,
    shopper_email: order.shopper.email,
    created_at: times.created,
    authorized_at: times.authorized,
    captured_at: status === 'captured' ? order.at : null,
    closed_at: status === 'captured' ? order.at : status === 'cancelled' ? times.over : null,
    expires_at: new Date(times.created.getTime() + dayMs),
  }
}

function statusOf(ending: DemoEnding, isOver: boolean): OrderStatus {
  if (ending === 'expired') return isOver ? 'expired' : 'created'
  if (ending === 'cancelled') return isOver ? 'cancelled' : 'authorized'
  return ending === 'waiting' ? 'authorized' : ending
}

/** A shopper takes a minute and a half; the shop captures at once, or gives up after ten minutes. */
function timesOf({ at, ending }: DemoOrder) {
  const after = (ms: number) => new Date(at.getTime() + ms)
  const agreed = ending !== 'expired' && ending !== 'rejected'
  const over = {
    expired: dayMs - decidedSeconds * 1000,
    cancelled: 10 * minuteMs,
    rejected: 0,
    captured: null,
    waiting: null,
  }
  const end = over[ending]
  return {
    created: after(-decidedSeconds * 1000),
    authorized: agreed ? after(-0.5 * minuteMs) : null,
    over: end === null ? null : after(end),
  }
}

async function insertDetails(tx: Tx, merchant: DemoMerchant, orders: readonly DemoOrder[]): Promise<void> {
  const rows = orders.map((order) => ({ id: order.id, items: order.items }))
  await tx`
    insert into order_detail (merchant_id, order_id, items)
    select ${merchant.id}, id, items from jsonb_to_recordset(${tx.json(rows)}) as given(id text, items jsonb)`
}

/**
 * What became of orders until now stands in them; a shop that is refused hears of it when the shopper does.
 */
async function insertEvents(tx: Tx, merchant: DemoMerchant, orders: readonly DemoOrder[]): Promise<void> {
  await tx`
    insert into order_event (merchant_id, order_id, id, kind, at, actor_kind, actor_name, amount_minor)
    select o.merchant_id, o.id, gen_random_uuid()::text, e.kind, e.at, e.actor,
           case e.actor when 'api' then 'Online shop' else '' end, o.amount_minor
      from orders o cross join lateral (values
        ('created', o.created_at, 'system'),
        ('authorized', o.authorized_at, 'shopper'),
        (o.status, case o.status when 'captured' then o.captured_at
                                 when 'cancelled' then o.closed_at
                                 when 'expired' then o.expires_at
                                 when 'rejected' then o.created_at + make_interval(secs => ${decidedSeconds}) end,
         case when o.status in ('captured', 'cancelled') then 'api' else 'system' end)
      ) as e (kind, at, actor)
     where o.merchant_id = ${merchant.id} and o.id = any(${orders.map(({ id }) => id)}) and e.at is not null`
}

/**
 * The refunds of orders that are there, due by `until`. An order of which anything went back already, by
 * whomever, or which a shopper disputes is left as it is: so what a shop plans is never more than is left,
 * and what goes back of the commission is its plain share (DEC-ORD-5).
 */
export async function insertRefunds(
  tx: Tx,
  merchant: DemoMerchant,
  orders: readonly DemoOrder[],
  until: Date,
): Promise<void> {
  const due = orders.flatMap(({ id, refund }) =>
    refund && refund.at <= until
      ? [{ ...refund, order_id: id, amount_minor: String(refund.amountMinor), amountMinor: undefined }]
      : [],
  )
  if (due.length === 0) return
  await tx`
    with given as (
      select g.id, g.order_id, g.amount_minor, g.at, g.reason
        from jsonb_to_recordset(${tx.json(due)})
          as g(id text, order_id text, amount_minor bigint, at timestamptz, reason text)
    ), whole as (
      select p.id from orders p join given g on g.order_id = p.id
       where p.merchant_id = ${merchant.id} and p.status = 'captured' and p.refunded_minor = 0
         and not exists (select from dispute_public d where d.merchant_id = p.merchant_id and d.order_id = p.id)
         for update of p
    ), made as (
      insert into refund (merchant_id, id, order_id, reference, currency, amount_minor, refunded_at, reason,
        commission_minor, commission_fixed_minor, commission_vat_minor)
      select c.merchant_id, g.id, g.order_id, g.id, c.currency, g.amount_minor, g.at, g.reason,
             round(c.commission_minor * g.amount_minor::numeric / c.amount_minor),
             round(c.commission_fixed_minor * g.amount_minor::numeric / c.amount_minor),
             round(c.commission_vat_minor * g.amount_minor::numeric / c.amount_minor)
        from given g join whole on whole.id = g.order_id join capture c on c.merchant_id = ${merchant.id} and c.order_id = g.order_id
      on conflict do nothing returning order_id, amount_minor, refunded_at, reason
    ), moved as (
      update orders p
         set refunded_minor = made.amount_minor,
             status = case when made.amount_minor = p.captured_minor then 'refunded' else 'partially_refunded' end
        from made where p.merchant_id = ${merchant.id} and p.id = made.order_id
    )
    insert into order_event (merchant_id, order_id, id, kind, at, actor_kind, actor_name, amount_minor, detail)
    select ${merchant.id}, order_id, gen_random_uuid()::text, 'refunded', refunded_at, 'merchant', ${ownerOf(merchant)},
           amount_minor, jsonb_build_object('reason', reason)
      from made`
}

function ownerOf({ people: [owner] }: DemoMerchant): string {
  return owner ? `${owner.firstName} ${owner.lastName}` : ''
}
