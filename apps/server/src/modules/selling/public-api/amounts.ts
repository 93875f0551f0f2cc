import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'

/**
 * An amount as shops write it, in minor units: exact, with trailing zeros some add beyond the currency's
 * decimals ("100.5000"). Null when it is no amount of the currency.
 */
export function readAmount(text: string, currency: Currency): bigint | null {
  const short = /^-?\d+\.\d+$/.test(text.trim()) ? text.trim().replace(/\.?0+$/, '') : text
  return parseAmount(short, currency)?.amountMinor ?? null
}

type PartName = 'tax_amount' | 'shipping_amount' | 'discount_amount'

/** What a capture or an order is made of, or which of it cannot be read or is below zero. */
export function readParts(
  given: Record<PartName, string>,
  currency: Currency,
): { taxMinor: bigint; shippingMinor: bigint; discountMinor: bigint } | { wrong: PartName } {
  const taxMinor = readPart(given.tax_amount, currency)
  if (taxMinor === null) return { wrong: 'tax_amount' }
  const shippingMinor = readPart(given.shipping_amount, currency)
  if (shippingMinor === null) return { wrong: 'shipping_amount' }
  const discountMinor = readPart(given.discount_amount, currency)
  if (discountMinor === null) return { wrong: 'discount_amount' }
  return { taxMinor, shippingMinor, discountMinor }
}

function readPart(text: string, currency: Currency): bigint | null {
  const minor = readAmount(text, currency)
  return minor === null || minor < 0n ? null : minor
}
