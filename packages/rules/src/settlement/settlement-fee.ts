import type { Currency } from '../money/currency.ts'
import { smallest } from '../money/money.ts'
import { percentHundredths } from '../money/percent.ts'
import { divideHalfUp, percentInside } from '../money/rounding.ts'

/** Minor units: below `fromMinor` a settlement pays `belowMinor`, from it on `aboveMinor`. */
export interface FeeBands {
  readonly fromMinor: bigint
  readonly belowMinor: bigint
  readonly aboveMinor: bigint
}

/**
 * The fixed table (LOAN-30, LOAN-31, PO-15, PO-16, DEC-PO-9). A currency without a row pays no fee until
 * configured.
 */
export const defaultFeeBands: Partial<Record<Currency, FeeBands>> = {
  AED: { fromMinor: 250_000n, belowMinor: 2_500n, aboveMinor: 600n },
  SAR: { fromMinor: 250_000n, belowMinor: 2_500n, aboveMinor: 600n },
  QAR: { fromMinor: 250_000n, belowMinor: 2_500n, aboveMinor: 600n },
  KWD: { fromMinor: 200_000n, belowMinor: 2_000n, aboveMinor: 500n },
  BHD: { fromMinor: 250_000n, belowMinor: 2_500n, aboveMinor: 600n },
  EGP: { fromMinor: 2_500_000n, belowMinor: 25_000n, aboveMinor: 6_000n },
}

/** Minor units of each currency; one that is left out has no such fee. */
export type FeePerCurrency = Readonly<Partial<Record<Currency, bigint>>>

/**
 * What the flexible cycle adds to each transfer (PO-13, DEC-PO-9); other currencies in the proportion of
 * their bands.
 */
export const defaultFlexibleFeeMinor: FeePerCurrency = {
  AED: 1_500n,
  SAR: 1_500n,
  QAR: 1_500n,
  KWD: 1_200n,
  BHD: 1_500n,
  EGP: 15_000n,
}

export const payoutCycles = ['weekly', 'flexible'] as const
export type PayoutCycle = (typeof payoutCycles)[number]

export interface SettlementFeeInput {
  /**
   * The settlement before the fee and before any capital deduction, so that an advance never changes the
   * band.
   */
  readonly settlementMinor: bigint
  readonly currency: Currency
  readonly cycle: PayoutCycle
  /** At most two decimals. */
  readonly vatPercent: number
  readonly bands?: Partial<Record<Currency, FeeBands>>
  readonly flexibleFeeMinor?: FeePerCurrency
}

export interface SettlementFee {
  /**
   * What is charged. The VAT is inside it: a settlement "is charged AED 25", not 25 and VAT (as DEC-LOAN-3
   * for advances).
   */
  readonly feeMinor: bigint
  /** The VAT inside the fee, rounded half up. */
  readonly feeVatMinor: bigint
}

/**
 * The fee of one settlement: by band, never more than the settlement, none on an empty or negative one
 * (DEC-LOAN-12).
 */
export function settlementFee(input: SettlementFeeInput): SettlementFee {
  const { settlementMinor, currency, cycle, vatPercent } = input
  if (settlementMinor <= 0n) return { feeMinor: 0n, feeVatMinor: 0n }
  const bands = (input.bands ?? defaultFeeBands)[currency]
  const bandMinor = !bands ? 0n : settlementMinor < bands.fromMinor ? bands.belowMinor : bands.aboveMinor
  const cycleMinor =
    cycle === 'flexible' ? ((input.flexibleFeeMinor ?? defaultFlexibleFeeMinor)[currency] ?? 0n) : 0n
  const feeMinor = smallest(bandMinor + cycleMinor, settlementMinor)
  return { feeMinor, feeVatMinor: percentInside(feeMinor, percentHundredths(vatPercent), divideHalfUp) }
}
