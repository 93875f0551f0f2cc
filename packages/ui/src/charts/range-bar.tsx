import type { CSSProperties, ReactNode } from 'react'
import { Legend, fillClass, type LegendEntry } from '../internal/charts/chart.tsx'
import { chartScale, placeOn, scaleText } from '../internal/charts/chart-scale.ts'
import styles from './range-bar.module.css'

export type RangeBarProps = {
  /** What the bar shows. */
  label: string
  /** What is sure, from zero on, and up to where it may reach. */
  sure: { value: number; label: ReactNode }
  maybe?: { value: number; label: ReactNode }
  /** A line to compare with. */
  reference?: { value: number; label: ReactNode }
}

/** One figure that is sure and what may come on top, lying along the line of reading, on a scale. */
export function RangeBar({ label, sure, maybe, reference }: RangeBarProps) {
  const scale = chartScale([sure.value, maybe?.value ?? 0, reference?.value ?? 0])
  const upTo = Math.max(sure.value, maybe?.value ?? 0)
  const entries: LegendEntry[] = [
    { id: 'sure', tone: 'accent', label: sure.label },
    ...(maybe ? [{ id: 'maybe', tone: 'hatched', label: maybe.label } as const] : []),
    ...(reference ? [{ id: 'reference', look: 'reference', label: reference.label } as const] : []),
  ]
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.bar} aria-hidden="true">
        <span className={`${fillClass('accent')} ${styles.part}`} style={span(scale, 0, sure.value)} />
        {maybe ? (
          <span className={`${fillClass('hatched')} ${styles.part}`} style={span(scale, sure.value, upTo)} />
        ) : null}
        {reference ? (
          <span className={styles.reference} style={span(scale, reference.value, reference.value)} />
        ) : null}
      </div>
      <div className={styles.scale} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span key={tick} style={span(scale, tick, tick)}>
            {scaleText(tick, scale)}
          </span>
        ))}
      </div>
      <Legend entries={entries} />
    </figure>
  )
}

function span(scale: ReturnType<typeof chartScale>, from: number, to: number): CSSProperties {
  const start = placeOn(scale, from)
  return { '--from': `${start}%`, '--size': `${placeOn(scale, to) - start}%` } as CSSProperties
}
