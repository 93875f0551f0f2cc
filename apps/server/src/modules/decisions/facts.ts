import { addDays, mondayOf, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { divideHalfUp } from '@daftar/rules/money/rounding'
import { sumMinor } from '@daftar/rules/money/money'
import type { Tx } from '../../platform/database/database.ts'
import { merchantZone, type MerchantRow } from '../merchants/index.ts'

const weeksShown = 26
/** 26 weeks are six months. */
const monthsShown = 6n

export interface SalesFacts {
  weeks: { weekStart: CalendarDate; amountMinor: bigint }[]
  monthlyAverageMinor: bigint
}

/** Captured sales of the last 26 full weeks, week by week in the merchant's zone. */
export async function salesOf(tx: Tx, merchant: MerchantRow, now: Date): Promise<SalesFacts> {
  const zone = merchantZone(merchant)
  const thisMonday = mondayOf(dateInZone(now.getTime(), zone))
  const rows = await tx<{ week_start: CalendarDate; amount: string }[]>`
    select w.week_start, coalesce(sum(c.amount_minor), 0)::text as amount
      from (select ${addDays(thisMonday, -7 * weeksShown)}::date + 7 * n as week_start from generate_series(0, ${weeksShown - 1}) n) w
      left join capture c on c.merchant_id = ${merchant.merchant_id} and c.currency = ${merchant.currency}
       and c.captured_at >= w.week_start::timestamp at time zone ${zone}
       and c.captured_at < (w.week_start + 7)::timestamp at time zone ${zone}
     group by w.week_start order by w.week_start`
  const weeks = rows.map((row) => ({ weekStart: row.week_start, amountMinor: BigInt(row.amount) }))
  const totalMinor = sumMinor(weeks.map((week) => week.amountMinor))
  return { weeks, monthlyAverageMinor: divideHalfUp(totalMinor, monthsShown) }
}

export interface ExposureFacts {
  /** Still owed of open advances, principal and fee; before funding all of it. */
  openMinor: bigint
  closedAdvances: number
}

/** What the merchant owes already, from the journal. */
export async function exposureOf(tx: Tx, merchant: MerchantRow): Promise<ExposureFacts> {
  const [row] = await tx<{ open: string; closed: number }[]>`
    select coalesce(sum(case when l.funded_at is null then l.amount_minor + l.fee_minor else owed.minor end)
             filter (where l.status <> 'closed'), 0)::text as open,
           count(*) filter (where l.status = 'closed')::int as closed
      from loan l
      left join lateral (
        select sum(b.balance_minor) as minor from ledger_balance b
         where b.merchant_id = l.merchant_id and b.currency = l.currency
           and b.account in ('advance_principal:' || l.id, 'advance_fee:' || l.id)
      ) owed on true
     where l.merchant_id = ${merchant.merchant_id} and l.currency = ${merchant.currency} and l.voided_at is null`
  return { openMinor: BigInt(row?.open ?? 0), closedAdvances: row?.closed ?? 0 }
}
