import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Typed } from '@daftar/ui/ltr'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { CalendarDay } from '@daftar/app-kit/moment'
import { daysOf, expiryOf, readableDetail } from '../check-detail.ts'
import type { DeskCase } from '../queries.ts'
import { checkText, outcomeText, type Outcome } from '../words.ts'
import { LicenceField } from './licence-field.tsx'
import { ProposedNotice } from './proposed-notice.tsx'
import styles from './cases.module.css'

const tones: Readonly<Record<Outcome, Tone>> = {
  pass: 'positive',
  warn: 'warning',
  fail: 'negative',
  unknown: 'neutral',
}

/** What was checked by itself. It proposes; a person decides. */
export function ChecksCard({ opened }: { opened: DeskCase }) {
  const { checks, proposed, application } = opened
  return (
    <Card title={m.desk_checks()} subtitle={m.desk_checks_subtitle()}>
      {application.status === 'submitted' ? (
        <div className={styles.proposed}>
          <ProposedNotice proposed={proposed} checks={checks} />
        </div>
      ) : null}
      <ul className={styles.checks}>
        {checks.map(({ code, outcome, detail }) => (
          <li key={code} className={styles.check}>
            <span>{checkText(code)}</span>
            <Badge tone={tones[outcome]}>{outcomeText(outcome)}</Badge>
            {detail ? (
              <span className={styles.detail}>
                {subjectText(code)} <Detail text={detail} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <LicenceField key={opened.licence.expires_on ?? ''} opened={opened} />
    </Card>
  )
}

/** What an amount is of, where the check alone does not say. */
function subjectText(code: string): string | null {
  if (code === 'exposure') return m.desk_exposure_open()
  return code === 'amount_to_sales' ? m.desk_sales_average() : null
}

function Detail({ text }: { text: string }) {
  const days = daysOf(text)
  if (days)
    return (
      <>
        <CalendarDay date={days.first} /> {m.common_dash()} <CalendarDay date={days.last} />
      </>
    )
  const expiry = expiryOf(text)
  if (!expiry) return <Typed>{readableDetail(text)}</Typed>
  const time = m.desk_days({ count: Math.abs(expiry.days) })
  return (
    <>
      <CalendarDay date={expiry.date} /> (
      {expiry.days < 0 ? m.desk_expired_since({ time }) : m.desk_time_left({ time })})
    </>
  )
}
