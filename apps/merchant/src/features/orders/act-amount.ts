import type { Currency } from '@daftar/rules/money/currency'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'

export type AmountProblem = 'wrong' | 'zero' | 'over'

/** What is wrong with the amount of a capture or refund; null when it may be sent (VAL-54, VAL-55, DEC-ORD-5). */
export function amountProblem(typed: string, limit: string, currency: Currency): AmountProblem | null {
  const given = parseAmount(typed, currency)
  if (!given || given.amountMinor < 0n) return 'wrong'
  if (given.amountMinor === 0n) return 'zero'
  return given.amountMinor > minor(limit, currency) ? 'over' : null
}

/** The amount with all decimals of its currency, for buttons and for the wire; null while it cannot be read. */
export function wholeAmount(typed: string, currency: Currency): string | null {
  const given = parseAmount(typed, currency)
  return given && toDecimal(given)
}

/** What stays of the limit after an amount; "0.00" when nothing does. */
export function restAfter(typed: string, limit: string, currency: Currency): string {
  const rest = minor(limit, currency) - minor(typed, currency)
  return toDecimal(money(rest > 0n ? rest : 0n, currency))
}

export function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount)
}

function minor(amount: string, currency: Currency): bigint {
  return parseAmount(amount, currency)?.amountMinor ?? 0n
}
