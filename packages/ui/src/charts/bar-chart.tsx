import type { CSSProperties, ReactNode } from 'react'
import { Legend, Scale, type ChartTone, type LegendEntry } from '../internal/charts/chart.tsx'
import type { ChartBar } from '../internal/charts/chart-bar.ts'
import { ChartCanvas } from '../internal/charts/chart-canvas.tsx'
import { ChartBars } from '../internal/charts/chart-bars.tsx'
import { reachOf } from '../internal/charts/chart-parts.ts'
import { chartScale, placeOn } from '../internal/charts/chart-scale.ts'
import { ChartTable, type ChartColumn } from '../internal/charts/chart-table.tsx'
import { ChartTip } from '../internal/charts/chart-tip.tsx'
import { useReading } from '../internal/use-reading.ts'
import styles from './bar-chart.module.css'

export type { ChartBar, ChartTone }

export type BarChartProps = {
  /** What the chart shows. */
  label: string
  /** From the oldest to the newest. */
  bars: readonly ChartBar[]
  /**
   * What is stacked, from the line outwards; `hatched` is for what has not happened yet. Those without any
   * value are left out of the legend.
   */
  parts: Readonly<Record<string, { tone: ChartTone; label: string }>>
  /** A line across all bars. */
  reference?: { value: number; label: ReactNode }
  markerLabel?: string
  rangeLabel?: string
  /** The figures as a table behind it, where none stands beside it. */
  table?: { summary: string; columns: readonly ChartColumn<ChartBar>[] }
  /** What the scale counts in: a currency, or `%`. */
  unit?: string | undefined
  /** How high the drawing is. */
  size?: 'normal' | 'small'
}

/** So few bars have room for a text under each. */
const fewBars = 8

/**
 * Bars over time, in the direction of the language, with a scale, dates, a zero line and a line to compare
 * with. Pointer, finger or arrow keys read one bar at a time; the same figures lie behind it as a table.
 */
export function BarChart(props: BarChartProps) {
  const { label, bars, parts, reference, table, unit, size = 'normal' } = props
  const reading = useReading(bars.length)
  const { now } = reading
  const scale = chartScale([
    ...bars.flatMap(({ values, marker = 0, range }) => [
      ...reachOf(values),
      marker,
      ...(range ? [range.from, range.to] : []),
    ]),
    reference?.value ?? 0,
  ])
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.plot} data-size={size} data-few={bars.length <= fewBars}>
        <Scale {...{ scale, unit }} />
        <ChartCanvas label={label} points={bars} reading={reading} scale={scale}>
          <ChartBars bars={bars} parts={parts} scale={scale} now={now} />
          {reference ? (
            <span className={styles.reference} style={at(placeOn(scale, reference.value))} />
          ) : null}
          {now === null || !bars[now] ? null : (
            <ChartTip bar={bars[now]} place={((now + 0.5) / bars.length) * 100} />
          )}
        </ChartCanvas>
        <div className={styles.ticks} aria-hidden="true">
          {bars.map(({ id, tick }) => (
            <span key={id}>{tick}</span>
          ))}
        </div>
      </div>
      <Legend entries={legendOf(props)} />
      {table ? <ChartTable {...table} label={label} rows={bars} /> : null}
    </figure>
  )
}

function at(percent: number): CSSProperties {
  return { '--at': `${percent}%` } as CSSProperties
}

/** What occurs in the chart, and nothing else. */
function legendOf({ bars, parts, reference, markerLabel, rangeLabel }: BarChartProps): LegendEntry[] {
  const seen = Object.entries(parts).filter(([key]) => bars.some(({ values }) => (values[key] ?? 0) !== 0))
  return [
    ...seen.map(([id, part]): LegendEntry => ({ id, ...part })),
    ...(rangeLabel && bars.some(({ range }) => range)
      ? [{ id: 'range', look: 'range', label: rangeLabel } as const]
      : []),
    ...(markerLabel && bars.some(({ marker }) => marker !== undefined)
      ? [{ id: 'marker', look: 'marker', label: markerLabel } as const]
      : []),
    ...(reference ? [{ id: 'reference', look: 'reference', label: reference.label } as const] : []),
  ]
}
