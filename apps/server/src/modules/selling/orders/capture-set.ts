import type { Fragment, Tx } from '../../../platform/database/database.ts'
import { termOf } from './commission-term.ts'

/** An authorised order that is captured in full. */
export interface CapturedOrder {
  orderId: string
  reference: string
  at: Date
}

interface Tenant {
  merchantId: string
  /** Of the merchant's stores: a term holds for days on their walls. */
  zone: string
}

/**
 * Captures many orders of a merchant in full at once: the same arithmetic as `captureOrder`, as a set (a test holds the two
 * together). Only orders that are authorised still are captured; answers what was captured. The timeline is the caller's.
 */
export async function captureSet(
  tx: Tx,
  tenant: Tenant,
  orders: readonly CapturedOrder[],
): Promise<{ id: string; amount_minor: bigint }[]> {
  if (orders.length === 0) return []
  return tx<{ id: string; amount_minor: bigint }[]>`
    with held as (
      select p.id, p.store_id, p.product, p.currency, p.captured_minor, p.amount_minor - p.captured_minor as rest_minor,
             g.reference, g.at
        from ${given(tx, orders)} join orders p on p.merchant_id = ${tenant.merchantId} and p.id = g."orderId"
       where p.status = 'authorized' and p.captured_minor < p.amount_minor
         for update of p
    ), made as (${insertPriced(tx, tenant)} returning order_id, amount_minor, captured_at)
    update orders p
       set status = 'captured', captured_minor = p.amount_minor, closed_at = made.captured_at,
           captured_at = coalesce(p.captured_at, made.captured_at)
      from made
     where p.merchant_id = ${tenant.merchantId} and p.id = made.order_id
    returning p.id, made.amount_minor`
}

/** The captures of orders that were written as captured in full, as histories are. */
export async function insertCaptures(
  tx: Tx,
  tenant: Tenant,
  orders: readonly CapturedOrder[],
): Promise<void> {
  if (orders.length === 0) return
  await tx`
    with held as (
      select p.id, p.store_id, p.product, p.currency, 0 as captured_minor, p.amount_minor as rest_minor, g.reference, g.at
        from ${given(tx, orders)} join orders p on p.merchant_id = ${tenant.merchantId} and p.id = g."orderId"
    ) ${insertPriced(tx, tenant)}`
}

function given(tx: Tx, orders: readonly CapturedOrder[]): Fragment {
  return tx`jsonb_to_recordset(${tx.json(orders as never)}) as g("orderId" text, reference text, at timestamptz)`
}

/** Captures what is left of `held`: percent, fixed part with the first capture only, VAT on both, each rounded half up. */
function insertPriced(tx: Tx, { merchantId, zone }: Tenant): Fragment {
  const sale = {
    store: tx`held.store_id`,
    product: tx`held.product`,
    on: tx`(held.at at time zone ${zone})::date`,
  }
  return tx`
    insert into capture (merchant_id, id, order_id, reference, currency, amount_minor, captured_at,
      commission_minor, commission_fixed_minor, commission_vat_minor, commission_hundredths)
    select ${merchantId}, gen_random_uuid()::text, held.id, held.reference, held.currency, held.rest_minor, held.at,
           fee.percent, fee.fixed, round((fee.percent + fee.fixed)::numeric * term.vat / 10000), term.percent
      from held
      join merchant_public m on m.merchant_id = ${merchantId}
     cross join lateral (${termOf(tx, sale)}) term
     cross join lateral (
       select round(held.rest_minor::numeric * term.percent / 10000)::bigint as percent,
              case when held.captured_minor = 0 then term.fixed else 0 end as fixed
     ) fee`
}
