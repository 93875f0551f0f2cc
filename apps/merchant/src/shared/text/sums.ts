import type { Currency } from '@daftar/rules/money/currency'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'

/** An amount of the wire in its currency. */
export type Sum = { readonly currency: Currency; readonly amount: string }

/** In minor units; nothing for what is no amount of the currency, as something half typed. */
export function minorOf({ amount, currency }: Sum): bigint {
  return parseAmount(amount, currency)?.amountMinor ?? 0n
}

/** All of them, a sum for each currency: two currencies are never one number. */
export function sumsOf(parts: readonly Sum[]): Sum[] {
  const sums = new Map<Currency, bigint>()
  for (const part of parts) sums.set(part.currency, (sums.get(part.currency) ?? 0n) + minorOf(part))
  return [...sums].map(([currency, sum]) => ({ currency, amount: toDecimal(money(sum, currency)) }))
}

/** What is left of an amount after a part of it; nothing when the part is more. */
export function restAfter(part: string, { amount, currency }: Sum): string {
  const rest = minorOf({ amount, currency }) - minorOf({ amount: part, currency })
  return toDecimal(money(rest > 0n ? rest : 0n, currency))
}

export function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount)
}
