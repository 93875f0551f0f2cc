import type { ReactNode } from 'react'
import styles from './ruled-paper.module.css'

export type RuledPaperProps = {
  head?: ReactNode
  /** The one sentence. */
  line: ReactNode
  foot?: ReactNode
}

/** A page of the ledger in the accent colour: the art beside the sign-in form. */
export function RuledPaper({ head, line, foot }: RuledPaperProps) {
  return (
    <div className={styles.paper}>
      <div>{head}</div>
      <p className={styles.line}>{line}</p>
      <div>{foot}</div>
    </div>
  )
}
