import type { Reconciliation } from '@daftar/contract/endpoints/money/reconciliation-shapes'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { OpenItems } from './propose.ts'

interface CurrencyRow {
  currency: Currency
  transit_minor: bigint
  ordered: number
  ordered_minor: bigint
  waiting: number
  waiting_minor: bigint
  open_out: number
  open_out_minor: bigint
  open_in: number
  open_in_minor: bigint
  last_on: CalendarDate | null
}

/**
 * Transit in the journal beside the transfers that are open, per currency: what was ordered and not answered
 * is exactly what is on its way. Of those, the ones a line of the bank is proposed for, or waits for, are on
 * its statement.
 */
export async function reconcile(tx: ReadTx, { proposals }: OpenItems): Promise<Reconciliation[]> {
  const rows = await sumsByCurrency(tx)
  const proposed = [...proposals.values()].map(({ transfer }) => transfer)
  return rows.map((row) => {
    const seen = proposed.filter(({ currency, status }) => currency === row.currency && status === 'ordered')
    const seenMinor = seen.reduce((sum, { amount_minor }) => sum + amount_minor, row.waiting_minor)
    const seenCount = seen.length + row.waiting
    const decimal = (minor: bigint) => toDecimal(money(minor, row.currency))
    const total = (count: number, minor: bigint) => ({ count, amount: decimal(minor) })
    return {
      currency: row.currency,
      transit: decimal(row.transit_minor),
      ordered: total(row.ordered, row.ordered_minor),
      on_statement: total(seenCount, seenMinor),
      not_on_statement: total(row.ordered - seenCount, row.ordered_minor - seenMinor),
      difference: decimal(row.transit_minor - row.ordered_minor),
      open_out: total(row.open_out, row.open_out_minor),
      open_in: total(row.open_in, row.open_in_minor),
      last_on: row.last_on,
    }
  })
}

/** The transit account is a credit: what it owes stands below zero. */
function sumsByCurrency(tx: ReadTx): Promise<CurrencyRow[]> {
  return tx<CurrencyRow[]>`
    with transit as (
      select b.currency, -sum(b.balance_minor)::bigint as minor
        from ledger_balance b join merchant_public m using (merchant_id)
       where b.account = 'transit' and m.sandbox_of is null group by 1),
    ordered as (
      select t.currency, count(*)::int as count, sum(t.amount_minor)::bigint as minor,
             count(*) filter (where w.waits)::int as waiting,
             coalesce(sum(t.amount_minor) filter (where w.waits), 0)::bigint as waiting_minor
        from transfer_public t join merchant_public m using (merchant_id)
        cross join lateral (select exists (select from bank_line l where l.of_merchant = t.merchant_id
          and l.of_transfer = t.id and l.state = 'waiting') as waits) w
       where t.status = 'ordered' and m.sandbox_of is null group by 1),
    lines as (
      select currency,
             count(*) filter (where amount_minor < 0)::int as out_count,
             coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0)::bigint as out_minor,
             count(*) filter (where amount_minor > 0)::int as in_count,
             coalesce(sum(amount_minor) filter (where amount_minor > 0), 0)::bigint as in_minor
        from bank_line where state = 'open' group by 1),
    files as (select currency, max(last_on) as last_on from bank_file group by 1)
    select currency, coalesce(transit.minor, 0) as transit_minor,
           coalesce(ordered.count, 0) as ordered, coalesce(ordered.minor, 0) as ordered_minor,
           coalesce(ordered.waiting, 0) as waiting, coalesce(ordered.waiting_minor, 0) as waiting_minor,
           coalesce(lines.out_count, 0) as open_out, coalesce(lines.out_minor, 0) as open_out_minor,
           coalesce(lines.in_count, 0) as open_in, coalesce(lines.in_minor, 0) as open_in_minor, files.last_on
      from transit full join ordered using (currency) full join lines using (currency) full join files using (currency)
     order by currency`
}
