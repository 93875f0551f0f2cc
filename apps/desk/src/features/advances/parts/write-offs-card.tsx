import { writeOffLooks } from '@daftar/rules/capital/write-off'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useState } from 'react'
import { sumOf } from '../../../shared/amounts.ts'
import { badgeTone } from '../../../shared/badge-tone.ts'
import styles from '../../../shared/entry-list.module.css'
import { Moment } from '../../../shared/moment.tsx'
import { WaitsForSecond } from '../../../shared/waits-for-second.tsx'
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
      {acts.isOwn ? (
        <div className={styles.act}>
          <WaitsForSecond>{m.desk_advance_write_off_own()}</WaitsForSecond>
        </div>
      ) : null}
      {acts.approve || acts.decline ? (
        <div className={styles.act}>
          <Notice
            tone="warning"
            actions={
              <>
                <Button onClick={() => setDecision('decline')}>
                  {acts.isOwn ? m.desk_advance_take_back() : m.desk_advance_decline()}
                </Button>
                {acts.approve ? (
                  <Button variant="primary" onClick={() => setDecision('approve')}>
                    {m.desk_advance_approve()}
                  </Button>
                ) : null}
              </>
            }
          >
            {m.desk_advance_write_off_waits()}
          </Notice>
        </div>
      ) : null}
      {decision ? (
        <DecideWriteOff {...{ advance, writeOff, decision }} onClose={() => setDecision(null)} />
      ) : null}
    </>
  )
}
