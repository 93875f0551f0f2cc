import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import type { FieldCode } from '@daftar/contract'
import {
  amountLimits,
  checkAmount,
  clampAmount,
  roundAmount,
  type AmountLimits,
} from '@daftar/rules/capital/offers/amount'
import { checkTenor, roundTenor, tenorLimits } from '@daftar/rules/capital/offers/tenor'
import { majorToMinor, minorPerMajor, type Currency } from '@daftar/rules/money/currency'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'
import { toLatinDigits } from '@daftar/rules/text/digits'
import type { AskedTerms } from '../../../shared/capital/asked-terms.ts'

/** What is typed: whole major units and weeks, digits only. */
export interface CustomiseValues {
  amount: string
  tenor: string
}

export type CustomiseErrors = Partial<Record<keyof CustomiseValues, FieldCode>>

/** What the amount and the duration move within. */
export interface Terms {
  readonly currency: Currency
  readonly limits: AmountLimits
}

/** From the offer; from the application when the offer is listed no more (DEC-OFR-4, DEC-LOAN-26). */
export function termsOf(offer: Offer | null, application: Application | null): Terms | null {
  const source = offer
    ? { amount: offer.amount, least: offer.least_amount, currency: offer.currency, tags: offer.tags }
    : application && {
        amount: application.amount_limit,
        least: application.least_amount,
        currency: application.currency,
        tags: application.offer_tags,
      }
  if (!source) return null
  const { currency, tags } = source
  const deduction = offer?.metadata.early_payoff_loan_deduction
  return {
    currency,
    limits: amountLimits({
      amountMinor: minorOf(source.amount, currency),
      leastMinor: minorOf(source.least, currency),
      currency,
      tags,
      payOffMinor: deduction ? minorOf(deduction, currency) : undefined,
    }),
  }
}

/**
 * Where the step begins: at what is saved, at what was chosen on the offer's page, else 100,000 over 20 weeks
 * (WIZ-38, WIZ-44).
 */
export function startCustomise(
  terms: Terms,
  application: Application | null,
  chosen: AskedTerms | null = null,
): CustomiseValues {
  const { currency, limits } = terms
  if (!application && chosen)
    return { amount: leftAmount(typedAmount(chosen.amount, terms), terms), tenor: String(chosen.weeks) }
  const amountMinor = application ? minorOf(application.amount, currency) : limits.defaultMinor
  return {
    amount: majorText(amountMinor, currency),
    tenor: String(application?.tenor ?? tenorLimits.wizardDefaultWeeks),
  }
}

/** While typing: digits only, and never above the maximum (WIZ-37). */
export function typedAmount(text: string, { currency, limits }: Terms): string {
  const digits = digitsOf(text)
  return digits === '' ? '' : majorText(clampAmount(majorMinor(digits, currency), limits), currency)
}

/**
 * On leaving the field: the nearest step of 1,000, half up; what is too small stays too small (DEC-WIZ-7).
 */
export function leftAmount(text: string, { currency, limits }: Terms): string {
  return text === '' ? '' : majorText(roundAmount(majorMinor(text, currency), limits), currency)
}

export function typedTenor(text: string): string {
  const digits = digitsOf(text).slice(0, 4)
  return digits === '' ? '' : String(Math.min(Number(digits), tenorLimits.maxWeeks))
}

/** The nearest multiple of four weeks, half up (DEC-WIZ-7). */
export function leftTenor(text: string): string {
  return text === '' ? '' : String(roundTenor(Number(text)))
}

/** WIZ-39, WIZ-40, WIZ-45, WIZ-46. */
export function checkCustomise(values: CustomiseValues, { currency, limits }: Terms): CustomiseErrors {
  const amount = values.amount === '' ? 'required' : checkAmount(majorMinor(values.amount, currency), limits)
  const tenor = values.tenor === '' ? 'required' : checkTenor(Number(values.tenor))
  return { ...(amount && { amount }), ...(tenor && { tenor }) }
}

/** What is asked of the server, null while a value is out of range (WIZ-47). */
export function askedTerms(values: CustomiseValues, terms: Terms): { amount: string; tenor: number } | null {
  if (Object.keys(checkCustomise(values, terms)).length > 0) return null
  const { currency } = terms
  return {
    amount: toDecimal(money(majorMinor(values.amount, currency), currency)),
    tenor: Number(values.tenor),
  }
}

/** A whole number of major units as text: what a field or a sentence shows. */
export function majorText(amountMinor: bigint, currency: Currency): string {
  return String(amountMinor / minorPerMajor(currency))
}

function minorOf(decimal: string, currency: Currency): bigint {
  return parseAmount(decimal, currency)?.amountMinor ?? 0n
}

function majorMinor(digits: string, currency: Currency): bigint {
  return majorToMinor(BigInt(digits), currency)
}

/** Twelve digits hold any amount an offer can have. */
function digitsOf(text: string): string {
  return toLatinDigits(text)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 12)
}
