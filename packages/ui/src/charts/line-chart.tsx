import type { CSSProperties } from 'react'
import { Legend, Scale, type LegendEntry } from '../internal/charts/chart.tsx'
import type { ChartBar } from '../internal/charts/chart-bar.ts'
import { ChartCanvas } from '../internal/charts/chart-canvas.tsx'
import { chartScale, placeOn } from '../internal/charts/chart-scale.ts'
import { ChartTable, type ChartColumn } from '../internal/charts/chart-table.tsx'
import { ChartTip } from '../internal/charts/chart-tip.tsx'
import { useReading } from '../internal/use-reading.ts'
import frame from './bar-chart.module.css'
import styles from './line-chart.module.css'

/** A place of a line: what is told of it, its value and the one it is held against. */
export type ChartPoint = Pick<ChartBar, 'id' | 'label' | 'tick' | 'text' | 'amount' | 'note' | 'lines'> & {
  value: number
  before: number
}

export type LineChartProps = {
  /** What the chart shows. */
  label: string
  /** From the oldest to the newest, at least two. */
  points: readonly ChartPoint[]
  /** The last point still grows: the way to it is dashed. */
  isRunning?: boolean
  legend: { value: string; before: string }
  /** What the scale counts in: a currency, or `%`. */
  unit?: string | undefined
  /** The figures as a table behind it. */
  table: { summary: string; columns: readonly ChartColumn<ChartPoint>[] }
}

/** The lines are drawn in a box of so many units and stretched to their place. */
const width = 600

/**
 * A course over time beside the one before, in the direction of the language, with a scale and dates.
 * Pointer, finger or arrow keys read one point at a time; the same figures lie behind it as a table.
 */
export function LineChart({ label, points, isRunning = false, legend, unit, table }: LineChartProps) {
  const reading = useReading(points.length)
  const { now } = reading
  const scale = chartScale(points.flatMap(({ value, before }) => [value, before]))
  const across = (at: number) => (at / (points.length - 1)) * 100
  const line = (values: readonly number[], from = 0) =>
    values.map((value, at) => `${(across(at + from) / 100) * width},${100 - placeOn(scale, value)}`).join(' ')
  const values = points.map(({ value }) => value)
  const seen = now === null ? points.length - 1 : now
  return (
    <figure className={frame.figure} aria-label={label}>
      <div className={frame.plot}>
        <Scale {...{ scale, unit }} />
        <ChartCanvas label={label} points={points} reading={reading} scale={scale}>
          <svg
            viewBox={`0 0 ${width} 100`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className={styles.lines}
          >
            <polyline className={styles.before} points={line(points.map(({ before }) => before))} />
            <polyline className={styles.value} points={line(isRunning ? values.slice(0, -1) : values)} />
            {isRunning ? (
              <polyline className={styles.running} points={line(values.slice(-2), points.length - 2)} />
            ) : null}
          </svg>
          <span
            className={styles.dot}
            style={
              {
                '--place': `${across(seen)}%`,
                '--at': `${placeOn(scale, values[seen] ?? 0)}%`,
              } as CSSProperties
            }
          />
          <div className={styles.slots} aria-hidden="true">
            {points.map(({ id }, at) => (
              <span key={id} data-at={at} />
            ))}
          </div>
          {now === null || !points[now] ? null : <ChartTip bar={points[now]} place={across(now)} />}
        </ChartCanvas>
        <div className={styles.ticks} aria-hidden="true">
          {points.map(({ id, tick }) => (
            <span key={id}>{tick}</span>
          ))}
        </div>
      </div>
      <Legend entries={legendOf(legend)} />
      <ChartTable {...table} label={label} rows={points} />
    </figure>
  )
}

function legendOf({ value, before }: LineChartProps['legend']): LegendEntry[] {
  return [
    { id: 'value', look: 'line', label: value },
    { id: 'before', look: 'reference', label: before },
  ]
}
