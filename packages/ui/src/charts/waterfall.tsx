import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { waterfallBars } from '../internal/charts/waterfall-bars.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './waterfall.module.css'

export type WaterfallStep = {
  id: string
  label: string
  /** Sets place and length of the bar; signed, any unit, the same for all. */
  value: number
  /** The amount for the eye and for screen readers (Money). */
  amount: ReactNode
  /** In muted ink, under what it reduces. */
  deduction?: boolean
  /** False for a step without anything behind it. */
  opens?: boolean
}

export type WaterfallProps = {
  /** What the figures are, for screen readers. */
  label: string
  steps: readonly WaterfallStep[]
  total: { label: string; value: number; amount: ReactNode }
  columnLabels: { step: string; amount: string }
  /** Makes a button of each step. */
  onOpen?: (id: string) => void
  openLabel?: (label: string) => string
  /** The step whose details stand open. */
  openId?: string | null
}

/**
 * From a first figure to a last, step by step: a ledger whose lines carry the bar that leads from the sum
 * before to the sum after. It is a table; the bars run in the direction of the language, and the amounts end
 * below each other in both.
 */
export function Waterfall(props: WaterfallProps) {
  const { label, steps, total, columnLabels, onOpen, openLabel, openId } = props
  const { bars, zero, totalBar } = waterfallBars(
    steps.map(({ value }) => value),
    total.value,
  )
  return (
    <table className={styles.table} aria-label={label} style={{ '--zero': `${zero}%` } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{columnLabels.step}</VisuallyHidden>
          </th>
          <td className={styles.chart} aria-hidden="true" />
          <th scope="col">
            <VisuallyHidden>{columnLabels.amount}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, at) => (
          <tr
            key={step.id}
            className={cx(
              styles.row,
              step.deduction && styles.muted,
              onOpen && step.opens !== false && styles.opens,
              openId === step.id && styles.isOpen,
            )}
          >
            <th scope="row">
              {onOpen && step.opens !== false ? (
                <button
                  type="button"
                  className={styles.open}
                  aria-label={openLabel?.(step.label)}
                  aria-pressed={openId === step.id}
                  onClick={() => onOpen(step.id)}
                >
                  {step.label}
                </button>
              ) : (
                step.label
              )}
            </th>
            <td className={styles.chart} aria-hidden="true">
              <Bar bar={bars[at]} tone={step.value < 0 ? 'down' : 'up'} />
            </td>
            <td className={styles.amount}>{step.amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{total.label}</th>
          <td className={styles.chart} aria-hidden="true">
            <Bar bar={totalBar} tone="sum" />
          </td>
          <td className={styles.amount}>{total.amount}</td>
        </tr>
      </tfoot>
    </table>
  )
}

type Place = { start: number; length: number } | undefined

/** Too short to be read as a length where bars are a few pixels high. */
const isSpeck = (bar: Place) => bar !== undefined && bar.length < 1.5

function Bar({ bar, tone }: { bar: Place; tone: 'up' | 'down' | 'sum' }) {
  const place = { '--start': `${bar?.start ?? 0}%`, '--length': `${bar?.length ?? 0}%` } as CSSProperties
  return (
    <span className={styles.track}>
      <span className={cx(styles.bar, styles[tone])} style={place} data-speck={isSpeck(bar) || undefined} />
    </span>
  )
}
