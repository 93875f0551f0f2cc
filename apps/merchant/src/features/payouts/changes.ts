import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount, toDecimal } from '@daftar/rules/money/money'
import { waterfallSteps, type WaterfallStep } from '@daftar/rules/payouts/payout-lines'

type Amounts = readonly { readonly step: WaterfallStep; readonly amount: string }[]

/** How a step moved the transfer, compared with the payout before: above zero it brought more, or took less. */
export interface StepChange {
  readonly step: WaterfallStep
  /** Decimal string without a sign. */
  readonly size: string
  readonly isMore: boolean
}

/** What changed from one payout to the next, step by step, the largest first; together they are the difference of the transfers. */
export function changesBetween(current: Amounts, previous: Amounts, currency: Currency): StepChange[] {
  const minorOf = (amounts: Amounts, step: WaterfallStep) =>
    amounts
      .filter((each) => each.step === step)
      .reduce((sum, { amount }) => sum + minor(amount, currency), 0n)
  return waterfallSteps
    .map((step) => ({ step, differenceMinor: minorOf(current, step) - minorOf(previous, step) }))
    .filter(({ differenceMinor }) => differenceMinor !== 0n)
    .toSorted((left, right) => compareSize(right.differenceMinor, left.differenceMinor))
    .map(({ step, differenceMinor }) => ({
      step,
      size: toDecimal({ amountMinor: sizeOf(differenceMinor), currency }),
      isMore: differenceMinor > 0n,
    }))
}

/** How one amount differs from another. */
export function differenceOf(current: string, previous: string, currency: Currency) {
  const differenceMinor = minor(current, currency) - minor(previous, currency)
  return {
    sign: differenceMinor === 0n ? 0 : differenceMinor > 0n ? 1 : -1,
    size: toDecimal({ amountMinor: sizeOf(differenceMinor), currency }),
  }
}

/** Decimal strings added up exactly. */
export function sumOf(amounts: readonly string[], currency: Currency): string {
  return toDecimal({
    amountMinor: amounts.reduce((sum, amount) => sum + minor(amount, currency), 0n),
    currency,
  })
}

function minor(amount: string, currency: Currency): bigint {
  const read = parseAmount(amount, currency)
  if (read === null) throw new RangeError(`not an amount of ${currency}: ${amount}`)
  return read.amountMinor
}

function sizeOf(value: bigint): bigint {
  return value < 0n ? -value : value
}

function compareSize(left: bigint, right: bigint): number {
  const [a, b] = [sizeOf(left), sizeOf(right)]
  return a < b ? -1 : a > b ? 1 : 0
}
