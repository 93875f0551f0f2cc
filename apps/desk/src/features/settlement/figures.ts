import type { WaterfallOut } from '@daftar/contract/endpoints/payout-shapes'
import type { Currency } from '@daftar/rules/money/currency'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'

/** What was sold, and what everything else came to, of a waterfall; together they are the transfer. */
export function grossAndRest(waterfall: WaterfallOut, currency: Currency): { sales: string; rest: string } {
  let salesMinor = 0n
  let restMinor = 0n
  for (const { step, amount } of waterfall)
    if (step === 'sales') salesMinor += minorOf(amount, currency)
    else restMinor += minorOf(amount, currency)
  const decimal = (minor: bigint) => toDecimal(money(minor, currency))
  return { sales: decimal(salesMinor), rest: decimal(restMinor) }
}

/** The sum of amounts of one currency. */
export function sumOf(amounts: readonly string[], currency: Currency): string {
  return toDecimal(
    money(
      amounts.reduce((sum, amount) => sum + minorOf(amount, currency), 0n),
      currency,
    ),
  )
}

/** The steps that are there, for the eye: those of nothing are left out. */
export function stepsToShow(waterfall: WaterfallOut): WaterfallOut {
  return waterfall.filter(({ amount }) => Number(amount) !== 0)
}

/** An amount as it travels, in minor units. Throws for what the server never sends. */
function minorOf(amount: string, currency: Currency): bigint {
  const read = parseAmount(amount, currency)
  if (read === null) throw new RangeError(`not an amount: ${amount}`)
  return read.amountMinor
}
