import { majorToMinor, type Currency } from '../../money/currency.ts'
import { largest, smallest } from '../../money/money.ts'
import { divideHalfUp, divideUp } from '../../money/rounding.ts'
import type { OfferTag } from './offer.ts'

/**
 * The least of an advance in major units, where it is not 10,000 (docs/decisions/0041): of currencies worth
 * more or much less than those the specification was written in.
 */
const leastMajor: Partial<Record<Currency, bigint>> = { BHD: 1_000n, KWD: 1_000n, EGP: 100_000n }

/** In major units of any currency (WIZ-35, WIZ-36, WIZ-38). */
const maximumMajor = 1_000_000n
const stepMajor = 1_000n
const defaultMajor = 100_000n

export interface AmountLimits {
  readonly minMinor: bigint
  readonly maxMinor: bigint
  readonly stepMinor: bigint
  /** What the input opens with. */
  readonly defaultMinor: bigint
}

/** Whose smallest amount is asked for. */
export interface Least {
  readonly currency: Currency
  /** The least of any advance, as the offer has it; `leastAdvance` where nothing was configured. */
  readonly leastMinor: bigint
}

export interface LimitedOffer extends Least {
  readonly amountMinor: bigint
  readonly tags: readonly OfferTag[]
  /** X, what an early-payoff offer must first repay (DEC-LOAN-26). */
  readonly payOffMinor?: bigint | undefined
}

export type AmountError = 'below_minimum' | 'above_maximum' | 'off_step'

/**
 * What may be asked for on an offer: up to min(1,000,000, offer amount) for a pre-approved offer, 1,000,000
 * for a full-revenue one (DEC-OFR-4), at least what the offer says (10,000 dirhams), and for an early pay-off
 * at least X + 1,000 (DEC-LOAN-26). With `minMinor` above `maxMinor` nothing can be asked for.
 */
export function amountLimits(offer: LimitedOffer): AmountLimits {
  const { currency } = offer
  const stepMinor = majorToMinor(stepMajor, currency)
  const ceilingMinor = majorToMinor(maximumMajor, currency)
  const maxMinor = offer.tags.includes('full_revenue_flow')
    ? ceilingMinor
    : floorToStep(smallest(ceilingMinor, offer.amountMinor), stepMinor)
  const minMinor = smallestAmount(offer, offer.payOffMinor)
  return {
    minMinor,
    maxMinor,
    stepMinor,
    defaultMinor: largest(minMinor, smallest(majorToMinor(defaultMajor, currency), maxMinor)),
  }
}

/** Null when the amount may be asked for (WIZ-39, WIZ-40; off the step: DEC-WIZ-7). */
export function checkAmount(amountMinor: bigint, limits: AmountLimits): AmountError | null {
  if (amountMinor < limits.minMinor) return 'below_minimum'
  if (amountMinor > limits.maxMinor) return 'above_maximum'
  return amountMinor % limits.stepMinor === 0n ? null : 'off_step'
}

/** While typing: only the maximum clamps, the minimum is never raised silently (WIZ-37, DEC-WIZ-7). */
export function clampAmount(amountMinor: bigint, limits: AmountLimits): bigint {
  return smallest(amountMinor, limits.maxMinor)
}

/** On leaving the input: the nearest step, half up, and not above the maximum (DEC-WIZ-7). */
export function roundAmount(amountMinor: bigint, limits: AmountLimits): bigint {
  return clampAmount(divideHalfUp(amountMinor, limits.stepMinor) * limits.stepMinor, limits)
}

/**
 * The least of an advance in a currency, in minor units, where the configuration says nothing else (WIZ-34).
 */
export function leastAdvance(currency: Currency): bigint {
  return majorToMinor(leastMajor[currency] ?? 10_000n, currency)
}

/**
 * The smallest amount of an advance, on a step: the least there is, or what an early pay-off needs (X +
 * 1,000, rounded up to 1,000).
 */
export function smallestAmount({ currency, leastMinor }: Least, payOffMinor?: bigint): bigint {
  const step = majorToMinor(stepMajor, currency)
  const onStep = (minor: bigint) => divideUp(minor, step) * step
  const minimum = largest(step, onStep(leastMinor))
  return payOffMinor === undefined ? minimum : largest(minimum, onStep(payOffMinor + step))
}

export function floorToStep(amountMinor: bigint, stepMinor: bigint): bigint {
  return amountMinor - (amountMinor % stepMinor)
}
