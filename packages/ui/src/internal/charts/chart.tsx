import type { ReactNode } from 'react'
import { scaleText, type ChartScale } from './chart-scale.ts'
import { cx } from '../cx.ts'
import styles from './chart.module.css'

/**
 * The colour of a part of a chart; `hatched` is for what has not happened yet, `due` for the part of it that
 * comes next.
 */
export type ChartTone =
  | 'accent'
  | 'accentSoft'
  | 'accentFaint'
  | 'positive'
  | 'warning'
  | 'negative'
  | 'neutral'
  | 'faint'
  | 'info'
  | 'iris'
  | 'hatched'
  | 'due'

/** Fills what wears it with the colour of a tone. */
export function fillClass(tone: ChartTone): string {
  return cx(styles.filled, styles[tone])
}

/** The figures beside a chart; a percent sign stands behind each, a currency above them. */
export function Scale({ scale, unit }: { scale: ChartScale; unit?: string | undefined }) {
  const sign = unit === '%' ? unit : ''
  return (
    <div className={styles.scale} data-headed={unit !== undefined && sign === ''} aria-hidden="true">
      {sign === '' && unit !== undefined ? <small>{unit}</small> : null}
      {scale.ticks.toReversed().map((tick) => (
        <span key={tick}>
          {scaleText(tick, scale)}
          {sign}
        </span>
      ))}
    </div>
  )
}

export type LegendEntry = { id: string; label: ReactNode } & (
  | { tone: ChartTone; look?: undefined }
  | { tone?: undefined; look: 'range' | 'marker' | 'reference' | 'line' }
)

/** What the colours and lines of a chart mean. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ id, tone, look, label }) => (
        <li key={id}>
          <span className={look ? styles[look] : cx(styles.key, fillClass(tone))} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  )
}
