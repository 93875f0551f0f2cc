import type { AnswerOf } from '@daftar/contract'
import type { Currency } from '@daftar/rules/money/currency'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'
import { ageBands, type AgeBand } from '@daftar/rules/orders/order-acts'

type Uncaptured = AnswerOf<'orders.uncaptured'>
export type Sum = { readonly currency: Currency; readonly amount: string }

/** One age of what waits, in all its currencies. */
export interface WaitingBand {
  readonly band: AgeBand
  readonly count: number
  readonly sums: readonly Sum[]
}

/** What waits by age, the longest first; ages at which nothing waits are left out. */
export function waitingBands({ bands }: Pick<Uncaptured, 'bands'>): WaitingBand[] {
  return ageBands.toReversed().flatMap((band) => {
    const own = bands.filter((one) => one.band === band && one.count > 0)
    if (own.length === 0) return []
    const count = own.reduce((sum, one) => sum + one.count, 0)
    return [{ band, count, sums: sumsOf(own) }]
  })
}

/** All that waits, a sum for each currency. */
export function waitingTotal(bands: readonly WaitingBand[]): Sum[] {
  return sumsOf(bands.flatMap(({ sums }) => sums))
}

/** Something is close to its automatic capture. */
export function isUrgent(bands: readonly WaitingBand[]): boolean {
  return bands.some(({ band }) => band === 'late' || band === 'fortnight')
}

function sumsOf(parts: readonly Sum[]): Sum[] {
  const sums = new Map<Currency, bigint>()
  for (const { currency, amount } of parts)
    sums.set(currency, (sums.get(currency) ?? 0n) + (parseAmount(amount, currency)?.amountMinor ?? 0n))
  return [...sums].map(([currency, sum]) => ({ currency, amount: toDecimal(money(sum, currency)) }))
}
