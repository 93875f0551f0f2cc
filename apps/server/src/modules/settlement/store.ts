import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../platform/database/database.ts'
import type { MerchantRow } from '../merchants/index.ts'
import { unsettledCaptures, unsettledRefunds } from './unsettled.ts'

/** What earlier weeks left below zero: zero or negative (DEC-LOAN-10). */
export async function carriedInto(tx: Tx, merchantId: string, currency: Currency): Promise<bigint> {
  const [row] = await tx<{ carried_out_minor: bigint }[]>`
    select carried_out_minor from settlement
     where merchant_id = ${merchantId} and currency = ${currency} order by week_start desc limit 1`
  return row?.carried_out_minor ?? 0n
}

export interface WeekClaim {
  id: string
  merchantId: string
  currency: Currency
  weekStart: CalendarDate
  runDate: CalendarDate
  at: Date
}

/** False when the merchant's week is settled already, or being settled by somebody else. */
export async function claimWeek(tx: Tx, claim: WeekClaim): Promise<boolean> {
  const done = await tx`
    insert into settlement (merchant_id, id, currency, week_start, run_date, created_at)
    values (${claim.merchantId}, ${claim.id}, ${claim.currency}, ${claim.weekStart}, ${claim.runDate}, ${claim.at})
    on conflict (merchant_id, currency, week_start) do nothing`
  return done.count === 1
}

export interface SettlementFigures {
  salesMinor: bigint
  refundsMinor: bigint
  commissionMinor: bigint
  commissionVatMinor: bigint
  carriedInMinor: bigint
  /** What this week leaves below zero. */
  carriedNegativeMinor: bigint
  feeMinor: bigint
  feeVatMinor: bigint
  salesPayoutMinor: bigint
  capitalMinor: bigint
  payoutMinor: bigint
}

export async function completeSettlement(
  tx: Tx,
  merchantId: string,
  id: string,
  figures: SettlementFigures,
): Promise<void> {
  await tx`
    update settlement set
      sales_minor = ${figures.salesMinor}, refunds_minor = ${figures.refundsMinor},
      commission_minor = ${figures.commissionMinor}, commission_vat_minor = ${figures.commissionVatMinor},
      carried_in_minor = ${figures.carriedInMinor}, carried_out_minor = ${figures.carriedNegativeMinor},
      fee_minor = ${figures.feeMinor}, fee_vat_minor = ${figures.feeVatMinor},
      sales_payout_minor = ${figures.salesPayoutMinor}, capital_minor = ${figures.capitalMinor}, payout_minor = ${figures.payoutMinor}
    where merchant_id = ${merchantId} and id = ${id}`
}

/** Merchants of a currency with something to settle: movements outside every settlement, or an advance that is being repaid. */
export function merchantsToSettle(
  tx: Tx,
  currency: Currency,
  until: Date,
  weekStart: CalendarDate,
): Promise<MerchantRow[]> {
  const unsettled = { merchantId: tx`m.merchant_id`, currency, until }
  return tx<MerchantRow[]>`
    select m.* from merchant m
     where m.currency = ${currency}
       and not exists (
         select from settlement s where s.merchant_id = m.merchant_id and s.currency = ${currency} and s.week_start = ${weekStart})
       and (
         exists (select from loan l where l.merchant_id = m.merchant_id and l.status in ('paying', 'overdue'))
         or exists (${unsettledCaptures(tx, unsettled)})
         or exists (${unsettledRefunds(tx, unsettled)}))
     order by m.merchant_id`
}

/** Sales and refunds of the running week that are in no settlement yet: what the next payout looks like so far. */
export async function movementsOfWeek(tx: Tx, merchant: MerchantRow, until: Date) {
  const { merchant_id: merchantId, currency } = merchant
  const captures = await tx<{ amount_minor: bigint }[]>`
    select c.amount_minor
      from (${unsettledCaptures(tx, { merchantId, currency, until })}) open
      join capture c on c.merchant_id = ${merchantId} and c.id = open.id`
  const [refunds] = await tx<{ amount: string }[]>`
    select coalesce(sum(r.amount_minor), 0)::text as amount
      from (${unsettledRefunds(tx, { merchantId, currency, until })}) open
      join refund r on r.merchant_id = ${merchantId} and r.id = open.id`
  return { captures: captures.map((row) => row.amount_minor), refundsMinor: BigInt(refunds?.amount ?? 0) }
}

export interface RunRow {
  run_date: CalendarDate
  week_start: CalendarDate
  merchants: number
  advances: number
  finished_at: Date | null
}

export function listRuns(tx: Tx): Promise<RunRow[]> {
  return tx<RunRow[]>`
    select run_date, week_start, count(*)::int as merchants, count(*) filter (where capital_minor > 0)::int as advances, max(created_at) as finished_at
      from settlement group by run_date, week_start order by run_date desc, week_start desc limit 52`
}
