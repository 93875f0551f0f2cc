import { Moment } from '@daftar/app-kit/moment'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { endOf } from '../../decision/decision-standing.ts'
import { readableHistory } from '../../history-detail.ts'
import type { DeskCase } from '../../queries.ts'
import { reasonText } from '../../words.ts'
import { actorText } from '../../../../shared/text/actor-text.ts'
import { CaseStatus } from '../../../../shared/work/case-status.tsx'
import styles from '../cases.module.css'

/** Nothing is left to decide: what was, by whom, when and why. */
export function Decided({ opened }: { opened: DeskCase }) {
  const { status, reasons } = opened.application
  const end = endOf(opened)
  return (
    <div className={styles.form}>
      <div>
        <CaseStatus status={status} waitsForSecond={false} />
      </div>
      {end ? (
        <p>
          <Typed>{actorText(end.actor)}</Typed>
          {m.desk_comma()}
          <Moment at={end.at} weekday />
        </p>
      ) : null}
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
      {end && end.detail !== '' && reasons.length === 0 ? (
        <p className={styles.muted}>
          <Typed>{readableHistory(end.detail)}</Typed>
        </p>
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
