import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { shortMomentText } from '@daftar/words/formats/date'
import { spanOf, spanText } from '../text/duration-text.ts'
import styles from './deadline-bar.module.css'

const dayMs = 86_400_000

export type Standing = Readonly<{ state: 'calm' | 'soon' | 'over'; percent: number; left: string }>

/** How much of the promised time is gone, and what is left of it in words; `soon` is the last day. */
export function standingOf(since: string, dueAt: string, nowMs: number): Standing {
  const [from, to] = [Date.parse(since), Date.parse(dueAt)]
  const leftMs = to - nowMs
  const time = spanText(spanOf(Math.abs(leftMs)))
  return {
    state: leftMs < 0 ? 'over' : leftMs < dayMs ? 'soon' : 'calm',
    percent: to <= from ? 100 : Math.min(100, Math.max(0, ((nowMs - from) / (to - from)) * 100)),
    left: leftMs < 0 ? m.desk_overdue_by({ time }) : m.desk_time_left({ time }),
  }
}

/** A deadline as day and hour, what is left, and a bar of the time that is gone. */
export function DeadlineBar({ since, dueAt }: { since: string; dueAt: string }) {
  const standing = standingOf(since, dueAt, useProductNow())
  return (
    <span className={styles.deadline}>
      <time className={styles.at} dateTime={dueAt}>
        {shortMomentText(dueAt)}
      </time>
      <span className={styles.left} data-state={standing.state}>
        {standing.left}
      </span>
      <TimeBar standing={standing} />
    </span>
  )
}

export function TimeBar({ standing: { state, percent } }: { standing: Standing }) {
  return (
    <span className={styles.bar} data-state={state} aria-hidden="true">
      <span style={{ inlineSize: `${percent}%` }} />
    </span>
  )
}
