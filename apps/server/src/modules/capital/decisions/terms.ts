import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { expectedStartDate, termDates } from '@daftar/rules/capital/advances/advance-dates'
import type { AdvanceTerms } from '@daftar/rules/capital/offers/terms'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { LoanTerms } from '../applications/index.ts'
import { presentOfferTerms, type OfferRow } from '../offers/index.ts'

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
export function frozenTerms({ offer, amountMinor, tenor, vatPercent, ...of }: TermsOfDay): LoanTerms {
  return freeze(presentOfferTerms(offer, amountMinor, tenor, vatPercent), { currency: offer.currency, ...of })
}

/** Terms as an application keeps them, with the dates that follow from the moment of its approval. */
export function freeze(
  terms: AdvanceTerms,
  { currency, at, calendarOf }: Pick<TermsOfDay, 'at' | 'calendarOf'> & { currency: Currency },
): LoanTerms {
  const calendar = calendarOf(currency)
  const approvedOn = dateInZone(at.getTime(), zoneOfCurrency(currency))
  const dates = termDates(expectedStartDate(approvedOn, calendar), terms.tenorWeeks, calendar)
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  return {
    amount: amount(terms.amountMinor),
    currency,
    fee_percent: terms.feePercent,
    fee_amount: amount(terms.feeMinor),
    fee_vat_amount: amount(terms.feeVatMinor),
    total_amount: amount(terms.totalMinor),
    minimum_repayment_amount: amount(terms.minimumRepaymentMinor),
    repayment_rate: terms.repaymentRatePercent,
    tenor: terms.tenorWeeks,
    start_date: dates.startDate,
    first_repayment_date: dates.firstRepaymentDate,
    end_date: dates.endDate,
  }
}
