import type { Currency } from '@daftar/rules/money/currency'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'

type Amount = Readonly<{ amount: string; currency: Currency }>

/** What lines come to, one sum per currency; as sizes, whichever way each went. */
export function sumsByCurrency(lines: readonly Amount[]): Amount[] {
  return [...new Set(lines.map(({ currency }) => currency))].map((currency) => {
    const minor = lines
      .filter((line) => line.currency === currency)
      .reduce((sum, { amount }) => sum + sizeOf(amount, currency), 0n)
    return { currency, amount: toDecimal(money(minor, currency)) }
  })
}

function sizeOf(amount: string, currency: Currency): bigint {
  return parseAmount(amount.replace('-', ''), currency)?.amountMinor ?? 0n
}
