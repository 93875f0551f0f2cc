import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'

/**
 * An amount as shops write it, in minor units: exact, with trailing zeros some add beyond the currency's decimals
 * ("100.5000"). Null when it is no amount of the currency.
 */
export function readAmount(text: string, currency: Currency): bigint | null {
  const short = /^-?\d+\.\d+$/.test(text.trim()) ? text.trim().replace(/\.?0+$/, '') : text
  return parseAmount(short, currency)?.amountMinor ?? null
}

/** What a capture or an order is made of; null when one of them cannot be read or is below zero. */
export function readParts(
  given: { tax_amount: string; shipping_amount: string; discount_amount: string },
  currency: Currency,
): { taxMinor: bigint; shippingMinor: bigint; discountMinor: bigint } | null {
  const taxMinor = readAmount(given.tax_amount, currency)
  const shippingMinor = readAmount(given.shipping_amount, currency)
  const discountMinor = readAmount(given.discount_amount, currency)
  const isWhole = taxMinor !== null && shippingMinor !== null && discountMinor !== null
  return isWhole && taxMinor >= 0n && shippingMinor >= 0n && discountMinor >= 0n
    ? { taxMinor, shippingMinor, discountMinor }
    : null
}
