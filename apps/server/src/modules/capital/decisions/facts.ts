import { addDays, mondayOf, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { divideHalfUp } from '@daftar/rules/money/rounding'
import { sumMinor } from '@daftar/rules/money/money'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { findMerchant, merchantZone, type MerchantRow } from '../../merchants/merchants/index.ts'

const weeksShown = 26
const monthsOfYear = 12
/** 26 weeks are six months. */
const monthsShown = 6n

export interface SalesFacts {
  weeks: { weekStart: CalendarDate; amountMinor: bigint }[]
  monthlyAverageMinor: bigint
}

/** Captured sales of the last 26 full weeks, week by week in the merchant's zone. */
export async function salesOf(tx: ReadTx, merchant: MerchantRow, now: Date): Promise<SalesFacts> {
  const zone = merchantZone(merchant)
  const thisMonday = mondayOf(dateInZone(now.getTime(), zone))
  const rows = await tx<{ week_start: CalendarDate; amount: string }[]>`
    select w.week_start, coalesce(sum(c.amount_minor), 0)::text as amount
      from (select ${addDays(thisMonday, -7 * weeksShown)}::date + 7 * n as week_start from generate_series(0, ${weeksShown - 1}) n) w
      left join capture_public c on c.merchant_id = ${merchant.merchant_id} and c.currency = ${merchant.currency}
       and c.captured_at >= w.week_start::timestamp at time zone ${zone}
       and c.captured_at < (w.week_start + 7)::timestamp at time zone ${zone}
     group by w.week_start order by w.week_start`
  const weeks = rows.map((row) => ({ weekStart: row.week_start, amountMinor: BigInt(row.amount) }))
  const totalMinor = sumMinor(weeks.map((week) => week.amountMinor))
  return { weeks, monthlyAverageMinor: divideHalfUp(totalMinor, monthsShown) }
}

/** The average month alone, as it stands at a decision. */
export async function monthlySalesOf(tx: Tx, merchantId: string, at: Date): Promise<bigint> {
  const merchant = await findMerchant(tx, merchantId)
  return merchant ? (await salesOf(tx, merchant, at)).monthlyAverageMinor : 0n
}

export interface SalesMonth {
  month: CalendarDate
  amountMinor: bigint
  orders: number
}

/**
 * Captured sales of the last twelve whole months in the merchant's zone, and how many orders they came from.
 */
export function salesByMonth(tx: Tx, merchant: MerchantRow, now: Date): Promise<SalesMonth[]> {
  const zone = merchantZone(merchant)
  const thisMonth = `${dateInZone(now.getTime(), zone).slice(0, 7)}-01`
  return tx<{ month: CalendarDate; amount: string; orders: number }[]>`
    select to_char(w.month, 'YYYY-MM-DD') as month, coalesce(sum(c.amount_minor), 0)::text as amount,
           count(distinct c.order_id)::int as orders
      from (select ${thisMonth}::date - make_interval(months => n) as month from generate_series(1, ${monthsOfYear}) n) w
      left join capture_public c on c.merchant_id = ${merchant.merchant_id} and c.currency = ${merchant.currency}
       and c.captured_at >= w.month at time zone ${zone}
       and c.captured_at < (w.month + interval '1 month') at time zone ${zone}
     group by w.month order by w.month`.then((rows) =>
    rows.map(({ month, amount, orders }) => ({ month, amountMinor: BigInt(amount), orders })),
  )
}

export interface ExposureFacts {
  /** Still owed of open advances, principal and fee; before funding all of it. */
  openMinor: bigint
  closedAdvances: number
}

/** What the merchant owes already, from the journal. */
export async function exposureOf(tx: ReadTx, merchant: MerchantRow): Promise<ExposureFacts> {
  const [row] = await tx<{ open: string; closed: number }[]>`
    select coalesce(sum(case when l.funded_at is null then l.amount_minor + l.fee_minor else owed.minor end)
             filter (where l.status <> 'closed'), 0)::text as open,
           count(*) filter (where l.status = 'closed')::int as closed
      from advance_standing l
      left join lateral (
        select sum(b.balance_minor) as minor from ledger_balance b
         where b.merchant_id = l.merchant_id and b.currency = l.currency
           and b.account in ('advance_principal:' || l.id, 'advance_fee:' || l.id)
      ) owed on true
     where l.merchant_id = ${merchant.merchant_id} and l.currency = ${merchant.currency} and l.voided_at is null`
  return { openMinor: BigInt(row?.open ?? 0), closedAdvances: row?.closed ?? 0 }
}
