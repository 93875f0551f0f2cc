import { currencyOfCountry, isCountryCode, type CountryCode } from '../geo/countries.ts'
import { currencyOf, type Currency } from '../money/currency.ts'
import { parseAmount } from '../money/money.ts'
import { parsePercent } from '../money/percent.ts'

/**
 * What can be wrong with one fact of a merchant, its stores, companies and people; the wire has the same
 * codes.
 */
export type FactProblem =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'invalid'
  | 'choose_option'
  | 'below_minimum'
  | 'above_maximum'
  | 'wrong_currency'
  | 'email_invalid'
  | 'phone_invalid'
  | 'url_invalid'

/** Facts that are wrong, by the name they have on the wire. */
export type FactProblems = Readonly<Record<string, FactProblem>>

/** Longest names of merchants and companies, as they fit a payout and a tax invoice. */
export const longestName = 80

/** A merchant as somebody describes it. Null is a figure that could not be read. */
export interface MerchantFacts {
  name: string
  nameAr: string
  country: string
  currency: string
  /** The provider's share of each sale, in hundredths of a percent. */
  commissionHundredths: number | null
  /** And a fixed part of each order, in the currency's minor unit. */
  commissionFixedMinor: bigint | null
  /** VAT on both, in whole percent. */
  vatPercent: number | null
}

/**
 * A merchant as it was written, in a form, a call or a command: figures in Latin digits, percentages without
 * their sign.
 */
export interface WrittenMerchant extends Pick<MerchantFacts, 'name' | 'nameAr' | 'country' | 'currency'> {
  commissionPercent: string | number
  /** In the major unit of the currency. */
  commissionFixed: string | number
  vatPercent: string | number
}

/** Reads its figures; what cannot be read is null, which `merchantProblems` refuses. */
export function readMerchant(written: WrittenMerchant): MerchantFacts {
  const { name, nameAr, country, currency, commissionPercent, commissionFixed, vatPercent } = written
  const share = parsePercent(commissionPercent)
  return {
    ...{ name, nameAr, country, currency },
    commissionHundredths: share === null ? null : Number(share),
    commissionFixedMinor: parseAmount(commissionFixed, currencyOf(currency))?.amountMinor ?? null,
    vatPercent: /^\d{1,3}$/.test(String(vatPercent)) ? Number(vatPercent) : null,
  }
}

/**
 * What is wrong with a new merchant. A merchant is paid in the money of its country and in no other (FMT-05).
 */
export function merchantProblems(facts: MerchantFacts): FactProblems {
  return found({
    name: nameProblem(facts.name),
    name_ar: nameProblem(facts.nameAr),
    country: isCountryCode(facts.country) ? null : 'choose_option',
    currency: currencyProblem(facts),
    commission_percent: shareProblem(facts.commissionHundredths, 10_000),
    commission_fixed: shareProblem(facts.commissionFixedMinor),
    vat_percent: shareProblem(facts.vatPercent, 100),
  })
}

/** Whether a country and a currency go together. */
export function isMoneyOf(country: string, currency: string): country is CountryCode {
  return isCountryCode(country) && currencyOfCountry(country) === (currency as Currency)
}

/** Required, and at most this long without the blanks at its ends. */
export function nameProblem(text: string, longest = longestName): FactProblem | null {
  const { length } = text.trim()
  if (length === 0) return 'required'
  return length > longest ? 'too_long' : null
}

/** Only what is wrong. */
export function found(problems: Readonly<Record<string, FactProblem | null>>): FactProblems {
  const entries = Object.entries(problems).filter(([, problem]) => problem !== null)
  return Object.fromEntries(entries) as FactProblems
}

function currencyProblem({ country, currency }: MerchantFacts): FactProblem | null {
  if (currency === '') return 'choose_option'
  return !isCountryCode(country) || isMoneyOf(country, currency) ? null : 'wrong_currency'
}

function shareProblem(share: number | bigint | null, most?: number): FactProblem | null {
  if (share === null) return 'invalid'
  if (share < 0) return 'below_minimum'
  return most !== undefined && share > most ? 'above_maximum' : null
}
