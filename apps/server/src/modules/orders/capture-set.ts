import type { Tx } from '../../platform/database/database.ts'
import { termOf } from './commission-term.ts'

/** An authorised order that is captured in full. */
export interface CapturedOrder {
  orderId: string
  reference: string
  at: Date
}

/**
 * Captures many orders of a merchant in full at once: the same arithmetic as `captureOrder`, as a set (a test holds the two
 * together). Only orders that are authorised still are captured; answers which. The timeline is the caller's.
 */
export async function insertCaptures(
  tx: Tx,
  { merchantId, zone }: { merchantId: string; zone: string },
  orders: readonly CapturedOrder[],
): Promise<string[]> {
  if (orders.length === 0) return []
  const rows = await tx<{ id: string }[]>`
    with held as (
      select p.id, p.store_id, p.product, p.currency, p.captured_minor, p.amount_minor - p.captured_minor as rest_minor,
             g.reference, g.at
        from jsonb_to_recordset(${tx.json(orders as never)}) as g("orderId" text, reference text, at timestamptz)
        join purchase p on p.merchant_id = ${merchantId} and p.id = g."orderId"
       where p.status = 'authorized' and p.captured_minor < p.amount_minor
         for update of p
    ), priced as (
      select held.*, term.percent, term.vat,
             round(held.rest_minor::numeric * term.percent / 10000)::bigint as percent_minor,
             case when held.captured_minor = 0 then term.fixed else 0 end as fixed_minor
        from held
        join merchant m on m.merchant_id = ${merchantId}
       cross join lateral (${termOf(tx, {
         store: tx`held.store_id`,
         product: tx`held.product`,
         on: tx`(held.at at time zone ${zone})::date`,
       })}) term
    ), made as (
      insert into capture (merchant_id, id, purchase_id, reference, currency, amount_minor, captured_at,
        commission_minor, commission_fixed_minor, commission_vat_minor, commission_hundredths)
      select ${merchantId}, gen_random_uuid()::text, id, reference, currency, rest_minor, at,
             percent_minor, fixed_minor, round((percent_minor + fixed_minor)::numeric * vat / 10000), percent
        from priced
    )
    update purchase p
       set status = 'captured', captured_minor = p.amount_minor, captured_at = coalesce(p.captured_at, priced.at),
           closed_at = priced.at
      from priced
     where p.merchant_id = ${merchantId} and p.id = priced.id
    returning p.id`
  return rows.map((row) => row.id)
}
