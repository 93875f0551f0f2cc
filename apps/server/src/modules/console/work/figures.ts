import type { AnswerOf } from '@daftar/contract'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { ReadTx } from '../../../platform/database/database.ts'

type Work = AnswerOf<'work.mine'>

interface LendingRow {
  currency: Currency
  advances: number
  in_arrears: number
  outstanding_minor: bigint
}

/** Advances on their way back, by currency. */
export async function lendingOf(tx: ReadTx): Promise<NonNullable<Work['lending']>> {
  const rows = await tx<LendingRow[]>`
    select l.currency, count(*)::int as advances, count(*) filter (where l.status = 'overdue')::int as in_arrears,
           coalesce(sum(owed.minor), 0)::bigint as outstanding_minor
      from advance_standing l join merchant_public m on m.merchant_id = l.merchant_id
      cross join lateral (select coalesce(sum(b.balance_minor), 0) as minor from ledger_balance b
        where b.merchant_id = l.merchant_id and b.currency = l.currency
          and b.account in ('advance_principal:' || l.id, 'advance_fee:' || l.id)) owed
     where l.status in ('paying', 'overdue') and l.voided_at is null and l.written_off_at is null and m.sandbox_of is null
     group by l.currency order by l.currency`
  return rows.map(({ currency, advances, in_arrears, outstanding_minor }) => ({
    currency,
    advances,
    in_arrears,
    outstanding: toDecimal(money(outstanding_minor, currency)),
  }))
}

interface SettlementRow {
  currency: Currency
  run_on: CalendarDate
  merchants: number
  sales_minor: bigint
  between_minor: bigint
  advances_minor: bigint
  held_minor: bigint
  goes_out_minor: bigint
}

/** The newest weekly run of each currency as it was closed: the columns of a row add up to what goes out. */
export async function settlementOf(tx: ReadTx): Promise<NonNullable<Work['settlement']>> {
  const rows = await tx<SettlementRow[]>`
    select p.currency, max(p.run_date) as run_on, count(distinct p.merchant_id)::int as merchants,
           sum(p.sales_minor)::bigint as sales_minor,
           sum(p.sales_payout_minor - p.sales_minor)::bigint as between_minor,
           -sum(p.capital_minor)::bigint as advances_minor,
           -coalesce(sum(p.payout_minor) filter (where p.status = 'held'), 0)::bigint as held_minor,
           coalesce(sum(p.payout_minor) filter (where p.status <> 'held'), 0)::bigint as goes_out_minor
      from payout_public p join merchant_public m using (merchant_id)
      join (select currency, max(period_until) as until from payout_public where cycle = 'weekly' group by currency) newest
        on newest.currency = p.currency and newest.until = p.period_until
     where p.cycle = 'weekly' and m.sandbox_of is null
     group by p.currency order by p.currency`
  return rows.map((row) => {
    const decimal = (minor: bigint) => toDecimal(money(minor, row.currency))
    return {
      currency: row.currency,
      run_on: row.run_on,
      merchants: row.merchants,
      sales: decimal(row.sales_minor),
      between: decimal(row.between_minor),
      advances: decimal(row.advances_minor),
      held: decimal(row.held_minor),
      goes_out: decimal(row.goes_out_minor),
    }
  })
}
