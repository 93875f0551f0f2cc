import { minorOf, sizeOf } from './amounts.ts'
import type { Forecast } from './queries.ts'

/** What one cycle costs and brings beside the other over the same four weeks. */
export interface CycleEffect {
  /** The cycle that leaves more money; null when both leave the same. */
  readonly cheaper: 'weekly' | 'flexible' | null
  readonly size: string
  /** How many days sooner the flexible cycle pays on average. */
  readonly daysSooner: number
}

/** Null where the server could not compare them. */
export function cycleEffect({ cycles, currency }: Pick<Forecast, 'cycles' | 'currency'>): CycleEffect | null {
  const weekly = cycles.find(({ cycle }) => cycle === 'weekly')
  const flexible = cycles.find(({ cycle }) => cycle === 'flexible')
  if (!weekly || !flexible) return null
  const differenceMinor = minorOf(weekly.net, currency) - minorOf(flexible.net, currency)
  return {
    cheaper: differenceMinor === 0n ? null : differenceMinor > 0n ? 'weekly' : 'flexible',
    size: sizeOf(differenceMinor, currency),
    daysSooner: Math.max(0, Math.round((weekly.average_wait_days - flexible.average_wait_days) * 10) / 10),
  }
}
