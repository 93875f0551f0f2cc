import type { CSSProperties } from 'react'
import type { ChartBar } from './chart-bar.ts'
import styles from './chart-tip.module.css'

type Told = Pick<ChartBar, 'label' | 'text' | 'amount' | 'note' | 'lines'>

/** What the bar under the cursor says; it opens towards the middle, so it never leaves the chart. */
export function ChartTip({ bar, place }: { bar: Told; place: number }) {
  const isLate = place > 50
  return (
    <div
      className={styles.tip}
      data-late={isLate}
      data-print="hide"
      style={{ '--place': `${isLate ? 100 - place : place}%` } as CSSProperties}
    >
      <span>{bar.label}</span>
      <strong>{bar.amount ?? bar.text}</strong>
      {bar.note ? <span>{bar.note}</span> : null}
      {bar.lines?.map(({ id, label, amount }) => (
        <span key={id} className={styles.line}>
          <span>{label}</span>
          <span>{amount}</span>
        </span>
      ))}
    </div>
  )
}
