import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { toneClass, type Tone } from '../states/tone.tsx'
import styles from './timeline.module.css'

/** What happened, one `TimelineEvent` below the other. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className={styles.timeline}>{children}</ol>
}

export type TimelineEventProps = {
  /** What happened, then when and who. */
  children: ReactNode
  tone?: Tone
}

export function TimelineEvent({ children, tone = 'accent' }: TimelineEventProps) {
  return <li className={cx(styles.event, toneClass(tone))}>{children}</li>
}
