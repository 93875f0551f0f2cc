/** The least height of a bar, in percent: a week in which nothing was taken still has to be seen. */
export const leastBar = 6

/**
 * Heights of bars in percent of the tallest. Nothing and less than nothing get the least height, and so does a chart in
 * which every value is zero.
 */
export function barHeights(values: readonly number[]): number[] {
  const tallest = Math.max(0, ...values)
  if (tallest === 0) return values.map(() => leastBar)
  return values.map((value) => Math.max(leastBar, Math.round((Math.max(0, value) / tallest) * 1000) / 10))
}
