import { m } from '@daftar/words'
import { Moment } from '../../../shared/moment.tsx'
import { useProductNow } from '../../../shared/product-clock.ts'
import { spanOf, spanText } from '../../../shared/duration-text.ts'
import styles from './clock.module.css'

/** The product's time, and how far it is ahead of real time. */
export function TimeNow({ clock }: { clock: { moved_by_seconds: number } }) {
  const now = useProductNow(1_000)
  return (
    <div className={styles.now}>
      <span className={styles.muted}>{m.desk_clock_now()}</span>
      <span className={styles.time}>
        <Moment at={new Date(now).toISOString()} weekday />
      </span>
      <span className={styles.muted}>
        {clock.moved_by_seconds === 0
          ? m.desk_clock_real()
          : m.desk_clock_moved({ time: spanText(spanOf(clock.moved_by_seconds * 1000)) })}
      </span>
    </div>
  )
}
