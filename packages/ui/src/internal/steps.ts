/**
 * The nearest value that a range of steps from `min` allows; `max` is allowed even where no step falls on it.
 */
export function clampToStep(value: number, range: { min: number; max: number; step: number }): number {
  const { min, max, step } = range
  if (value >= max) return max
  if (value <= min) return min
  return Math.min(max, min + Math.round((value - min) / step) * step)
}
