import { m } from '@daftar/words'
import type { DeskCase } from '../../queries.ts'
import { reasonText } from '../../words.ts'
import { CaseStatus } from '../../../../shared/work/case-status.tsx'
import styles from '../cases.module.css'

/** Nothing is left to decide: what was, and why. */
export function Decided({ application: { status, reasons } }: Pick<DeskCase, 'application'>) {
  return (
    <div className={styles.form}>
      <div>
        <CaseStatus status={status} waitsForSecond={false} />
      </div>
      <p className={styles.muted}>{effectText(status)}</p>
      {reasons.length > 0 ? (
        <div>
          <h3>{m.desk_reasons()}</h3>
          <ul className={styles.list}>
            {reasons.map((reason) => (
              <li key={reason}>{reasonText(reason)}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

function effectText(status: DeskCase['application']['status']): string {
  switch (status) {
    case 'approved':
      return m.desk_decided_approved()
    case 'rejected':
      return m.desk_decided_rejected()
    case 'reset':
      return m.desk_decided_reset()
    case 'cancelled':
      return m.desk_decided_cancelled()
    case 'draft':
    case 'verified':
    case 'submitted':
      return m.desk_decided_not_yet()
  }
}
