import type { ListedAdvance } from '@daftar/contract/endpoints/capital/advances-shapes'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { currentLanguage, m } from '@daftar/words'
import { dateText, dayMonthText, weekdayText } from '@daftar/words/formats/date'
import { ChevronRight } from 'lucide-react'
import { StatusBadge } from '../application/status-badge.tsx'
import styles from '../list-item.module.css'

/** One advance in the list: what is left, how far it is, when the next repayment comes. */
export function AdvanceItem({ advance }: { advance: ListedAdvance }) {
  const title = m.loan_from({
    date: dayMonthText(advance.funded_at ?? advance.applied_at, currentLanguage()),
  })
  return (
    <article className={styles.item}>
      <div className={styles.line}>
        <h3>
          <Link look="bare" className={styles.whole} href={capitalPaths.advance(advance.id)}>
            {title}
          </Link>
        </h3>
        <span className={styles.end}>
          <StatusBadge status={advance.status} />
          <ChevronRight aria-hidden="true" />
        </span>
      </div>
      <div className={styles.line}>
        <span className={styles.muted}>{m.loan_left_to_repay()}</span>
        <Money value={advance.outstanding_amount} currency={advance.currency} size="strong" />
      </div>
      <ProgressBar
        label={m.loan_repaid_progress()}
        value={advance.repaid_percent}
        valueText={m.loan_repaid_percent({ percent: advance.repaid_percent })}
      />
      <div className={styles.line}>
        <span className={styles.muted}>{m.loan_repaid_percent({ percent: advance.repaid_percent })}</span>
        {advance.next_repayment_date ? (
          <span className={styles.muted}>
            {m.loan_next_repayment_on({
              weekday: weekdayText(advance.next_repayment_date, currentLanguage()),
              date: dateText(advance.next_repayment_date),
            })}
          </span>
        ) : null}
      </div>
    </article>
  )
}
