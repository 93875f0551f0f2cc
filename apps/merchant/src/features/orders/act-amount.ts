import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount, toDecimal } from '@daftar/rules/money/money'
import { minorOf, type Sum } from '../../shared/text/sums.ts'

export type AmountProblem = 'invalid' | 'below_minimum' | 'above_maximum'

/**
 * What is wrong with the amount of a capture or refund; null when it may be sent (VAL-54, VAL-55, DEC-ORD-5).
 */
export function amountProblem(typed: string, limit: Sum): AmountProblem | null {
  const given = parseAmount(typed, limit.currency)
  if (!given || given.amountMinor < 0n) return 'invalid'
  if (given.amountMinor === 0n) return 'below_minimum'
  return given.amountMinor > minorOf(limit) ? 'above_maximum' : null
}

/**
 * The amount with all decimals of its currency, for buttons and for the wire; null while it cannot be read.
 */
export function wholeAmount(typed: string, currency: Currency): string | null {
  const given = parseAmount(typed, currency)
  return given && toDecimal(given)
}
