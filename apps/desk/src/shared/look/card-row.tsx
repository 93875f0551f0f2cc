import type { ReactNode } from 'react'
import styles from './card-row.module.css'

type CardRowProps = {
  title: ReactNode
  /** At the end of the title's line: a badge or an amount. */
  aside?: ReactNode
  facts: readonly (readonly [label: string, value: ReactNode])[]
}

/** A row of a list as it looks on a phone. */
export function CardRow({ title, aside, facts }: CardRowProps) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <strong>{title}</strong>
        {aside}
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
