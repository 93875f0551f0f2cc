import { addDays, compareDates, mondayOf, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { closePayout, noDeduction, noSums } from '@daftar/rules/settlement/close-payout'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Column } from '../../../platform/database/rows.ts'

export interface SalesPayoutWeek {
  monday: CalendarDate
  /** S of DEC-LOAN-10. */
  salesPayoutMinor: bigint
}

interface WeekSums {
  monday: CalendarDate
  sales_minor: bigint
  refunds_minor: bigint
  fees_minor: bigint
  disputes_minor: bigint
  adjustments_minor: bigint
}

/**
 * S of full weeks before now, oldest first, as the weekly run would have come to it without an advance: sales
 * less refunds, commission with VAT and the fee of the transfer, disputes and adjustments with them, what is
 * below zero carried into the next week (DEC-LOAN-10). By the week each movement was made in, whatever cycle
 * it was paid out by; reserves, which only move money from one week to a later one, are left out. From the
 * first week with a sale, at most `count` of them.
 */
export async function salesPayouts(
  tx: ReadTx,
  given: { merchantId: string; currency: Currency; now: Date; count: number },
): Promise<SalesPayoutWeek[]> {
  const { merchantId, currency, now, count } = given
  const zone = zoneOfCurrency(currency)
  const thisWeek = mondayOf(dateInZone(now.getTime(), zone))
  const first = await firstSaleWeek(tx, merchantId, currency, zone)
  if (first === null) return []
  const earliest = addDays(thisWeek, -7 * count)
  const from = compareDates(first, earliest) > 0 ? first : earliest
  const sums = await sumsByWeek(tx, {
    merchantId,
    currency,
    zone,
    from: new Date(startOfDay(from, zone)),
    until: new Date(startOfDay(thisWeek, zone)),
  })
  const byMonday = new Map(sums.map((row) => [row.monday, row]))
  const weeks: SalesPayoutWeek[] = []
  let carriedInMinor = 0n
  for (let monday = from; compareDates(monday, thisWeek) < 0; monday = addDays(monday, 7)) {
    const closed = closeWeek(byMonday.get(monday), carriedInMinor, currency)
    carriedInMinor = closed.carriedOutMinor
    weeks.push({ monday, salesPayoutMinor: closed.collectableMinor })
  }
  return weeks
}

/**
 * The rules of the run. The VAT inside the transfer's fee is not part of S, so its percentage does not
 * matter.
 */
function closeWeek(row: WeekSums | undefined, carriedInMinor: bigint, currency: Currency) {
  const sums = {
    ...noSums,
    salesMinor: row?.sales_minor ?? 0n,
    refundsMinor: row?.refunds_minor ?? 0n,
    commissionMinor: row?.fees_minor ?? 0n,
    disputesMinor: row?.disputes_minor ?? 0n,
    adjustmentsMinor: row?.adjustments_minor ?? 0n,
    carriedInMinor,
  }
  const terms = { currency, cycle: 'weekly', vatPercent: 0, reservePercentHundredths: 0n } as const
  return closePayout(sums, terms, noDeduction)
}

async function firstSaleWeek(
  tx: ReadTx,
  merchantId: string,
  currency: Currency,
  zone: string,
): Promise<CalendarDate | null> {
  const [row] = await tx<{ at: Column<'capture_public', 'captured_at'> }[]>`
    select captured_at as at from capture_public
     where merchant_id = ${merchantId} and currency = ${currency}
     order by captured_at limit 1`
  return row ? mondayOf(dateInZone(row.at.getTime(), zone)) : null
}

function sumsByWeek(
  tx: ReadTx,
  given: { merchantId: string; currency: Currency; zone: string; from: Date; until: Date },
): Promise<WeekSums[]> {
  const { merchantId, currency, zone, from, until } = given
  return tx<WeekSums[]>`
    select to_char(date_trunc('week', at at time zone ${zone}), 'YYYY-MM-DD') as monday,
           coalesce(sum(amount_minor) filter (where kind = 'sale'), 0)::bigint as sales_minor,
           coalesce(sum(amount_minor) filter (where kind = 'refund'), 0)::bigint as refunds_minor,
           coalesce(sum(fees_minor), 0)::bigint as fees_minor,
           coalesce(sum(amount_minor) filter (where kind = 'dispute'), 0)::bigint as disputes_minor,
           coalesce(sum(amount_minor) filter (where kind = 'adjustment'), 0)::bigint as adjustments_minor
      from (
        select 'sale' as kind, captured_at as at, amount_minor,
               commission_minor + commission_fixed_minor + commission_vat_minor as fees_minor
          from capture_public
         where merchant_id = ${merchantId} and currency = ${currency} and captured_at >= ${from} and captured_at < ${until}
        union all
        select 'refund', refunded_at, amount_minor,
               -(commission_minor + commission_fixed_minor + commission_vat_minor)
          from refund_public
         where merchant_id = ${merchantId} and currency = ${currency} and refunded_at >= ${from} and refunded_at < ${until}
        union all
        select 'dispute', at, amount_minor, 0 from dispute_movement_public
         where merchant_id = ${merchantId} and currency = ${currency} and at >= ${from} and at < ${until}
        union all
        select 'adjustment', decided_at, amount_minor, 0 from adjustment_public
         where merchant_id = ${merchantId} and currency = ${currency} and status = 'approved'
           and decided_at >= ${from} and decided_at < ${until}) moved
     group by 1`
}
