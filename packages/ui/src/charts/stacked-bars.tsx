import type { CSSProperties, ReactNode } from 'react'
import { fillClass, Legend, type ChartTone } from '../internal/chart.tsx'
import { cx } from '../internal/cx.ts'
import { stackedBars } from '../internal/stacked-bars.ts'
import styles from './stacked-bars.module.css'

export type { ChartTone }

export type Stack = {
  id: string
  label: ReactNode
  /** What is left of it all, above the bar. */
  total: ReactNode
  /** Signed values by the key of `parts`; above zero they stand on the line, below zero they hang from it. */
  values: Readonly<Record<string, number>>
}

export type StackedBarsProps = {
  /** What the chart shows. Its figures belong into a table beside it. */
  label: string
  stacks: readonly Stack[]
  /** What is stacked, from the line outwards. */
  parts: Readonly<Record<string, { tone: ChartTone; label: string }>>
}

/** A few bars of several parts, gains above the line and deductions below it, in the direction of the language. */
export function StackedBars({ label, stacks, parts }: StackedBarsProps) {
  const order = Object.keys(parts)
  const { share, bars } = stackedBars(stacks.map(({ values }) => order.map((key) => values[key] ?? 0)))
  const seen = order.filter((key) => stacks.some(({ values }) => (values[key] ?? 0) !== 0))
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.stacks} style={{ '--above': `${share}%` } as CSSProperties}>
        {stacks.map((stack, at) => (
          <div key={stack.id} className={styles.stack}>
            <div className={styles.total}>{stack.total}</div>
            <div className={styles.column} aria-hidden="true">
              <div className={styles.above}>
                {order.map((key, part) => (
                  <Part key={key} tone={parts[key]?.tone} length={bars[at]?.[part]} side="above" />
                ))}
              </div>
              <div className={styles.below}>
                {order.map((key, part) => (
                  <Part key={key} tone={parts[key]?.tone} length={bars[at]?.[part]} side="below" />
                ))}
              </div>
            </div>
            <div className={styles.label}>{stack.label}</div>
          </div>
        ))}
      </div>
      <Legend
        entries={seen.map((key) => ({
          id: key,
          tone: parts[key]?.tone ?? 'neutral',
          label: parts[key]?.label ?? '',
        }))}
      />
    </figure>
  )
}

type PartProps = { tone: ChartTone | undefined; length: number | undefined; side: 'above' | 'below' }

function Part({ tone = 'neutral', length = 0, side }: PartProps) {
  const size = side === 'above' ? length : -length
  if (size <= 0) return null
  return (
    <span className={cx(styles.part, fillClass(tone))} style={{ '--size': `${size}%` } as CSSProperties} />
  )
}
