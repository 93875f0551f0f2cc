import { Moment } from '@daftar/app-kit/moment'
import { timeToRespond } from '@daftar/rules/disputes/dispute'
import { useProductNow } from '@daftar/ui/product-clock'
import { currentLanguage, m } from '@daftar/words'
import { zoneName, zoneText } from '@daftar/words/formats/date'
import type { Dispute } from '../queries.ts'
import styles from './disputes.module.css'

/**
 * Until when an answer is possible, in the reader's own time, and how long that is; calm once an answer is
 * ready to be sent.
 */
export function Deadline({ dispute }: { dispute: Dispute }) {
  const now = useProductNow()
  const left = timeToRespond(Date.parse(dispute.respond_by), now)
  const isReady = dispute.answer?.is_complete === true
  return (
    <section className={isReady ? styles.answered : styles.deadline} aria-label={m.disputes_deadline()}>
      <div className={styles.clock}>
        <span>
          <strong>{left.days}</strong>
          {m.disputes_days_left({ count: left.days })}
        </span>
        <span>
          <strong>{left.hours}</strong>
          {m.disputes_hours_left({ count: left.hours })}
        </span>
        <span>
          <strong>{left.minutes}</strong>
          {m.disputes_minutes_left({ count: left.minutes })}
        </span>
      </div>
      <div className={styles.until}>
        <strong>
          {m.disputes_answer_by()} <Moment at={dispute.respond_by} weekday />
        </strong>
        <p>{isReady ? m.disputes_sent_by_itself() : m.disputes_without_answer()}</p>
        <p className={styles.muted}>{zoneName(zoneText(), currentLanguage())}</p>
      </div>
    </section>
  )
}
