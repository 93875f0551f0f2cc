import type { ReactNode } from 'react'
import styles from './two-lines.module.css'

/** What something is, and in smaller letters what more there is to say of it. */
export function TwoLines({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <span className={styles.two}>
      {children}
      {below ? <span className={styles.below}>{below}</span> : null}
    </span>
  )
}
