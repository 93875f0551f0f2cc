import type { Estimate, Offer } from '@daftar/contract/endpoints/capital-shapes'
import type { ApplicationForm } from '@daftar/rules/capital/application-form'
import { sortOffers } from '@daftar/rules/capital/offer-order'
import type { OfferTag } from '@daftar/rules/capital/offer'
import { advanceTerms, type AdvanceTerms } from '@daftar/rules/capital/terms'
import { money, toDecimal } from '@daftar/rules/money/money'
import { percentNumber } from '@daftar/rules/money/percent'
import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../platform/database/database.ts'

export interface OfferRow {
  merchant_id: string
  id: string
  store_id: string
  currency: Currency
  amount_minor: bigint
  tenor: number
  repayment_rate_hundredths: number
  fee_factor_hundredths: number
  tags: OfferTag[]
  form: ApplicationForm
  status: 'active' | 'hidden' | 'used' | 'withdrawn' | 'expired'
  expires_at: Date
  created_at: Date
}

export interface ListedOffer extends OfferRow {
  merchant_name: string
  store_name: string
  store_name_ar: string
  application_id: string | null
  application_status: NonNullable<Offer['application']>['status'] | null
}

/** The offers that can be taken now, in the order of the cards (DEC-OFR-2, DEC-CAP-5). */
export async function listOffers(
  tx: Tx,
  merchantId: string,
  now: Date,
  storeId: string | null,
): Promise<ListedOffer[]> {
  const rows = await tx<ListedOffer[]>`
    select o.*, m.name as merchant_name, s.name as store_name, s.name_ar as store_name_ar,
           a.id as application_id, a.status as application_status
      from offer o
      join merchant m using (merchant_id)
      join store s on s.merchant_id = o.merchant_id and s.id = o.store_id
      left join application a on a.merchant_id = o.merchant_id and a.offer_id = o.id and a.status not in ('rejected', 'cancelled')
     where o.merchant_id = ${merchantId} and o.status = 'active' and o.expires_at > ${now}
       and (${storeId}::text is null or o.store_id = ${storeId})`
  return sortOffers(rows.map((row) => ({ ...orderable(row), row }))).map(({ row }) => row)
}

export async function findOffer(tx: Tx, merchantId: string, id: string): Promise<OfferRow | undefined> {
  const [row] = await tx<OfferRow[]>`select * from offer where merchant_id = ${merchantId} and id = ${id}`
  return row
}

export function isTakeable(offer: OfferRow, now: Date): boolean {
  return offer.status === 'active' && offer.expires_at > now
}

/** Moves an offer only if it still has the status it is expected to have. */
export async function moveOffer(
  tx: Tx,
  merchantId: string,
  id: string,
  from: readonly OfferRow['status'][],
  to: OfferRow['status'],
): Promise<boolean> {
  const done = await tx`
    update offer set status = ${to} where merchant_id = ${merchantId} and id = ${id} and status = any (${[...from]})`
  return done.count === 1
}

/** The numbers of an amount and a duration on an offer: the estimate, the frozen terms and the weekly run use the same (DEC-LOAN-6). */
export function termsOf(
  offer: OfferRow,
  amountMinor: bigint,
  tenorWeeks: number,
  vatPercent: number,
): AdvanceTerms {
  return advanceTerms({
    amountMinor,
    tenorWeeks,
    feeFactorHundredths: BigInt(offer.fee_factor_hundredths),
    currency: offer.currency,
    repaymentRatePercent: percentNumber(BigInt(offer.repayment_rate_hundredths)),
    vatPercent,
  })
}

export function presentOffer(row: ListedOffer): Offer {
  return {
    id: row.id,
    merchant_id: row.merchant_id,
    store_id: row.store_id,
    merchant_name: row.merchant_name,
    store_name: row.store_name,
    store_name_ar: row.store_name_ar,
    currency: row.currency,
    amount: toDecimal(money(row.amount_minor, row.currency)),
    tenor: row.tenor,
    repayment_rate: percentNumber(BigInt(row.repayment_rate_hundredths)),
    tags: row.tags,
    form: row.form,
    expires_at: row.expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
    application:
      row.application_id && row.application_status
        ? { id: row.application_id, status: row.application_status }
        : null,
    metadata: { early_payoff_loan_deduction: null, early_payoff_loan_resulting_amount: null },
  }
}

export function presentEstimate(terms: AdvanceTerms): Estimate {
  const amount = (minor: bigint) => toDecimal(money(minor, terms.currency))
  return {
    amount: amount(terms.amountMinor),
    currency: terms.currency,
    tenor: terms.tenorWeeks,
    fee_percent: terms.feePercent,
    fee_amount: amount(terms.feeMinor),
    amount_vat: amount(terms.totalMinor),
    weekly_principal_amount: amount(terms.weeklyPrincipalMinor),
    weekly_fee_amount: amount(terms.weeklyFeeMinor),
    min_repayment_amount: amount(terms.minimumRepaymentMinor),
  }
}

function orderable(row: OfferRow) {
  return {
    id: row.id,
    amountMinor: row.amount_minor,
    currency: row.currency,
    tenorWeeks: row.tenor,
    tags: row.tags,
    createdAt: row.created_at.toISOString(),
  }
}
