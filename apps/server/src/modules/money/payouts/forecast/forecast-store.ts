import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { lastCaptureDay, type CapturedAfter } from '@daftar/rules/payouts/capture-shares'
import { observedWeeks } from '@daftar/rules/payouts/expected-orders'
import { comparedWeeks, type OrderDay } from '@daftar/rules/payouts/week-spread'
import type { KnownDay } from '@daftar/rules/payouts/forecast'
import type { FeeShare, WaitingDay } from '@daftar/rules/payouts/likely-days'
import type { Fragment, ReadTx } from '../../../../platform/database/database.ts'
import type { Reached } from '../access.ts'

const observedDays = 7 * observedWeeks
const comparedDays = 7 * comparedWeeks

/** A day of the calendar where the merchant is. */
function dayOf(tx: ReadTx, instant: Fragment, zone: string): Fragment {
  return tx`(${instant} at time zone ${zone})::date`
}

/**
 * Sales and refunds in no payout yet, by their day. `lines` is a relation of movements with amounts that
 * carry their sign.
 */
export function knownDays(tx: ReadTx, { zone }: Reached, lines: Fragment): Promise<KnownDay[]> {
  return tx<KnownDay[]>`
    select ${dayOf(tx, tx`l.at`, zone)} as date,
           coalesce(sum(l.amount_minor) filter (where l.kind = 'sale'), 0)::bigint as "salesMinor",
           coalesce(-sum(l.amount_minor) filter (where l.kind = 'refund'), 0)::bigint as "refundsMinor",
           sum(l.commission_minor + l.commission_fixed_minor + l.commission_vat_minor)::bigint as "feesMinor"
      from (${lines}) l where l.kind in ('sale', 'refund') group by 1 order by 1`
}

/** What is left to capture of orders that wait, by the day they were authorised. */
export function waitingDays(tx: ReadTx, { merchantId, currency, zone }: Reached): Promise<WaitingDay[]> {
  return tx<WaitingDay[]>`
    select ${dayOf(tx, tx`authorized_at`, zone)} as "authorizedOn", sum(amount_minor - captured_minor)::bigint as "amountMinor"
      from order_public
     where merchant_id = ${merchantId} and currency = ${currency} and status = 'authorized'
     group by 1 order by 1`
}

/**
 * Orders of the weeks that are compared and of today by their day, less what was cancelled and refunded of
 * them.
 */
export function orderDays(
  tx: ReadTx,
  { merchantId, currency, zone }: Reached,
  today: CalendarDate,
): Promise<OrderDay[]> {
  const from = new Date(startOfDay(addDays(today, -comparedDays), zone))
  return tx<OrderDay[]>`
    select ${dayOf(tx, tx`created_at`, zone)} as date,
           sum(case when status = 'authorized' then amount_minor else captured_minor - refunded_minor end)::bigint as "amountMinor"
      from order_public
     where merchant_id = ${merchantId} and currency = ${currency} and created_at >= ${from}
       and status in ('authorized', 'captured', 'partially_refunded', 'refunded', 'cancelled')
     group by 1 order by 1`
}

/** The day of the first order there is. */
export async function firstOrderDay(tx: ReadTx, { merchantId, zone }: Reached): Promise<CalendarDate | null> {
  const [row] = await tx<{ date: CalendarDate }[]>`
    select ${dayOf(tx, tx`created_at`, zone)} as date from order_public
     where merchant_id = ${merchantId} order by created_at, id limit 1`
  return row?.date ?? null
}

/** How long captures waited, of orders old enough that nothing waits any more. */
export function capturedAfter(
  tx: ReadTx,
  { merchantId, currency, zone }: Reached,
  today: CalendarDate,
): Promise<CapturedAfter[]> {
  const until = new Date(startOfDay(addDays(today, -lastCaptureDay), zone))
  const from = new Date(startOfDay(addDays(today, -lastCaptureDay - observedDays), zone))
  return tx<CapturedAfter[]>`
    select ${dayOf(tx, tx`c.captured_at`, zone)} - ${dayOf(tx, tx`o.authorized_at`, zone)} as days,
           count(distinct o.id)::int as orders, sum(c.amount_minor)::bigint as "amountMinor"
      from order_public o join capture_public c on c.merchant_id = o.merchant_id and c.order_id = o.id
     where o.merchant_id = ${merchantId} and o.currency = ${currency}
       and o.created_at >= ${from} and o.created_at < ${until} and o.authorized_at is not null
     group by 1 order by 1`
}

/** What commission and VAT came to, of what was captured in the observed weeks; null where nothing was. */
export async function feeShareOf(
  tx: ReadTx,
  { merchantId, currency, zone }: Reached,
  today: CalendarDate,
): Promise<FeeShare | null> {
  const from = new Date(startOfDay(addDays(today, -observedDays), zone))
  const [row] = await tx<FeeShare[]>`
    select coalesce(sum(commission_minor + commission_fixed_minor + commission_vat_minor), 0)::bigint as "feesMinor",
           coalesce(sum(amount_minor), 0)::bigint as "salesMinor"
      from capture_public
     where merchant_id = ${merchantId} and currency = ${currency} and captured_at >= ${from}`
  return row && row.salesMinor > 0n ? row : null
}
