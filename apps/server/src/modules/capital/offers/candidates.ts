import { fullMonthsBefore } from '@daftar/rules/calendar/months'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { allowsEarlyPayOff } from '@daftar/rules/capital/offers/early-pay-off'
import type { AdvanceStatus } from '@daftar/rules/capital/advances/advance-status'
import { offerPauseDays, salesMonthsNeeded, salesMonthsSized } from '@daftar/rules/capital/offers/offer-risk'
import { repaidPercent } from '@daftar/rules/capital/advances/repayment-row'
import type { Currency } from '@daftar/rules/money/currency'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { OfferApplications } from './dependencies.ts'
import { riskOf } from './risk.ts'

/** A merchant an offer may be made to now, as far as its sales allow one (DEC-OFR-1). */
export interface Candidate extends Row<'merchant_public', 'merchant_id' | 'vat_percent'> {
  /** The open advance a new one would pay off, and what of it is owed; null where none is open. */
  advance_id: string | null
  advance_store_id: string | null
  advance_principal_minor: bigint
  advance_fee_minor: bigint
  /** A company on record that nothing is asked of at the moment. */
  has_company: boolean
}

interface CandidateRow extends Candidate {
  advance_status: AdvanceStatus | null
  advance_total_minor: bigint
  advance_credited_minor: bigint
}

export interface CandidatePage {
  currency: Currency
  countries: readonly string[]
  at: Date
  /** The last merchant of the page before. */
  after: string
  size: number
}

/**
 * One page of merchants by id: of a supported country and in its currency, not suspended, without arrears and
 * without a rejection of the last 60 days, with captured sales in each of the last six full months of the
 * zone, with no application that is being decided or signed, and with no open advance, or one that may be
 * paid off early. `last` is where the page ended, null after the last one; that a page is empty says nothing.
 */
export async function candidatesOf(
  tx: ReadTx,
  applications: OfferApplications,
  page: CandidatePage,
): Promise<{ candidates: Candidate[]; last: string | null }> {
  const { currency, countries, at, after, size } = page
  const zone = zoneOfCurrency(currency)
  const months = fullMonthsBefore(dateInZone(at.getTime(), zone), salesMonthsNeeded, zone)
  const rows = await tx<(CandidateRow & { fits: boolean })[]>`
    select m.merchant_id, m.vat_percent,
           exists (
             select from legal_entity_public e where e.merchant_id = m.merchant_id and e.confirmed_at is not null) as has_company,
           l.id as advance_id, o.store_id as advance_store_id, l.status as advance_status,
           coalesce(l.amount_minor + l.fee_minor, 0) as advance_total_minor,
           coalesce(l.credited_minor, 0) as advance_credited_minor,
           coalesce(p.balance_minor, 0) as advance_principal_minor, coalesce(f.balance_minor, 0) as advance_fee_minor,
           ${riskOf(tx, applications, at)} is null
             and not exists (select from offer h where h.merchant_id = m.merchant_id and h.status = 'hidden')
             and not exists (
               select from unnest(${months.map(({ fromMs }) => new Date(fromMs).toISOString())}::timestamptz[],
                                  ${months.map(({ untilMs }) => new Date(untilMs).toISOString())}::timestamptz[]) as month (starts, ends)
                where not exists (
                  select from capture_public c
                   where c.merchant_id = m.merchant_id and c.currency = m.currency
                     and c.captured_at >= month.starts and c.captured_at < month.ends)) as fits
      from merchant_public m
      left join lateral (
        select * from advance_standing where merchant_id = m.merchant_id and status <> 'closed' and voided_at is null
         order by created_at, id limit 1) l on true
      left join offer o on o.merchant_id = l.merchant_id and o.id = l.offer_id
      left join ledger_balance p
        on p.merchant_id = l.merchant_id and p.currency = l.currency and p.account = 'advance_principal:' || l.id
      left join ledger_balance f
        on f.merchant_id = l.merchant_id and f.currency = l.currency and f.account = 'advance_fee:' || l.id
     where m.merchant_id > ${after} and m.currency = ${currency} and m.country = any (${[...countries]}) and m.sandbox_of is null
     order by m.merchant_id
     limit ${size}`
  return {
    candidates: rows.filter((row) => row.fits && mayHaveAnother(row)),
    last: rows.length < size ? null : (rows.at(-1)?.merchant_id ?? null),
  }
}

/** No open advance, or the one that a new one may pay off (DEC-LOAN-9, DEC-LOAN-26). */
function mayHaveAnother(row: CandidateRow): boolean {
  if (row.advance_status === null) return true
  const owedMinor = row.advance_principal_minor + row.advance_fee_minor
  const paidMinor = row.advance_total_minor - owedMinor - row.advance_credited_minor
  return allowsEarlyPayOff(row.advance_status, repaidPercent(paidMinor, row.advance_total_minor))
}

export interface StoreSales extends Row<'capture_public', 'merchant_id'>, Row<'order_public', 'store_id'> {
  /** Captured sales of the last three full months together. */
  sales_minor: bigint
}

/** What each store of these merchants sold in the last three full months, in one statement. */
export function salesByStore(
  tx: ReadTx,
  { merchantIds, currency, at }: { merchantIds: readonly string[]; currency: Currency; at: Date },
): Promise<StoreSales[]> {
  const zone = zoneOfCurrency(currency)
  const months = fullMonthsBefore(dateInZone(at.getTime(), zone), salesMonthsSized, zone)
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) throw new Error('an offer is sized on no month')
  return tx<StoreSales[]>`
    select c.merchant_id, p.store_id, sum(c.amount_minor)::bigint as sales_minor
      from capture_public c
      join order_public p on p.merchant_id = c.merchant_id and p.id = c.order_id
     where c.merchant_id = any (${[...merchantIds]}) and c.currency = ${currency}
       and c.captured_at >= ${new Date(first.fromMs)} and c.captured_at < ${new Date(last.untilMs)}
     group by c.merchant_id, p.store_id
     order by c.merchant_id, p.store_id`
}

/**
 * What stands in the way of an offer of a store: one that is open, or one that staff withdrew less than 60
 * days ago.
 */
export interface StandingOffer extends Row<'offer', 'merchant_id' | 'store_id' | 'pays_off_advance_id'> {
  is_open: boolean
}

export function standingOffers(
  tx: ReadTx,
  merchantIds: readonly string[],
  at: Date,
): Promise<StandingOffer[]> {
  return tx<StandingOffer[]>`
    select merchant_id, store_id, pays_off_advance_id, status in ('proposed', 'active', 'hidden') as is_open
      from offer
     where merchant_id = any (${[...merchantIds]})
       and (status in ('proposed', 'active', 'hidden') or (status = 'withdrawn' and withdrawn_by <> ''
            and withdrawn_at > ${at}::timestamptz - make_interval(days => ${offerPauseDays})))`
}
