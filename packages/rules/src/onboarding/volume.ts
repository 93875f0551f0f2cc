/** ONB-09: what a business sells in a year, in USD (DEC-ONB-35). */
export const annualVolumes = ['less_than_1m', 'from_1m_to_5m', 'from_5m_to_15m', 'above_15m'] as const
export type AnnualVolume = (typeof annualVolumes)[number]

export type Tier = 1 | 2 | 3 | 4

/** ONB-10 to ONB-13. */
const tiers: Readonly<Record<AnnualVolume, Tier>> = {
  above_15m: 1,
  from_5m_to_15m: 2,
  from_1m_to_5m: 3,
  less_than_1m: 4,
}

/** The tier of a volume; null while none is chosen. */
export function tierOf(volume: AnnualVolume | ''): Tier | null {
  return volume === '' ? null : tiers[volume]
}

/** ONB-14: they give the first facts and are called; the others give all of it (ONB-15). */
export function isHighVolume(tier: Tier | null): boolean {
  return tier === 1 || tier === 2
}
