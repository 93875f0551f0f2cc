import { Badge } from '@daftar/ui/badge'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { Day } from '@daftar/app-kit/moment'
import { addresses } from '../../../../shared/addresses.ts'
import { FactSection } from '../../../../shared/case/fact-list.tsx'
import type { DeskCase } from '../../queries.ts'
import { reasonText } from '../../words.ts'
import { advanceText } from '../advance-text.ts'
import styles from '../facts/facts.module.css'

/** How others of about this amount, duration and sales were decided, and what became of it. */
export function SimilarCases({ similar }: Pick<DeskCase, 'similar'>) {
  return (
    <FactSection title={m.desk_similar()} chosen={null} onChoose={() => {}} facts={[]}>
      {similar.length === 0 ? <p className={styles.muted}>{m.desk_similar_empty()}</p> : null}
      <ul className={styles.entries}>
        {similar.map((one) => (
          <li key={`${one.application_id} ${one.decided_at}`}>
            <div className={styles.entry}>
              <Link href={addresses.oneCase(one.application_id)}>{merchantNameText(one)}</Link>
              <Badge tone={one.decision === 'approved' ? 'positive' : 'negative'}>
                {one.decision === 'approved' ? m.desk_case_approved() : m.desk_case_rejected()}
              </Badge>
            </div>
            <div>
              <Money value={one.amount} currency={one.currency} size="strong" />{' '}
              {m.desk_weeks({ count: one.tenor })}
            </div>
            <div className={styles.muted}>
              <Day at={one.decided_at} /> {m.desk_sales_average()}{' '}
              <Money value={one.monthly_sales} currency={one.currency} />
            </div>
            <div className={styles.muted}>{outcomeOf(one)}</div>
          </li>
        ))}
      </ul>
    </FactSection>
  )
}

function outcomeOf({ decision, reasons, advance }: DeskCase['similar'][number]): string {
  if (decision === 'rejected') return reasons.map(reasonText).join(m.desk_comma())
  return advance === null ? m.desk_similar_no_advance() : advanceText(advance)
}
