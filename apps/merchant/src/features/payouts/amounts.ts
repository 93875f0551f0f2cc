import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount, toDecimal } from '@daftar/rules/money/money'
import type { Waterfall, WaterfallStep } from '@daftar/rules/settlement/payout-lines'

/** Amounts of the wire in minor units, where they are added, compared or drawn. */

/** Throws for what is no amount of the currency: the server sends none. */
export function minorOf(amount: string, currency: Currency): bigint {
  const read = parseAmount(amount, currency)
  if (read === null) throw new RangeError(`not an amount of ${currency}: ${amount}`)
  return read.amountMinor
}

export function decimalOf(amountMinor: bigint, currency: Currency): string {
  return toDecimal({ amountMinor, currency })
}

/** An amount without its sign, for sentences that say the direction. */
export function sizeOf(amountMinor: bigint, currency: Currency): string {
  return decimalOf(amountMinor < 0n ? -amountMinor : amountMinor, currency)
}

export function waterfallOf(
  steps: readonly { readonly step: WaterfallStep; readonly amount: string }[],
  currency: Currency,
): Waterfall {
  return Object.fromEntries(steps.map(({ step, amount }) => [step, minorOf(amount, currency)]))
}
