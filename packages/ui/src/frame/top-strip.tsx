import type { ReactNode } from 'react'
import styles from './top-strip.module.css'

export type TopStripProps = {
  /** Whose pages these are, at the start. */
  start: ReactNode
  /** What is at hand on every page, at the end: search, then small controls. */
  children?: ReactNode
}

/** The line above every page on a desk. */
export function TopStrip({ start, children }: TopStripProps) {
  return (
    <header className={styles.strip}>
      <div className={styles.start}>{start}</div>
      <div className={styles.end}>{children}</div>
    </header>
  )
}
