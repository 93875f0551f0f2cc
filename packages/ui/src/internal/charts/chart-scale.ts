export type ChartScale = {
  /** The lowest and the highest value that is drawn. */
  low: number
  high: number
  /** Round values, evenly apart, from the lowest to the highest; zero is one of them. */
  ticks: readonly number[]
}

/** About as many lines as a chart of two hundred pixels bears. */
const linesAbout = 4

/** A scale in round steps that holds every value and zero. */
export function chartScale(values: readonly number[]): ChartScale {
  const least = Math.min(0, ...values)
  const most = Math.max(0, ...values)
  const step = roundStep((most - least || linesAbout) / linesAbout)
  const first = Math.floor(least / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => exact((first + at) * step))
  return { low: exact(first * step), high: exact(last * step), ticks }
}

/** Where a value lies on the scale, in percent from its lower end. */
export function placeOn({ low, high }: ChartScale, value: number): number {
  return Math.round(((value - low) / (high - low)) * 10_000) / 100
}

/**
 * A value of a scale in few characters: `2,500`, `30k`, `1.5M`, all in the unit of its ends; Latin digits, a
 * true minus sign.
 */
export function scaleText(value: number, { low, high }: Pick<ChartScale, 'low' | 'high'>): string {
  const most = Math.max(-low, high)
  const size = Math.abs(value)
  const text =
    size === 0 || most < 10_000
      ? grouped(size)
      : most < 1_000_000
        ? `${grouped(size / 1000)}k`
        : `${grouped(size / 1_000_000)}M`
  return value < 0 ? `\u2212${text}` : text
}

function grouped(size: number): string {
  const [whole = '', fraction] = String(exact(size)).split('.')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? groups : `${groups}.${fraction}`
}

/** 1, 2, 2.5 or 5 times a power of ten, not less than asked. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 2.5, 5].find((times) => times * power >= least) ?? 10)
}

/** Without the dust of binary fractions. */
function exact(value: number): number {
  return Number(value.toPrecision(12))
}
