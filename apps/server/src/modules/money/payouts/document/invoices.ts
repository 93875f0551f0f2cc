import { addDays, addMonths, firstOfMonth, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dateInZone } from '@daftar/rules/calendar/zones'
import type { FeeSum, InvoicedPayout } from '@daftar/rules/payouts/invoice-lines'
import type { Fragment, ReadTx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import type { Reached } from '../access.ts'

/**
 * The invoice of a month of one currency; a month that is over has one when fees were taken or given back in
 * it.
 */
export interface InvoiceMonth extends Row<'payout_public', 'currency'> {
  month: string
  netMinor: bigint
  vatMinor: bigint
}

/** Three years, which is more than a screen shows. */
const monthsAtMost = 36

/**
 * The months with an invoice, newest first. A fee belongs to the month in which the payout it was taken off
 * was closed, where the merchant is, that of a withdrawal to the month in which the bank had paid, and what
 * ads cost to the month in which their day was booked: so an invoice never changes once its month is over.
 */
export function listInvoiceMonths(
  tx: ReadTx,
  { merchantId, zone }: Reached,
  today: CalendarDate,
): Promise<InvoiceMonth[]> {
  const until = new Date(startOfDay(firstOfMonth(today), zone))
  return tx<InvoiceMonth[]>`
    select month, currency, net as "netMinor", vat as "vatMinor" from (
      select to_char(f.at at time zone ${zone}, 'YYYY-MM') as month, f.currency, sum(f.net)::bigint as net,
             sum(f.vat)::bigint as vat
        from (${feesTaken(tx)}) f
       where f.merchant_id = ${merchantId} and f.at < ${until}
       group by 1, 2) months
     where net <> 0 or vat <> 0
     order by month desc, currency limit ${monthsAtMost}`
}

/**
 * Everything a month's invoice counts: fees taken off payouts when they were closed, and what wallets paid
 * the provider for.
 */
export function feesTaken(tx: ReadTx): Fragment {
  return tx`
    select merchant_id, currency, created_at as at,
           commission_minor + commission_fixed_minor + fee_minor - fee_vat_minor as net,
           commission_vat_minor + fee_vat_minor as vat
      from payout_public where closed_at is not null
    union all
    select merchant_id, currency, at, net_minor, vat_minor from wallet_fee_public`
}

/** The instants of a month where the merchant is, and its last day. */
export function monthBounds(month: string, zone: string): { from: Date; until: Date; lastDay: CalendarDate } {
  const first = `${month}-01` as CalendarDate
  const next = addMonths(first, 1)
  return {
    from: new Date(startOfDay(first, zone)),
    until: new Date(startOfDay(next, zone)),
    lastDay: addDays(next, -1),
  }
}

export async function invoicedPayouts(
  tx: ReadTx,
  { merchantId, zone }: Reached,
  { month, currency }: Pick<InvoiceMonth, 'month' | 'currency'>,
): Promise<InvoicedPayout[]> {
  const { from, until } = monthBounds(month, zone)
  const rows = await tx<
    (Row<'payout_public', 'number' | 'created_at'> & { netMinor: bigint; vatMinor: bigint })[]
  >`
    select number, created_at, commission_minor + commission_fixed_minor + fee_minor - fee_vat_minor as "netMinor",
           commission_vat_minor + fee_vat_minor as "vatMinor"
      from payout_public
     where merchant_id = ${merchantId} and currency = ${currency} and closed_at is not null
       and created_at >= ${from} and created_at < ${until}
     order by created_at, id`
  return rows.map(({ created_at: at, ...row }) => ({ ...row, date: dateInZone(at.getTime(), zone) }))
}

/** What a month's withdrawals and ads cost, together. */
export async function walletFees(
  tx: ReadTx,
  { merchantId, zone }: Reached,
  { month, currency }: Pick<InvoiceMonth, 'month' | 'currency'>,
): Promise<Pick<InvoicedPayout, 'netMinor' | 'vatMinor'>> {
  const { from, until } = monthBounds(month, zone)
  const [row] = await tx<{ netMinor: bigint; vatMinor: bigint }[]>`
    select coalesce(sum(net_minor), 0)::bigint as "netMinor", coalesce(sum(vat_minor), 0)::bigint as "vatMinor"
      from wallet_fee_public
     where merchant_id = ${merchantId} and currency = ${currency} and at >= ${from} and at < ${until}`
  return row!
}

/** The fees of a month's payouts by kind and by the VAT rate of the country on the day of each movement. */
export async function feeSums(
  tx: ReadTx,
  { merchantId, country, zone }: Reached,
  { month, currency }: Pick<InvoiceMonth, 'month' | 'currency'>,
): Promise<FeeSum[]> {
  const { from, until, lastDay } = monthBounds(month, zone)
  const rates = await tx<Row<'vat_rate_public', 'valid_from' | 'percent_hundredths'>[]>`
    select valid_from, percent_hundredths from vat_rate_public
     where country = ${country} and valid_from <= ${lastDay} order by valid_from`
  const begins = rates.map((rate) => new Date(startOfDay(rate.valid_from, zone)).toISOString())
  const rows = await tx<(Omit<FeeSum, 'rateHundredths'> & { rate: number })[]>`
    with rate (begins, ends, percent) as (
      select b, coalesce(lead(b) over (order by b), 'infinity'), r
        from unnest(${begins}::timestamptz[], ${rates.map((rate) => rate.percent_hundredths)}::int[]) given (b, r))
    select l.kind, coalesce(rate.percent, 0) as rate, sum(l.amount_minor)::bigint as "amountMinor",
           sum(l.commission_minor)::bigint as "commissionMinor", sum(l.commission_fixed_minor)::bigint as "fixedMinor",
           sum(l.commission_vat_minor)::bigint as "vatMinor"
      from payout_public p
      join payout_line_public l on l.merchant_id = p.merchant_id and l.payout_id = p.id and l.kind in ('sale', 'refund', 'payout_fee')
      left join rate on l.at >= rate.begins and l.at < rate.ends
     where p.merchant_id = ${merchantId} and p.currency = ${currency} and p.closed_at is not null
       and p.created_at >= ${from} and p.created_at < ${until}
     group by 1, 2
    union all
    select w.kind, coalesce(rate.percent, 0), -sum(w.net_minor)::bigint, 0, 0, sum(w.vat_minor)::bigint
      from wallet_fee_public w left join rate on w.taxed_at >= rate.begins and w.taxed_at < rate.ends
     where w.merchant_id = ${merchantId} and w.currency = ${currency} and w.at >= ${from} and w.at < ${until}
     group by 1, 2`
  return rows.map(({ rate, ...row }) => ({ ...row, rateHundredths: BigInt(rate) }))
}

/** What the invoice of a month is for, as its number is kept by. */
export function invoiceSubject({ month, currency }: Pick<InvoiceMonth, 'month' | 'currency'>): string {
  return `${month} ${currency}`
}
