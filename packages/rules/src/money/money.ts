import { toLatinDigits } from '../text/digits.ts'
import { minorDigits, type Currency } from './currency.ts'

/** A whole number of minor units of one currency; never a fraction (DEC-LOAN-5). */
export interface Money {
  readonly amountMinor: bigint
  readonly currency: Currency
}

export function money(amountMinor: bigint, currency: Currency): Money {
  return { amountMinor, currency }
}

/**
 * Reads an amount in major units, as a form or the wire carries it: '20450', '20450.5', 20450 (DEC-CAPI-8).
 * Arabic and Persian digits and the Arabic decimal sign count as Latin ones. Null when it is not an exact
 * amount of the currency: more decimals than it has (VAL-54, VAL-55), an exponent, grouping signs, more than
 * 15 digits before the point.
 */
export function parseAmount(value: string | number, currency: Currency): Money | null {
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(latin(String(value)).trim())
  if (!match) return null
  const digits = minorDigits(currency)
  const decimals = match[3] ?? ''
  if (decimals.length > digits) return null
  const size = BigInt(match[2]! + decimals.padEnd(digits, '0'))
  return money(match[1] ? -size : size, currency)
}

/** The decimal string of the wire, with exactly the decimals of the currency: '20450.00', '-0.500'. */
export function toDecimal({ amountMinor, currency }: Money): string {
  const digits = minorDigits(currency)
  const size = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(digits + 1, '0')
  return `${amountMinor < 0n ? '-' : ''}${size.slice(0, -digits)}.${size.slice(-digits)}`
}

/** Throws when the two are of different currencies: amounts of two currencies are never one number. */
export function subtractMoney(left: Money, right: Money): Money {
  requireSameCurrency(left, right)
  return money(left.amountMinor - right.amountMinor, left.currency)
}

/** The smallest of some whole numbers of one unit. */
export function smallest(first: bigint, ...others: bigint[]): bigint {
  return others.reduce((least, next) => (next < least ? next : least), first)
}

/** The largest of some whole numbers of one unit. */
export function largest(first: bigint, ...others: bigint[]): bigint {
  return others.reduce((most, next) => (next > most ? next : most), first)
}

export function sumMinor(amounts: Iterable<bigint>): bigint {
  let sum = 0n
  for (const amount of amounts) sum += amount
  return sum
}

function latin(text: string): string {
  return toLatinDigits(text).replace('\u066b', '.')
}

function requireSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) throw new RangeError(`${left.currency} is not ${right.currency}`)
}
