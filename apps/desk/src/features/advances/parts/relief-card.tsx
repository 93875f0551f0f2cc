import { Card } from '@daftar/ui/card'
import { Notice } from '@daftar/ui/notice'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { Moment } from '@daftar/app-kit/moment'
import { AnswerButtons, useReliefActs } from '../../../shared/relief/answer-buttons.tsx'
import type { DeskRelief } from '../../../shared/relief/relief-acts.ts'
import { useFlags } from '../../../shared/session.ts'
import { openReliefQuery, type DeskAdvanceWhole } from '../queries.ts'
import { reliefStatusText, reliefText } from '../words.ts'
import styles from './advance.module.css'

/** What the merchant asks for in hardship, answered where the advance is read. */
export function ReliefCard({ advance }: { advance: DeskAdvanceWhole }) {
  const isOpen = advance.reliefs.some(({ status }) => status === 'asked' || status === 'proposed')
  const { can_view_relief: maySee } = useFlags()
  const { data } = useQuery({ ...openReliefQuery(advance.id), enabled: isOpen && maySee })
  return isOpen && data ? <Open relief={data} /> : null
}

function Open({ relief }: { relief: DeskRelief }) {
  const { waitsForOther } = useReliefActs(relief)
  return (
    <Card title={m.desk_advance_relief_open()} subtitle={reliefStatusText(relief.status)}>
      <div className={styles.relief}>
        <strong>{reliefText(relief)}</strong>
        <Typed>{relief.reason}</Typed>
        <span className={styles.label}>
          <Typed>{relief.asked_by}</Typed> <Moment at={relief.asked_at} weekday />
        </span>
        {waitsForOther ? <Notice tone="info">{m.relief_own()}</Notice> : null}
        <div className={styles.ways}>
          <AnswerButtons relief={relief} onDone={() => {}} />
        </div>
      </div>
    </Card>
  )
}
