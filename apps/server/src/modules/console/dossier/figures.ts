import type { AnswerOf } from '@daftar/contract'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

type Overview = AnswerOf<'dossier.overview'>
type Whose = Row<'merchant_public', 'merchant_id'> & { currency: Currency }

/** Null for what is no merchant, and for the sandbox of one. */
export async function findWhose(tx: ReadTx, id: string): Promise<Whose | null> {
  const [row] = await tx<Whose[]>`
    select merchant_id, currency from merchant_public where merchant_id = ${id} and sandbox_of is null`
  return row ?? null
}

const weekMs = 7 * 86_400_000

/** What was agreed in seven days and not cancelled, and in the seven before. */
export async function salesOf(
  tx: ReadTx,
  { merchant_id, currency }: Whose,
  now: Date,
): Promise<Overview['sales']> {
  const weekAgo = new Date(now.getTime() - weekMs)
  const [row] = await tx<{ amount_minor: bigint; before_minor: bigint; orders: number }[]>`
    select coalesce(sum(sold.minor) filter (where sold.created_at > ${weekAgo}), 0)::bigint as amount_minor,
           coalesce(sum(sold.minor) filter (where sold.created_at <= ${weekAgo}), 0)::bigint as before_minor,
           count(*) filter (where sold.created_at > ${weekAgo})::int as orders
      from (select o.created_at, case when o.status = 'authorized' then o.amount_minor else o.captured_minor end as minor
              from order_public o
             where o.merchant_id = ${merchant_id} and o.currency = ${currency}
               and o.created_at > ${new Date(now.getTime() - 2 * weekMs)} and o.created_at <= ${now}
               and o.status in ('authorized', 'captured', 'partially_refunded', 'refunded')) sold`
  const decimal = (minor: bigint) => toDecimal(money(minor, currency))
  return {
    amount: decimal(row!.amount_minor),
    before: decimal(row!.before_minor),
    orders: row!.orders,
  }
}

type NewestPayout = NonNullable<Overview['payout']>

/** The newest payout that was closed, with the sales of each store in it. */
export async function newestPayoutOf(
  tx: ReadTx,
  { merchant_id, currency }: Whose,
): Promise<NewestPayout | null> {
  const [payout] = await tx<
    Row<
      'payout_public',
      'id' | 'number',
      { status: NewestPayout['status']; run_date: CalendarDate; payout_minor: bigint }
    >[]
  >`
    select id, number, status, run_date, payout_minor from payout_public
     where merchant_id = ${merchant_id} order by created_at desc, id desc limit 1`
  if (!payout) return null
  const stores = await tx<
    (Row<'store_public', 'id' | 'name' | 'name_ar'> & Row<'payout_store_public', 'sales_minor'>)[]
  >`
    select s.id, s.name, s.name_ar, p.sales_minor from payout_store_public p
      join store_public s on s.merchant_id = p.merchant_id and s.id = p.store_id
     where p.merchant_id = ${merchant_id} and p.payout_id = ${payout.id} order by p.sales_minor desc, s.id`
  return {
    id: payout.id,
    number: payout.number,
    status: payout.status,
    run_on: payout.run_date,
    amount: toDecimal(money(payout.payout_minor, currency)),
    stores: stores.map(({ sales_minor, ...store }) => ({
      ...store,
      sales: toDecimal(money(sales_minor, currency)),
    })),
  }
}

interface AdvanceRow {
  id: string
  status: AnswerOf<'dossier.advances'>['advances'][number]['status']
  currency: Currency
  amount_minor: bigint
  outstanding_minor: bigint
  created_at: Date
}

/** Every advance of a merchant with what is left of it, newest first. */
export function advancesOf(tx: ReadTx, merchantId: string): Promise<AdvanceRow[]> {
  return tx<AdvanceRow[]>`
    select l.id, l.status, l.currency, l.amount_minor, owed.minor as outstanding_minor, l.created_at
      from advance_standing l
      cross join lateral (select coalesce(sum(b.balance_minor), 0)::bigint as minor from ledger_balance b
        where b.merchant_id = l.merchant_id and b.currency = l.currency
          and b.account in ('advance_principal:' || l.id, 'advance_fee:' || l.id)) owed
     where l.merchant_id = ${merchantId} and l.voided_at is null
     order by l.created_at desc, l.id desc`
}

/** Of these, those that are being repaid. */
export function lendingOf(
  rows: readonly AdvanceRow[],
  currency: Currency,
): NonNullable<Overview['advances']> {
  const open = rows.filter(({ status }) => status === 'paying' || status === 'overdue')
  return {
    open: open.length,
    outstanding: toDecimal(
      money(
        open.reduce((sum, { outstanding_minor }) => sum + outstanding_minor, 0n),
        currency,
      ),
    ),
    in_arrears: open.filter(({ status }) => status === 'overdue').length,
  }
}

interface CaseRow {
  id: string
  status: AnswerOf<'dossier.cases'>['cases'][number]['status']
  currency: Currency
  amount_minor: bigint
  submitted_at: Date
}

/** Every application of a merchant that was handed in, newest first. */
export function casesOf(tx: ReadTx, merchantId: string): Promise<CaseRow[]> {
  return tx<CaseRow[]>`
    select id, status, currency, amount_minor, submitted_at from application_public
     where merchant_id = ${merchantId} and submitted_at is not null order by submitted_at desc, id desc`
}

/** What shoppers dispute and nobody has decided yet. */
export async function disputedOf(
  tx: ReadTx,
  { merchant_id, currency }: Whose,
): Promise<NonNullable<Overview['disputes']>> {
  const [row] = await tx<{ open: number; minor: bigint; respond_by: Date | null }[]>`
    select count(*)::int as open, coalesce(sum(disputed_minor), 0)::bigint as minor,
           min(respond_by) filter (where status = 'pending') as respond_by
      from dispute_public where merchant_id = ${merchant_id} and status in ('pending', 'arbitration')`
  return {
    open: row!.open,
    amount: toDecimal(money(row!.minor, currency)),
    respond_by: row!.respond_by?.toISOString() ?? null,
  }
}

type Counted = 'payouts' | 'disputes' | 'tickets' | 'letters' | 'notes'

/** How much stands behind the views that are lists. */
export async function countsOf(tx: ReadTx, merchantId: string): Promise<Record<Counted, number>> {
  const [row] = await tx<Record<Counted, number>[]>`
    select (select count(*)::int from payout_public where merchant_id = ${merchantId}) as payouts,
           (select count(*)::int from dispute_public where merchant_id = ${merchantId}) as disputes,
           (select count(*)::int from support_ticket_public where merchant_id = ${merchantId} and status <> 'closed') as tickets,
           (select count(*)::int from sent_letter_public where merchant_id = ${merchantId}) as letters,
           (select count(*)::int from merchant_note where merchant_id = ${merchantId}) as notes`
  return row!
}

/** How far the listings of a merchant's stores are, and whether shoppers see one. */
export function listingsOf(tx: ReadTx, merchantId: string): Promise<Overview['listings']> {
  return tx<Overview['listings']>`
    select id as store_id, status, is_live from store_listing_public where merchant_id = ${merchantId} order by id`
}
