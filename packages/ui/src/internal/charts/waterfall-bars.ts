/** Where a bar begins and how long it is, in percent of the chart. */
export type BarPlace = { start: number; length: number }

/** A step that is there has to be seen, however small it is. */
const leastLength = 0.6

/**
 * The bars of a waterfall: each leads from the sum before it to the sum after it, the total from zero. `zero`
 * is where nothing stands.
 */
export function waterfallBars(
  values: readonly number[],
  total: number,
): { bars: BarPlace[]; totalBar: BarPlace; zero: number } {
  const sums = [0]
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value)
  const least = Math.min(...sums, total)
  const range = Math.max(...sums, total) - least
  const at = (value: number) => (range === 0 ? 0 : round(((value - least) / range) * 100))
  const place = (from: number, to: number): BarPlace => {
    const start = at(Math.min(from, to))
    const length = round(at(Math.max(from, to)) - start)
    const shown = from === to ? 0 : Math.max(leastLength, length)
    return { start: Math.min(start, 100 - shown), length: shown }
  }
  return {
    bars: values.map((_, step) => place(sums[step] ?? 0, sums[step + 1] ?? 0)),
    totalBar: place(0, total),
    zero: at(0),
  }
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100
}
