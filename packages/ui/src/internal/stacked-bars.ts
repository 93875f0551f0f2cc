/**
 * Lengths of stacked parts in percent of their side of the line, with the sign of their value; `share` is how much of the
 * chart lies above the line.
 */
export function stackedBars(stacks: readonly (readonly number[])[]): { share: number; bars: number[][] } {
  const above = Math.max(0, ...stacks.map((values) => sumOf(values, 1)))
  const below = Math.max(0, ...stacks.map((values) => sumOf(values, -1)))
  const share = above + below === 0 ? 100 : (above / (above + below)) * 100
  const lengthOf = (value: number) => {
    const side = value < 0 ? below : above
    return side === 0 ? 0 : round((value / side) * 100)
  }
  return { share: round(share), bars: stacks.map((values) => values.map(lengthOf)) }
}

function sumOf(values: readonly number[], sign: 1 | -1): number {
  return values.reduce((sum, value) => sum + Math.max(0, value * sign), 0)
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100
}
