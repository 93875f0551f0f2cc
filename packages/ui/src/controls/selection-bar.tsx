import type { ReactNode } from 'react'
import styles from './selection-bar.module.css'

export type SelectionBarProps = {
  /** What can be done here, for who cannot see it. */
  label: string
  /** How many are selected, in words; said when it changes. */
  text: string
  /** What they come to, or why nothing can be done with them. */
  more?: ReactNode
  /** The buttons, the main one last. */
  children: ReactNode
}

/** What can be done with the selected rows; it floats over the foot of the list. */
export function SelectionBar({ label, text, more, children }: SelectionBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      <div className={styles.words}>
        <span role="status">{text}</span>
        {more}
      </div>
      <div className={styles.acts}>{children}</div>
    </section>
  )
}
