import type { WaterfallOut } from '@daftar/contract/endpoints/money/payouts-shapes'
import type { Currency } from '@daftar/rules/money/currency'
import { sumOf } from '../../shared/money/amounts.ts'

/** What was sold, and what everything else came to, of a waterfall; together they are the transfer. */
export function grossAndRest(waterfall: WaterfallOut, currency: Currency): { sales: string; rest: string } {
  const sum = (isPart: (step: string) => boolean) =>
    sumOf(
      waterfall.filter(({ step }) => isPart(step)).map(({ amount }) => amount),
      currency,
    )
  return { sales: sum((step) => step === 'sales'), rest: sum((step) => step !== 'sales') }
}

/** The steps that are there, for the eye: those of nothing are left out. */
export function stepsToShow(waterfall: WaterfallOut): WaterfallOut {
  return waterfall.filter(({ amount }) => Number(amount) !== 0)
}
