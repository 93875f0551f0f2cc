import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import styles from './description-list.module.css'

export type Fact = {
  id: string
  label: ReactNode
  value: ReactNode
  /** `muted` for what is taken off, under what it reduces; `total` for the sum at the end. */
  look?: 'normal' | 'muted' | 'total'
}

/** Facts by name: in lines with the value at the end, or stacked in columns. */
export function DescriptionList({
  facts,
  layout = 'lines',
}: {
  facts: readonly Fact[]
  layout?: 'lines' | 'stacked'
}) {
  return (
    <dl className={cx(styles.list, layout === 'stacked' && styles.stacked)}>
      {facts.map(({ id, label, value, look = 'normal' }) => (
        <div key={id} className={cx(styles.fact, look !== 'normal' && styles[look])}>
          <dt className={styles.term}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
