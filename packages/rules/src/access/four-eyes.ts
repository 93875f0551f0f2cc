/** The limit, in minor units of a currency, above which two people decide; null where one always may. */
export type FourEyesAbove = (currency: string) => bigint | null

/** Whether a decision over this sum waits for a second person: it lies above the limit of its currency (README decision 16). */
export function needsSecond(
  { amountMinor, currency }: { amountMinor: bigint; currency: string },
  above: FourEyesAbove,
): boolean {
  const limit = above(currency)
  return limit !== null && amountMinor > limit
}
