import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { toneClass } from './tone.tsx'
import type { Tone } from './tone.tsx'
import styles from './badge.module.css'

export type BadgeProps = {
  tone?: Tone
  /** Stands where the dot stands. */
  icon?: ReactNode
  children: ReactNode
}

/** A status: a dot or picture, and always a word. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, toneClass(tone))}>
      {icon ?? <span className={styles.dot} aria-hidden="true" />}
      <span className={styles.word}>{children}</span>
    </span>
  )
}
