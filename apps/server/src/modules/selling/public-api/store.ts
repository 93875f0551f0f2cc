import type { ListedStatus, PaymentsQuery } from '@daftar/contract/endpoints/selling/public-api-given'
import type { OrderStatus } from '@daftar/rules/orders/order-status'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import { storeIsVisible } from '../../../platform/database/visible-stores.ts'
import type { KeyActor } from '../../../platform/http/actor.ts'
import type { OrderRow } from '../orders/index.ts'

type StoreIds = KeyActor['storeIds']

/** An order with what only the public API shows of it; null where it was made without. */
export interface PaymentRow
  extends
    Omit<OrderRow, 'merchant_id' | 'store_id' | 'number' | 'product' | 'instalments' | 'source'>,
    Row<
      'order_detail_public',
      never,
      {
        buyer: Record<string, unknown> | null
        shipping_address: Record<string, unknown> | null
        items: Record<string, unknown>[] | null
        buyer_history: Record<string, unknown> | null
        order_history: Record<string, unknown>[] | null
        meta: Record<string, unknown> | null
        attachment: Record<string, unknown> | null
      }
    > {
  is_test: boolean
  description: Column<'order_detail_public', 'description'> | null
  tax_minor: Column<'order_detail_public', 'tax_minor'> | null
  shipping_minor: Column<'order_detail_public', 'shipping_minor'> | null
  discount_minor: Column<'order_detail_public', 'discount_minor'> | null
}

type MovementRow = Row<
  'capture_public',
  'order_id' | 'id' | 'reference' | 'amount_minor',
  { items: Record<string, unknown>[] }
>

export type CaptureRow = MovementRow &
  Row<'capture_public', 'captured_at' | 'tax_minor' | 'shipping_minor' | 'discount_minor'>

export interface RefundRow extends MovementRow, Row<'refund_public', 'refunded_at' | 'comment'> {
  reason: string | null
}

/** A payment with everything that happened to its money. */
export interface WholePayment {
  row: PaymentRow
  captures: CaptureRow[]
  refunds: RefundRow[]
}

/**
 * The payments of these ids, in the order of the ids; ids nobody knows are left out, and those of other
 * stores than these. One round trip.
 */
export async function loadPayments(
  tx: ReadTx,
  merchantId: string,
  ids: readonly string[],
  storeIds: StoreIds = null,
): Promise<WholePayment[]> {
  if (ids.length === 0) return []
  const [rows, captures, refunds] = await Promise.all([
    tx<PaymentRow[]>`
      select p.id, p.status, p.reference, p.currency, p.amount_minor, p.captured_minor, p.refunded_minor, p.shopper_name,
             p.shopper_phone, p.shopper_email, p.created_at, p.authorized_at, p.captured_at, p.closed_at, p.expires_at,
             m.sandbox_of is not null as is_test, d.description, d.tax_minor, d.shipping_minor, d.discount_minor,
             d.buyer, d.shipping_address, d.items, d.buyer_history, d.order_history, d.meta, d.attachment
        from order_public p
        join merchant_public m on m.merchant_id = p.merchant_id
        left join order_detail_public d on d.merchant_id = p.merchant_id and d.order_id = p.id
       where p.merchant_id = ${merchantId} and p.id = any (${[...ids]}) and ${storeIsVisible(tx, 'p.store_id', storeIds)}`,
    tx<CaptureRow[]>`
      select order_id, id, reference, amount_minor, items, captured_at, tax_minor, shipping_minor, discount_minor
        from capture_public where merchant_id = ${merchantId} and order_id = any (${[...ids]}) order by captured_at, id`,
    tx<RefundRow[]>`
      select order_id, id, reference, amount_minor, items, refunded_at, reason, comment
        from refund_public where merchant_id = ${merchantId} and order_id = any (${[...ids]}) order by refunded_at, id`,
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return {
      row,
      captures: captures.filter((one) => one.order_id === id),
      refunds: refunds.filter((one) => one.order_id === id),
    }
  })
}

export type StateRow = Row<'order_public', 'status' | 'currency'>

export async function findState(tx: Tx, merchantId: string, id: string): Promise<StateRow | undefined> {
  const [row] = await tx<StateRow[]>`
    select status, currency from order_public where merchant_id = ${merchantId} and id = ${id}`
  return row
}

/** Whether a payment is of a store whose key this is: what is not is to the shop as if it were not there. */
export async function isWithinReach(
  tx: ReadTx,
  { merchantId, storeIds }: Pick<KeyActor, 'merchantId' | 'storeIds'>,
  id: string,
): Promise<boolean> {
  if (storeIds === null) return true
  const rows = await tx`
    select from order_public
     where merchant_id = ${merchantId} and id = ${id} and ${storeIsVisible(tx, 'store_id', storeIds)}`
  return rows.length > 0
}

/**
 * What the list shows for each status that can be asked for: states of the API, and the badges merchants see.
 */
const listed: Readonly<Record<ListedStatus | 'all', readonly OrderStatus[]>> = {
  all: ['authorized', 'captured', 'partially_refunded', 'refunded', 'cancelled'],
  authorized: ['authorized'],
  new: ['authorized'],
  closed: ['captured', 'partially_refunded', 'refunded', 'cancelled'],
  captured: ['captured'],
  refunded: ['partially_refunded', 'refunded'],
  cancelled: ['cancelled'],
  rejected: ['rejected'],
}

/** The ids of one answer, the newest first, and how many there are altogether. */
export async function listPayments(
  tx: ReadTx,
  { merchantId, storeIds }: Pick<KeyActor, 'merchantId' | 'storeIds'>,
  query: PaymentsQuery,
): Promise<{ ids: string[]; total: number }> {
  const matching = tx`
    from order_public
   where merchant_id = ${merchantId} and ${storeIsVisible(tx, 'store_id', storeIds)} and status = any (${[...listed[query.status ?? 'all']]})
     ${since(tx, query.created_at__gte, tx`>=`)} ${since(tx, query.created_at__lte, tx`<=`)}`
  const [rows, counted] = await Promise.all([
    tx<Row<'order_public', 'id'>[]>`
      select id ${matching} order by created_at desc, id desc limit ${query.limit} offset ${query.offset}`,
    tx<{ total: number }[]>`select count(*)::int as total ${matching}`,
  ])
  return { ids: rows.map((row) => row.id), total: counted[0]?.total ?? 0 }
}

function since(tx: ReadTx, at: Date | undefined, sign: Fragment): Fragment {
  return at ? tx`and created_at ${sign} ${at}` : tx``
}

export interface StoreRow extends Row<'store_public', 'id' | 'country' | 'currency'> {
  may_sell: boolean
}

export async function findStore(tx: Tx, merchantId: string, code: string): Promise<StoreRow | undefined> {
  const [row] = await tx<StoreRow[]>`
    select s.id, s.country, s.currency, m.may_sell
      from store_public s join store_standing m on m.merchant_id = s.merchant_id and m.store_id = s.id
     where s.merchant_id = ${merchantId} and ${code} in (select unnest(array[s.code] || s.aliases))`
  return row
}
