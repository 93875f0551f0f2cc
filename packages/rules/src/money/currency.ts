/** The currencies of the product (CAP-11). */
export const currencies = [
  'AED',
  'BHD',
  'CNH',
  'EGP',
  'EUR',
  'GBP',
  'INR',
  'KRW',
  'KWD',
  'OMR',
  'QAR',
  'SAR',
  'TRY',
  'USD',
] as const
export type Currency = (typeof currencies)[number]

/** CAP-10. */
export const defaultCurrency: Currency = 'AED'

/**
 * Decimals an amount has in the product: 3 for BHD and KWD, 2 for every other currency, OMR and KRW
 * included (VAL-54, VAL-55, DEC-FMT-3).
 */
export function minorDigits(currency: Currency): 2 | 3 {
  return currency === 'BHD' || currency === 'KWD' ? 3 : 2
}

/** Minor units in one major unit: 100 or 1000. */
export function minorPerMajor(currency: Currency): bigint {
  return 10n ** BigInt(minorDigits(currency))
}

/** Minor units of a whole number of major units; limits of the specification are written in major units. */
export function majorToMinor(major: bigint, currency: Currency): bigint {
  return major * minorPerMajor(currency)
}

export function isCurrency(text: string): text is Currency {
  return (currencies as readonly string[]).includes(text)
}

/** The first of them that is a currency; AED as long as nothing says which it is (CAP-10). */
export function currencyOf(...said: readonly (string | null | undefined)[]): Currency {
  for (const text of said) if (text && isCurrency(text)) return text
  return defaultCurrency
}
