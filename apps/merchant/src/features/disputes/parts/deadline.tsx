import { Moment } from '@daftar/app-kit/moment'
import { timeLeft } from '@daftar/rules/disputes/dispute'
import { Card } from '@daftar/ui/card'
import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import type { Dispute } from '../queries.ts'
import styles from './disputes.module.css'

/** Until when an answer is possible, in the reader's own time, and how long that is. */
export function Deadline({ dispute }: { dispute: Dispute }) {
  const now = useProductNow()
  const left = timeLeft(Date.parse(dispute.respond_by), now)
  return (
    <Card title={m.disputes_deadline()}>
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
      <p>
        {m.disputes_answer_by()} <Moment at={dispute.respond_by} weekday />
      </p>
      <p className={styles.muted}>
        {dispute.answer?.is_complete ? m.disputes_sent_by_itself() : m.disputes_without_answer()}
      </p>
    </Card>
  )
}
