/**
 * How much more or less something is than before, in whole percent; null where there is nothing to compare
 * with.
 */
export function compared(
  amount: string,
  before: string,
): { way: 'up' | 'down' | 'same'; percent: number } | null {
  const was = Number(before)
  if (was <= 0) return null
  const percent = Math.round(((Number(amount) - was) / was) * 100)
  if (percent === 0) return { way: 'same', percent }
  return percent > 0 ? { way: 'up', percent } : { way: 'down', percent: -percent }
}
