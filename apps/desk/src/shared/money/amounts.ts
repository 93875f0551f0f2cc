import type { Currency } from '@daftar/rules/money/currency'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'

/** The sum of amounts of one currency as they travel, exactly. */
export function sumOf(amounts: readonly string[], currency: Currency): string {
  const sumMinor = amounts.reduce((sum, amount) => sum + minorOf(amount, currency), 0n)
  return toDecimal(money(sumMinor, currency))
}

/** An amount as it travels, in minor units. Throws for what the server never sends. */
export function minorOf(amount: string, currency: Currency): bigint {
  const read = parseAmount(amount, currency)
  if (read === null) throw new RangeError(`not an amount: ${amount}`)
  return read.amountMinor
}
