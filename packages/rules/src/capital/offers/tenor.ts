/** Weeks (WIZ-41, WIZ-42, WIZ-43, WIZ-44). */
export const tenorLimits = {
  minWeeks: 4,
  maxWeeks: 28,
  stepWeeks: 4,
  wizardDefaultWeeks: 20,
} as const

export type TenorError = 'below_minimum' | 'above_maximum' | 'off_step'

/** Null when the tenor may be asked for (WIZ-45, WIZ-46; off the step: DEC-WIZ-7). */
export function checkTenor(weeks: number): TenorError | null {
  if (!(weeks >= tenorLimits.minWeeks)) return 'below_minimum'
  if (weeks > tenorLimits.maxWeeks) return 'above_maximum'
  return weeks % tenorLimits.stepWeeks === 0 ? null : 'off_step'
}

/** On leaving the input: the nearest multiple of 4, half up, and not above 28 (DEC-WIZ-7). */
export function roundTenor(weeks: number): number {
  const step = tenorLimits.stepWeeks
  return Math.min(Math.floor(weeks / step + 0.5) * step, tenorLimits.maxWeeks)
}
