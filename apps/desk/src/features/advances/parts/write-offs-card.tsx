import { writeOffLooks } from '@daftar/rules/capital/advances/write-off'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useState } from 'react'
import { sumOf } from '../../../shared/money/amounts.ts'
import { badgeTone } from '@daftar/app-kit/badge-tone'
import styles from '../../../shared/look/entry-list.module.css'
import { Moment } from '@daftar/app-kit/moment'
import { WaitsForSecond } from '../../../shared/work/waits-for-second.tsx'
import type { DeskAdvanceWhole, WriteOff } from '../queries.ts'
import { actsOnWriteOff } from '../standing.ts'
import { writeOffStatusText } from '../words.ts'
import { DecideWriteOff } from './write-off-dialogs.tsx'

type Viewer = Parameters<typeof actsOnWriteOff>[1]
type WriteOffsCardProps = { advance: DeskAdvanceWhole; viewer: Viewer }

/** What was proposed to be given up, by whom, and what the second person said. */
export function WriteOffsCard({ advance, viewer }: WriteOffsCardProps) {
  if (advance.write_offs.length === 0) return null
  return (
    <Card title={m.desk_advance_write_offs()}>
      <ul className={styles.list}>
        {advance.write_offs.map((writeOff) => (
          <li key={writeOff.id} className={styles.item}>
            <Entry {...{ advance, writeOff, viewer }} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Entry({ advance, writeOff, viewer }: WriteOffsCardProps & { writeOff: WriteOff }) {
  const [decision, setDecision] = useState<'approve' | 'decline' | null>(null)
  const acts = actsOnWriteOff(writeOff, viewer)
  const { currency } = advance
  return (
    <>
      <div className={styles.line}>
        <Money value={sumOf([writeOff.principal, writeOff.fee], currency)} currency={currency} size="large" />
        <Badge tone={badgeTone(writeOffLooks[writeOff.status].tone)}>
          {writeOffStatusText(writeOff.status)}
        </Badge>
      </div>
      <div className={styles.muted}>
        {m.desk_advance_write_off_parts({
          principal: moneyText(writeOff.principal, currency),
          fee: moneyText(writeOff.fee, currency),
        })}
      </div>
      <div>
        <Typed>{writeOff.reason}</Typed>
      </div>
      <div className={styles.muted}>
        {m.desk_advance_write_off_proposed_by({ name: writeOff.proposed_by })}
        {m.desk_comma()}
        <Moment at={writeOff.proposed_at} />
      </div>
      {writeOff.decided_by && writeOff.decided_at ? (
        <div className={styles.muted}>
          {m.desk_advance_write_off_decided_by({ name: writeOff.decided_by })}
          {m.desk_comma()}
          <Moment at={writeOff.decided_at} />
        </div>
      ) : null}
      <Waiting {...acts} onDecide={setDecision} />
      {decision ? (
        <DecideWriteOff {...{ advance, writeOff, decision }} onClose={() => setDecision(null)} />
      ) : null}
    </>
  )
}

/** Whose turn it is, with what they may do: who proposed takes it back, anybody else decides. */
function Waiting({
  isOwn,
  approve,
  decline,
  onDecide,
}: ReturnType<typeof actsOnWriteOff> & { onDecide: (decision: 'approve' | 'decline') => void }) {
  if (!isOwn && !approve && !decline) return null
  const actions = (
    <>
      {decline ? (
        <Button onClick={() => onDecide('decline')}>
          {isOwn ? m.desk_advance_take_back() : m.desk_advance_decline()}
        </Button>
      ) : null}
      {approve ? (
        <Button variant="primary" onClick={() => onDecide('approve')}>
          {m.desk_advance_approve()}
        </Button>
      ) : null}
    </>
  )
  return (
    <div className={styles.act}>
      {isOwn ? (
        <WaitsForSecond actions={actions}>{m.desk_advance_write_off_own()}</WaitsForSecond>
      ) : (
        <Notice tone="warning" actions={actions}>
          {m.desk_advance_write_off_waits()}
        </Notice>
      )}
    </div>
  )
}
