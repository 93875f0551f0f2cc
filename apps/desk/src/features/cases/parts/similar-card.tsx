import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { addresses } from '../../../shared/addresses.ts'
import { Day } from '@daftar/app-kit/moment'
import type { DeskCase } from '../queries.ts'
import { reasonText } from '../words.ts'
import { advanceText } from './advance-text.ts'
import styles from './exposure.module.css'

/** How others of about this amount, duration and sales were decided, and what became of it. */
export function SimilarCard({ similar }: Pick<DeskCase, 'similar'>) {
  return (
    <Card title={m.desk_similar()} subtitle={m.desk_similar_subtitle()}>
      {similar.length === 0 ? <p className={styles.muted}>{m.desk_similar_empty()}</p> : null}
      <ul className={styles.list}>
        {similar.map((one) => (
          <li key={`${one.application_id} ${one.decided_at}`} className={styles.line}>
            <span className={styles.facts}>
              <span>
                <Link href={addresses.oneCase(one.application_id)}>{merchantNameText(one)}</Link>{' '}
                <Money value={one.amount} currency={one.currency} size="strong" />{' '}
                {m.desk_weeks({ count: one.tenor })}
              </span>
              <span className={styles.muted}>
                <Day at={one.decided_at} /> {m.desk_sales_average()}{' '}
                <Money value={one.monthly_sales} currency={one.currency} />
              </span>
              <span className={styles.muted}>{outcomeOf(one)}</span>
            </span>
            <Badge tone={one.decision === 'approved' ? 'positive' : 'negative'}>
              {one.decision === 'approved' ? m.desk_case_approved() : m.desk_case_rejected()}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function outcomeOf({ decision, reasons, advance }: DeskCase['similar'][number]): string {
  if (decision === 'rejected') return reasons.map(reasonText).join(m.desk_comma())
  return advance === null ? m.desk_similar_no_advance() : advanceText(advance)
}
