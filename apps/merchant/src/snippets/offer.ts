import type { Currency } from '@daftar/rules/money/currency'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'
import { minorDigits } from '@daftar/rules/money/currency'
import { instalmentPlan } from '@daftar/rules/orders/instalment-plan'

/** What a shop's page says of a price: four parts, as the payment page will divide it. */
export interface Offer {
  currency: Currency
  /** Decimal texts, the first part first. */
  parts: readonly string[]
  total: string
}

const sold = ['AED', 'SAR', 'KWD', 'BHD', 'QAR', 'EGP'] as const satisfies readonly Currency[]
const parts = 4

/**
 * Null for what is no price of a currency that is sold in: a page then shows nothing, as nothing true can be
 * said.
 */
export function offerOf(price: unknown, given: unknown): Offer | null {
  const currency = sold.find((one) => one === String(given).trim().toUpperCase())
  const amountMinor = currency ? minorOf(price, currency) : null
  if (!currency || amountMinor === null || amountMinor < BigInt(parts)) return null
  const text = (minor: bigint) => toDecimal(money(minor, currency))
  // Which days they fall on is said in words: the first one is the day of the purchase.
  const plan = instalmentPlan(amountMinor, parts, '2000-01-01')
  return { currency, parts: plan.map((part) => text(part.amountMinor)), total: text(amountMinor) }
}

/**
 * Pages hand over numbers with the noise of their arithmetic, and texts with more zeros than the currency has
 * decimals.
 */
function minorOf(price: unknown, currency: Currency): bigint | null {
  const digits = minorDigits(currency)
  if (typeof price === 'number') {
    const text = Math.abs(price) < mostExact ? price.toFixed(digits) : ''
    return Math.abs(Number(text) - price) < noise ? (parseAmount(text, currency)?.amountMinor ?? null) : null
  }
  if (typeof price !== 'string') return null
  const short = price
    .trim()
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
  return parseAmount(short, currency)?.amountMinor ?? null
}

const mostExact = 1e12
const noise = 1e-6
