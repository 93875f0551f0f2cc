import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { zoneText } from '@daftar/words/formats/date'
import { Moment } from '@daftar/app-kit/moment'
import { spanOf, spanText } from '../../../shared/text/duration-text.ts'
import { runZone } from '../../../shared/text/run-time.ts'
import styles from './clock.module.css'

/** The product's time, and how far it is ahead of real time. */
export function TimeNow({ clock }: { clock: { moved_by_seconds: number } }) {
  const at = new Date(useProductNow(1_000)).toISOString()
  return (
    <div className={styles.now}>
      <span className={styles.muted}>{m.desk_clock_now()}</span>
      <span className={styles.time}>
        <Moment at={at} weekday zone={runZone} />
      </span>
      {zoneText() === runZone ? null : (
        <span className={styles.muted}>
          {m.desk_clock_yours()} <Moment at={at} weekday />
        </span>
      )}
      <span className={styles.muted}>
        {clock.moved_by_seconds === 0
          ? m.desk_clock_real()
          : m.desk_clock_moved({ time: spanText(spanOf(clock.moved_by_seconds * 1000)) })}
      </span>
    </div>
  )
}
