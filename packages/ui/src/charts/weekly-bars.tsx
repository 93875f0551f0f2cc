import { useState } from 'react'
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { barHeights } from '../internal/bar-heights.ts'
import { fillClass, Legend, type ChartTone } from '../internal/chart.tsx'
import { cx } from '../internal/cx.ts'
import styles from './weekly-bars.module.css'

export type { ChartTone }

export type WeeklyBar = {
  id: string
  /** The week, in words or figures. */
  label: string
  /** Sets the height; any unit, the same for all. */
  value: number
  /** The value as text, for the reading line, screen readers and the table. */
  text: string
  /** The same, richer, for the eye (Money). */
  amount?: ReactNode
  /** A key of `statuses`. */
  status: string
  /** What this week's status says where the legend's word covers more than one case. */
  statusText?: string
}

export type WeeklyBarsProps = {
  /** What the chart shows, for screen readers. */
  label: string
  /** From the oldest to the newest. */
  bars: readonly WeeklyBar[]
  /** What the colours mean; `hatched` is for what has not happened yet. */
  statuses: Record<string, { tone: ChartTone; label: string }>
  /** What stands above the bars while none is pointed at. */
  idleText?: ReactNode
  tableLabel: string
  columnLabels: { week: string; status: string; amount: string }
}

/**
 * A bar a week, in the direction of the language. Pointer or arrow keys move a reading cursor whose week stands above the
 * bars; the same figures lie behind it as a table.
 */
export function WeeklyBars(props: WeeklyBarsProps) {
  const { label, bars, statuses, idleText, tableLabel, columnLabels } = props
  const [now, setNow] = useState<number | null>(null)
  const current = now === null ? undefined : bars[now]
  const heights = barHeights(bars.map(({ value }) => value))
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = nextBar(event, now ?? bars.length - 1, bars.length)
    if (next === null) return
    event.preventDefault()
    setNow(next)
  }
  function onPointer(event: PointerEvent) {
    const slot = (event.target as Element).closest<HTMLElement>('[data-at]')
    if (slot) setNow(Number(slot.dataset.at))
  }
  return (
    <figure className={styles.figure}>
      <div className={styles.readout} aria-hidden="true">
        {current ? <Reading bar={current} status={wordOf(current, statuses)} /> : idleText}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={(now ?? bars.length - 1) + 1}
        aria-valuetext={spoken(current ?? bars.at(-1), statuses)}
        className={styles.bars}
        data-reading={now !== null}
        onKeyDown={onKeyDown}
        onFocus={() => setNow(now ?? bars.length - 1)}
        onBlur={() => setNow(null)}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => setNow(null)}
      >
        {bars.map((bar, at) => (
          <div key={bar.id} className={styles.slot} data-at={at} data-now={at === now}>
            <div
              className={cx(styles.bar, fillClass(statuses[bar.status]?.tone ?? 'neutral'))}
              style={{ '--height': `${heights[at]}%` } as CSSProperties}
            />
          </div>
        ))}
      </div>
      <Legend entries={Object.entries(statuses).map(([id, status]) => ({ id, ...status }))} />
      <TableBehind {...{ label, bars, statuses, tableLabel, columnLabels }} />
    </figure>
  )
}

function Reading({ bar, status }: { bar: WeeklyBar; status: string | undefined }) {
  return (
    <>
      <span>{bar.label}</span>
      <strong>{bar.amount ?? bar.text}</strong>
      <span>{status}</span>
    </>
  )
}

type BehindProps = Pick<WeeklyBarsProps, 'label' | 'bars' | 'statuses' | 'tableLabel' | 'columnLabels'>

function TableBehind({ label, bars, statuses, tableLabel, columnLabels }: BehindProps) {
  return (
    <details className={styles.behind} data-print="hide">
      <summary>{tableLabel}</summary>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={tableLabel}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{columnLabels.week}</th>
              <th scope="col">{columnLabels.status}</th>
              <th scope="col">{columnLabels.amount}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.id}>
                <th scope="row">{bar.label}</th>
                <td>{wordOf(bar, statuses)}</td>
                <td>{bar.amount ?? bar.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function spoken(bar: WeeklyBar | undefined, statuses: WeeklyBarsProps['statuses']): string | undefined {
  return bar && [bar.label, bar.text, wordOf(bar, statuses)].filter(Boolean).join(', ')
}

function wordOf(bar: WeeklyBar, statuses: WeeklyBarsProps['statuses']): string | undefined {
  return bar.statusText ?? statuses[bar.status]?.label
}

/** Where a key moves the cursor to; time runs in reading direction, so the arrows turn round in Arabic. */
function nextBar(event: KeyboardEvent<HTMLElement>, at: number, count: number): number | null {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  if (event.key === forward || event.key === 'ArrowUp') return Math.min(count - 1, at + 1)
  if (event.key === back || event.key === 'ArrowDown') return Math.max(0, at - 1)
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  return null
}
