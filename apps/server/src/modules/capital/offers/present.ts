import type { Estimate, Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { advanceTerms, type AdvanceTerms } from '@daftar/rules/capital/offers/terms'
import { money, toDecimal } from '@daftar/rules/money/money'
import { percentNumber } from '@daftar/rules/money/percent'
import type { ListedOffer, OfferRow } from './store.ts'
import { limitsOf, payOffOf } from './take.ts'

/**
 * The numbers of an amount and a duration on an offer: the estimate, the frozen terms and the weekly run use
 * the same (DEC-LOAN-6).
 */
export function presentOfferTerms(
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

/** OFR-01 to OFR-03. */
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
    least_amount: toDecimal(money(limitsOf(row).minMinor, row.currency)),
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
    metadata: metadataOf(row),
  }
}

/**
 * What an early pay-off deducts and what reaches the bank of the whole amount, as of this read (OFR-03,
 * DEC-LOAN-26).
 */
export function metadataOf(row: OfferRow): Offer['metadata'] {
  const payOff = payOffOf(row)
  const amount = (minor: bigint) => toDecimal(money(minor, row.currency))
  return {
    early_payoff_loan_deduction: payOff && amount(payOff.payOffMinor),
    early_payoff_loan_resulting_amount: payOff && amount(payOff.resultingMinor),
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
