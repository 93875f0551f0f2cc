import { Badge } from '@daftar/ui/badge'
import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { spanText } from '../../../shared/text/duration-text.ts'
import { Moment } from '@daftar/app-kit/moment'
import { deadlineStanding } from '../deadline-standing.ts'
import styles from './cases.module.css'

const soonHours = 12

type DeadlineProps = { at: string | null; status: string }

/**
 * The day and hour with the weekday, and the time left in words; saffron when it is close, red when it has
 * passed.
 */
export function Deadline({ at, status }: DeadlineProps) {
  const left = deadlineStanding(at, status, useProductNow())
  if (at === null) return m.common_dash()
  return (
    <span className={styles.deadline}>
      <Moment at={at} weekday />
      {left === null ? null : left.isOverdue ? (
        <Badge tone="negative">{m.desk_overdue_by({ time: spanText(left.span) })}</Badge>
      ) : left.span.unit === 'minutes' || (left.span.unit === 'hours' && left.span.count < soonHours) ? (
        <Badge tone="warning">{m.desk_time_left({ time: spanText(left.span) })}</Badge>
      ) : (
        <span className={styles.left}>{m.desk_time_left({ time: spanText(left.span) })}</span>
      )}
    </span>
  )
}
