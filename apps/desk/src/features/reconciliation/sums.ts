import type { Currency } from '@daftar/rules/money/currency'
import { sumOf } from '../../shared/money/amounts.ts'

type Amount = Readonly<{ amount: string; currency: Currency }>

/** What lines come to, one sum per currency; as sizes, whichever way each went. */
export function sumsByCurrency(lines: readonly Amount[]): Amount[] {
  return [...new Set(lines.map(({ currency }) => currency))].map((currency) => {
    const sizes = lines
      .filter((line) => line.currency === currency)
      .map(({ amount }) => amount.replace('-', ''))
    return { currency, amount: sumOf(sizes, currency) }
  })
}
