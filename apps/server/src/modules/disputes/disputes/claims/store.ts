import type { ReadTx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import type { MerchantFields } from '../../../merchants/merchants/index.ts'
import type { DisputeRow } from '../store.ts'

/** An order as its shopper names it. */
export interface NamedOrder
  extends
    MerchantFields,
    Row<
      'order_public',
      'merchant_id' | 'id' | 'number' | 'reference' | 'currency' | 'amount_minor' | 'created_at'
    > {
  items: Record<string, unknown>[]
}

/** The newest order of the phone that is called so; sandboxes have no shoppers. */
export async function orderNamed(
  tx: ReadTx,
  { order, phone }: { order: string; phone: string },
): Promise<NamedOrder | undefined> {
  const [row] = await tx<NamedOrder[]>`
    ${orders(tx)}
     where o.shopper_phone = ${phone} and (o.number = ${order.toUpperCase()} or lower(o.reference) = ${order.toLowerCase()})
     order by o.created_at desc limit 1`
  return row
}

export async function orderOfPass(
  tx: ReadTx,
  { merchantId, orderId }: { merchantId: string; orderId: string },
): Promise<NamedOrder | undefined> {
  const [row] = await tx<NamedOrder[]>`
    ${orders(tx)} where o.merchant_id = ${merchantId} and o.id = ${orderId}`
  return row
}

function orders(tx: ReadTx) {
  return tx`
    select o.merchant_id, o.id, o.number, o.reference, o.currency, o.amount_minor, o.created_at,
           coalesce(d.items, '[]') as items, m.name as merchant_name, m.name_ar as merchant_name_ar
      from order_public o
      join merchant_public m on m.merchant_id = o.merchant_id and m.sandbox_of is null
      left join order_detail_public d on d.merchant_id = o.merchant_id and d.order_id = o.id`
}

/** A dispute with what its shopper reads beside it. */
export interface ClaimRow extends DisputeRow, MerchantFields {
  order_number: string
  reference: string
  files: number
}

/** Of one order, the newest first. */
export function claimsOf(
  tx: ReadTx,
  { merchant_id, id }: Pick<NamedOrder, 'merchant_id' | 'id'>,
): Promise<Pick<DisputeRow, 'id' | 'number' | 'status' | 'created_at'>[]> {
  return tx<Pick<DisputeRow, 'id' | 'number' | 'status' | 'created_at'>[]>`
    select id, number, status, created_at from dispute
     where merchant_id = ${merchant_id} and order_id = ${id} and claim_hash is not null
     order by created_at desc, id desc`
}

export async function findClaim(tx: ReadTx, tokenHash: string): Promise<ClaimRow | undefined> {
  const [row] = await tx<ClaimRow[]>`
    select d.*, o.number as order_number, o.reference, m.name as merchant_name, m.name_ar as merchant_name_ar,
           (select count(*)::int from dispute_file f
             where f.merchant_id = d.merchant_id and f.dispute_id = d.id and f.side = 'shopper') as files
      from dispute d
      join order_public o on o.merchant_id = d.merchant_id and o.id = d.order_id
      join merchant_public m on m.merchant_id = d.merchant_id
     where d.claim_hash = ${tokenHash}`
  return row
}

/** What an uploaded picture is, where it was taken in for a claim at this merchant and stands in none. */
export async function findPicture(
  tx: ReadTx,
  merchantId: string,
  id: string,
): Promise<{ id: string; name: string; size: number; content_type: string } | undefined> {
  const [row] = await tx<Row<'stored_file_public', 'name' | 'size_bytes' | 'content_type'>[]>`
    select name, size_bytes, content_type from stored_file_public s
     where s.merchant_id = ${merchantId} and s.id = ${id} and s.area = 'dispute_claim'
       and not exists (select from dispute_file f where f.merchant_id = s.merchant_id and f.file_id = s.id)`
  return row && { id, name: row.name, size: Number(row.size_bytes), content_type: row.content_type }
}
