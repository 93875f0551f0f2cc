import type { Currency } from '@daftar/rules/money/currency'
import type { LineKind } from '@daftar/rules/settlement/payout-lines'
import type { Fragment, ReadTx } from '../../../../platform/database/database.ts'

/**
 * How far before the last cut-off movements are looked for again: what was made before it and written after,
 * by a request that was slow or a schedule that failed for days, is in the next payout.
 */
const overlap = '8 days'

/**
 * Everything of a merchant that is in no payout yet, up to a cut-off, as a part of a larger query. Outside it
 * `w` is the merchant: merchant_id, since (its last cut-off, or -infinity), last_id and carried_minor (what
 * that payout handed on). After the last cut-off nothing can be in a payout, so only what lies before it is
 * held against the lines.
 *
 * Amounts carry their sign; commission and VAT are what is taken off, below zero where it is given back.
 */
export function openMovements(tx: ReadTx, currency: Currency, until: Date): Fragment {
  const none = tx`0::bigint as commission_minor, 0::bigint as commission_fixed_minor, 0::bigint as commission_vat_minor`
  const isLate = tx`>= w.since - ${overlap}::interval`
  // Asked of each by itself, through the primary key: as a join it compares every movement with every line as
  // long as nobody has counted the tables.
  const inNoPayout = (kind: LineKind | Fragment, id: Fragment) =>
    tx`(select true from payout_line l where l.merchant_id = w.merchant_id and l.kind = ${kind}::text and l.movement_id = ${id}) is null`

  const sales = (range: Fragment) => tx`
    select 'sale' as kind, c.id as movement_id, c.order_id, o.store_id, c.captured_at as at, c.amount_minor,
           c.commission_minor, c.commission_fixed_minor, c.commission_vat_minor
      from capture_public c join order_public o on o.merchant_id = c.merchant_id and o.id = c.order_id
     where c.merchant_id = w.merchant_id and c.currency = ${currency} and ${range}`
  const refunds = (range: Fragment) => tx`
    select 'refund', r.id, r.order_id, o.store_id, r.refunded_at, -r.amount_minor,
           -r.commission_minor, -r.commission_fixed_minor, -r.commission_vat_minor
      from refund_public r join order_public o on o.merchant_id = r.merchant_id and o.id = r.order_id
     where r.merchant_id = w.merchant_id and r.currency = ${currency} and ${range}`

  return tx`
    ${sales(tx`c.captured_at >= w.since and c.captured_at < ${until}`)}
    union all
    ${sales(tx`c.captured_at ${isLate} and c.captured_at < w.since and ${inNoPayout('sale', tx`c.id`)}`)}
    union all
    ${refunds(tx`r.refunded_at >= w.since and r.refunded_at < ${until}`)}
    union all
    ${refunds(tx`r.refunded_at ${isLate} and r.refunded_at < w.since and ${inNoPayout('refund', tx`r.id`)}`)}
    union all
    select c.kind, c.id, c.order_id, o.store_id, c.at, c.amount_minor, ${none}
      from contributed_movement c left join order_public o on o.merchant_id = c.merchant_id and o.id = c.order_id
     where c.merchant_id = w.merchant_id and c.currency = ${currency} and c.at ${isLate} and c.at < ${until}
       and ${inNoPayout(tx`c.kind`, tx`c.id`)}
    union all
    select 'adjustment', a.id, null, null, a.decided_at, a.amount_minor, ${none}
      from adjustment a
     where a.merchant_id = w.merchant_id and a.currency = ${currency} and a.status = 'approved'
       and a.decided_at ${isLate} and a.decided_at < ${until} and ${inNoPayout('adjustment', tx`a.id`)}
    union all
    select 'returned_payout', p.id, null, null, p.created_at, p.payout_minor, ${none}
      from payout p
     where p.merchant_id = w.merchant_id and p.currency = ${currency} and p.status = 'rolled_over'
       and ${inNoPayout('returned_payout', tx`p.id`)}
    union all
    select 'reserve_release', h.payout_id, null, null, h.release_at, h.amount_minor, ${none}
      from reserve_hold h
     where h.merchant_id = w.merchant_id and h.currency = ${currency} and h.release_at <= ${until}
       and ${inNoPayout('reserve_release', tx`h.payout_id`)}
    union all
    select 'carried_in', w.last_id, null, null, w.since, w.carried_minor, ${none}
     where w.carried_minor <> 0`
}

/** What is a reason to close a payout: what was carried alone is not, and an advance that is due is. */
export function hasMovement(tx: ReadTx, currency: Currency, until: Date): Fragment {
  return tx`exists (select from (${openMovements(tx, currency, until)}) m where m.kind <> 'carried_in')`
}
