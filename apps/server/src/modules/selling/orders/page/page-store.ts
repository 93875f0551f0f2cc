import type { OrderEvent } from '@daftar/contract/endpoints/selling/orders-shapes'
import type { RefundReason } from '@daftar/rules/orders/order-acts'
import type { Fragment, ReadTx } from '../../../../platform/database/database.ts'
import type { Column } from '../../../../platform/database/rows.ts'
import type { Bilingual } from '../../../../platform/documents/element.ts'
import { isVisible, type OrderRow, type StoreScope } from '../store.ts'

/**
 * Everything an order's page shows, of one moment. Amounts inside JSON are texts of minor units, instants ISO
 * 8601.
 */
export interface OrderPageRow extends OrderRow {
  description: string
  items: unknown[]
  shipping_address: Record<string, unknown>
  captures: CaptureJson[]
  refunds: RefundJson[]
  events: EventJson[]
  link: { is_opened: boolean; is_cancelled: boolean } | null
  dispute: { id: string; is_active: boolean } | null
}

interface MovementJson {
  id: string
  reference: string
  amount: string
  at: string
  fee: string
  vat: string
}
export type CaptureJson = MovementJson
export interface RefundJson extends MovementJson {
  reason: RefundReason | null
  comment: string
}
export interface EventJson {
  id: string
  kind: OrderEvent['kind']
  at: string
  actor_kind: OrderEvent['actor_kind']
  actor_name: string
  amount: string | null
  detail: Record<string, string>
}

/**
 * A query for the link of the order `p` of the query around it, as `OrderPageRow` has it; payment links
 * provide it.
 */
export type LinkOf = (tx: ReadTx) => Fragment

/** The same for the newest dispute of the order; disputes provide it. */
export type DisputeOf = (tx: ReadTx) => Fragment

/** What an order's page is made of beside its own tables. */
export interface PageParts {
  linkOf: LinkOf
  disputeOf: DisputeOf
}

/** The order, where the person may see its store. */
export async function findOrderPage(
  tx: ReadTx,
  { linkOf, disputeOf }: PageParts,
  scope: StoreScope,
  id: string,
): Promise<OrderPageRow | undefined> {
  const [row] = await tx<OrderPageRow[]>`
    select p.*, coalesce(d.description, '') as description, coalesce(d.items, '[]') as items,
           coalesce(d.shipping_address, '{}') as shipping_address,
           (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'reference', c.reference, 'amount', c.amount_minor::text,
              'at', c.captured_at, 'fee', (c.commission_minor + c.commission_fixed_minor)::text, 'vat', c.commission_vat_minor::text)
              order by c.captured_at, c.id), '[]')
              from capture c where c.merchant_id = p.merchant_id and c.order_id = p.id) as captures,
           (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'reference', r.reference, 'amount', r.amount_minor::text,
              'at', r.refunded_at, 'fee', (r.commission_minor + r.commission_fixed_minor)::text, 'vat', r.commission_vat_minor::text,
              'reason', r.reason, 'comment', r.comment)
              order by r.refunded_at, r.id), '[]')
              from refund r where r.merchant_id = p.merchant_id and r.order_id = p.id) as refunds,
           (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'at', e.at, 'actor_kind', e.actor_kind,
              'actor_name', e.actor_name, 'amount', e.amount_minor::text, 'detail', e.detail)
              order by e.at, e.id), '[]')
              from order_event e where e.merchant_id = p.merchant_id and e.order_id = p.id) as events,
           (${linkOf(tx)}) as link, (${disputeOf(tx)}) as dispute
      from orders p
      left join order_detail d on d.merchant_id = p.merchant_id and d.order_id = p.id
     where ${isVisible(tx, scope)} and p.id = ${id}`
  return row
}

/** How documents name the merchant and the store. */
export async function findNames(
  tx: ReadTx,
  { merchant_id: merchantId, store_id: storeId }: Pick<OrderRow, 'merchant_id' | 'store_id'>,
): Promise<Record<'merchant' | 'store', Bilingual>> {
  const [row] = await tx<
    {
      merchant: Column<'merchant_public', 'name'>
      merchant_ar: Column<'merchant_public', 'name_ar'>
      store: Column<'store_public', 'name'>
      store_ar: Column<'store_public', 'name_ar'>
    }[]
  >`
    select m.name as merchant, m.name_ar as merchant_ar, s.name as store, s.name_ar as store_ar
      from store_public s join merchant_public m on m.merchant_id = s.merchant_id
     where s.merchant_id = ${merchantId} and s.id = ${storeId}`
  if (!row) throw new Error(`no store ${storeId}`)
  return { merchant: { en: row.merchant, ar: row.merchant_ar }, store: { en: row.store, ar: row.store_ar } }
}
