import { Moment } from '@daftar/app-kit/moment'
import { passedChecks } from '@daftar/rules/capital/applications/approval-reason'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { DeadlineBar } from '../../../shared/work/deadline-bar.tsx'
import { useMayHold } from '../../../shared/money/use-may-hold.ts'
import { burdenOf, draftFor } from '../decision/decision-form.ts'
import { endOf } from '../decision/decision-standing.ts'
import type { DeskCase } from '../queries.ts'
import { shareText } from '../evidence/share-text.ts'
import { Deadline } from './deadline.tsx'
import { Holder } from './holder.tsx'
import styles from './case-head.module.css'

/** What is asked for. */
export function CaseAsked({ opened: { application } }: { opened: DeskCase }) {
  return (
    <span className={styles.asked}>
      <Money value={application.amount} currency={application.currency} size="hero" />{' '}
      <span className={styles.over}>{m.desk_over_weeks({ count: application.tenor })}</span>
    </span>
  )
}

/** What it would weigh, how it stands, and by when it wants an answer. */
export function CaseFigures({ opened }: { opened: DeskCase }) {
  const { application, checks, deadline_at, exposure, sales } = opened
  const { currency, status, submitted_at } = application
  const isWaiting = status === 'submitted'
  const end = endOf(opened)
  const mayHold = useMayHold('application')
  const burden = burdenOf(draftFor(opened), opened)
  return (
    <dl className={styles.head}>
      <Item label={m.desk_checks()}>
        {m.desk_checks_passed({ passed: passedChecks(checks), count: checks.length })}
      </Item>
      {burden ? (
        <>
          <Item label={m.desk_burden()} look={styles[burden.weight]}>
            {shareText(burden.percent)}
          </Item>
          <Item label={m.desk_burden_covered()}>
            {m.desk_burden_covered_of({ covered: burden.weeksCovered, count: burden.weeks })}
          </Item>
        </>
      ) : null}
      <Item label={m.desk_sales_average()}>
        <Money value={sales.monthly_average} currency={currency} />
      </Item>
      <Item label={m.desk_owed_now()}>
        <Money value={exposure.open_amount} currency={currency} />
      </Item>
      {end ? (
        <Item label={status === 'reset' ? m.desk_history_reset() : m.desk_decided_on()}>
          <Moment at={end.at} weekday />
        </Item>
      ) : (
        <Item label={m.desk_decide_by()}>
          {isWaiting && deadline_at && submitted_at ? (
            <DeadlineBar since={submitted_at} dueAt={deadline_at} />
          ) : (
            <Deadline at={deadline_at} status={application.status} />
          )}
        </Item>
      )}
      {isWaiting && mayHold ? (
        <Item label={m.desk_assignee()}>
          <Holder applicationId={application.id} />
        </Item>
      ) : null}
    </dl>
  )
}

type ItemProps = { label: string; look?: string | undefined; children: ReactNode }

function Item({ label, look, children }: ItemProps) {
  return (
    <div className={look}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
