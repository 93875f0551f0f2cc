import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { expectedStartDate, termDates } from '@daftar/rules/capital/loan-dates'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { LoanTerms } from '../applications/index.ts'
import { termsOf, type OfferRow } from '../offers/index.ts'

export interface TermsOfDay {
  offer: OfferRow
  amountMinor: bigint
  tenor: number
  vatPercent: number
  /** The moment of approval: the start shown is one business day later (DEC-LOAN-7). */
  at: Date
  calendarOf: CalendarOf
}

/** The terms an approval at this moment freezes (DEC-LOAN-6, DEC-LOAN-7). */
export function frozenTerms({
  offer,
  amountMinor,
  tenor,
  vatPercent,
  at,
  calendarOf,
}: TermsOfDay): LoanTerms {
  const terms = termsOf(offer, amountMinor, tenor, vatPercent)
  const calendar = calendarOf(offer.currency)
  const approvedOn = dateInZone(at.getTime(), zoneOfCurrency(offer.currency))
  const dates = termDates(expectedStartDate(approvedOn, calendar), tenor, calendar)
  const amount = (minor: bigint) => toDecimal(money(minor, offer.currency))
  return {
    amount: amount(terms.amountMinor),
    currency: offer.currency,
    fee_percent: terms.feePercent,
    fee_amount: amount(terms.feeMinor),
    fee_vat_amount: amount(terms.feeVatMinor),
    total_amount: amount(terms.totalMinor),
    minimum_repayment_amount: amount(terms.minimumRepaymentMinor),
    repayment_rate: terms.repaymentRatePercent,
    tenor,
    start_date: dates.startDate,
    first_repayment_date: dates.firstRepaymentDate,
    end_date: dates.endDate,
  }
}
