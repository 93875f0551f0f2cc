import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import type { SalesHistory } from '@daftar/contract/endpoints/capital/simulator'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { calendarOfCurrency } from '@daftar/rules/calendar/working-days'
import { termDates } from '@daftar/rules/capital/advances/advance-dates'
import { amountLimits, type AmountLimits } from '@daftar/rules/capital/offers/amount'
import { weeklyBurden, type WeeklyBurden } from '@daftar/rules/capital/offers/offer-burden'
import { tenorLimits } from '@daftar/rules/capital/offers/tenor'
import { advanceTerms, type AdvanceTerms } from '@daftar/rules/capital/offers/terms'
import { effectiveAnnualPercent } from '@daftar/rules/capital/simulator/annual-rate'
import { parseAmount, smallest } from '@daftar/rules/money/money'
import { percentHundredths } from '@daftar/rules/money/percent'
import { offerForRules } from '../../shared/capital/capital-queries.ts'

/** The weeks an advance may be repaid over, as choices. */
export const tenorChoices: readonly number[] = Array.from(
  { length: (tenorLimits.maxWeeks - tenorLimits.minWeeks) / tenorLimits.stepWeeks + 1 },
  (_, at) => tenorLimits.minWeeks + at * tenorLimits.stepWeeks,
)

/** What may be asked for on an offer (DEC-OFR-4, DEC-LOAN-26). */
export function limitsOf(offer: Offer): AmountLimits {
  const { early_payoff_loan_deduction: deduction } = offer.metadata
  const payOff = deduction === null ? null : parseAmount(deduction, offer.currency)
  return amountLimits({ ...offerForRules(offer), payOffMinor: payOff?.amountMinor })
}

/** What an amount over some weeks comes to. */
export interface ChosenTerms {
  terms: AdvanceTerms
  /** As an effective annual rate, repaid as agreed. */
  annualPercent: number | null
  /** Null for a merchant without sales. */
  burden: WeeklyBurden | null
  /** The last repayment, if the money arrived today. */
  lastRepayment: CalendarDate
}

export function chosenTerms(
  history: SalesHistory,
  { amountMinor, weeks }: { amountMinor: bigint; weeks: number },
  today: CalendarDate,
): ChosenTerms {
  const terms = termsFor(history, amountMinor, weeks)
  return {
    terms,
    annualPercent: effectiveAnnualPercent(amountMinor, agreedRepayments(terms)),
    burden: burdenOf(history, terms),
    lastRepayment: lastRepaymentDate(today, weeks, history),
  }
}

export interface LighterTerms {
  weeks: number
  burden: WeeklyBurden
  /** How much more it costs. */
  moreMinor: bigint
}

/**
 * The fewest weeks over which the minimum is no more than the usual share, else the most there are; null
 * where nothing is lighter.
 */
export function lighterTerms(history: SalesHistory, { terms, burden }: ChosenTerms): LighterTerms | null {
  if (!burden || burden.level === 'usual') return null
  const longer = tenorChoices
    .filter((weeks) => weeks > terms.tenorWeeks)
    .flatMap((weeks) => {
      const other = termsFor(history, terms.amountMinor, weeks)
      const lighter = burdenOf(history, other)
      return lighter ? [{ weeks, burden: lighter, moreMinor: other.feeMinor - terms.feeMinor }] : []
    })
  return longer.find((one) => one.burden.level === 'usual') ?? longer.at(-1) ?? null
}

function termsFor(history: SalesHistory, amountMinor: bigint, tenorWeeks: number): AdvanceTerms {
  return advanceTerms({
    amountMinor,
    tenorWeeks,
    feeFactorHundredths: percentHundredths(history.fee_factor),
    currency: history.currency,
    repaymentRatePercent: history.repayment_rate,
    // The fee includes its VAT: the percentage changes none of the figures (DEC-LOAN-3).
    vatPercent: 0,
  })
}

function burdenOf(history: SalesHistory, { minimumRepaymentMinor }: AdvanceTerms): WeeklyBurden | null {
  const sales = history.weeks.map(
    (week) => parseAmount(week.sales_payout, history.currency)?.amountMinor ?? 0n,
  )
  return weeklyBurden(minimumRepaymentMinor, sales, percentHundredths(history.repayment_rate))
}

/** M in each week, what is left in the last. */
function agreedRepayments({ totalMinor, minimumRepaymentMinor }: AdvanceTerms): bigint[] {
  const repayments: bigint[] = []
  for (let leftMinor = totalMinor; leftMinor > 0n; leftMinor -= repayments.at(-1)!)
    repayments.push(smallest(minimumRepaymentMinor, leftMinor))
  return repayments
}

function lastRepaymentDate(today: CalendarDate, weeks: number, { currency }: SalesHistory): CalendarDate {
  return termDates(today, weeks, calendarOfCurrency(currency)).endDate
}
