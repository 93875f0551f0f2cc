import { placeOn, type ChartScale } from './chart-scale.ts'

export type PlacedPart = {
  key: string
  /** Percent of the chart's height, from its lower end. */
  from: number
  size: number
  /** The outermost of its side, which is rounded. */
  isOuter: boolean
}

/**
 * The parts of a bar one on the other: gains up from zero, deductions down from it, in the order of the keys.
 */
export function placedParts(
  values: Readonly<Record<string, number>>,
  keys: readonly string[],
  scale: ChartScale,
): PlacedPart[] {
  const ends = { up: 0, down: 0 }
  const outer = { up: -1, down: -1 }
  const parts: PlacedPart[] = []
  for (const key of keys) {
    const value = values[key] ?? 0
    if (value === 0) continue
    const side = value > 0 ? 'up' : 'down'
    const start = ends[side]
    ends[side] += value
    const [from, to] = [start, ends[side]]
      .toSorted((one, other) => one - other)
      .map((end) => placeOn(scale, end))
    outer[side] = parts.push({ key, from: from!, size: to! - from!, isOuter: false }) - 1
  }
  return parts.map((part, at) => ({ ...part, isOuter: at === outer.up || at === outer.down }))
}

/** The furthest a bar reaches on both sides of zero. */
export function reachOf(values: Readonly<Record<string, number>>): [number, number] {
  const all = Object.values(values)
  const sum = (sign: 1 | -1) => all.reduce((total, value) => total + Math.max(0, value * sign), 0)
  return [-sum(-1), sum(1)]
}
