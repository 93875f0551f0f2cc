/**
 * Hundredths of a percent: 22 gives 2200n, '7.5' gives 750n. Percentages are exact decimals with at most two
 * places (DEC-LOAN-5, DEC-CAP-10); null for anything else, a negative percent included.
 */
export function parsePercent(value: string | number): bigint | null {
  const match = /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(String(value).trim())
  if (!match) return null
  return BigInt(match[1]!) * 100n + BigInt((match[2] ?? '').padEnd(2, '0'))
}

/**
 * As parsePercent, for percentages of configuration and stored terms, where a bad one is a broken assumption.
 */
export function percentHundredths(value: string | number): bigint {
  const hundredths = parsePercent(value)
  if (hundredths === null) throw new RangeError(`not a percentage with two decimals: ${value}`)
  return hundredths
}

/** The percentage as the number the wire carries: 3583n is 35.83. */
export function percentNumber(hundredths: bigint): number {
  return Number(hundredths) / 100
}
