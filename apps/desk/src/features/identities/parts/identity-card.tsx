import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { useState } from 'react'
import { Moment } from '@daftar/app-kit/moment'
import type { AskedIdentity, IdentityState } from '../queries.ts'
import { standingOf, type Standing } from '../standing.ts'
import { ConfirmOpen } from './confirm-open.tsx'
import styles from './identities.module.css'

type IdentityCardProps = {
  asked: AskedIdentity
  state: IdentityState
  onOpened: (state: IdentityState) => void
}

/** How it stands with one contact, and the way back for one that is closed. */
export function IdentityCard({ asked, state, onOpened }: IdentityCardProps) {
  const [isAsking, setAsking] = useState(false)
  const standing = standingOf(state)
  return (
    <Card title={<Ltr>{asked.email ?? asked.phone}</Ltr>} actions={<StandingBadge standing={standing} />}>
      <div className={styles.state} role="status">
        <p>{standingText(standing)}</p>
        <DescriptionList
          facts={[
            { id: 'tries', label: m.desk_identity_wrong_tries(), value: <Ltr>{state.wrong_tries}</Ltr> },
            ...(state.last_try_at === null
              ? []
              : [
                  { id: 'last', label: m.desk_identity_last_try(), value: <Moment at={state.last_try_at} /> },
                ]),
            ...(state.wait_until === null
              ? []
              : [
                  {
                    id: 'wait',
                    label: m.desk_identity_waits_until(),
                    value: <Moment at={state.wait_until} />,
                  },
                ]),
          ]}
        />
        {standing === 'closed' ? (
          <div>
            <Button variant="primary" onClick={() => setAsking(true)}>
              {m.desk_identity_open()}
            </Button>
          </div>
        ) : null}
      </div>
      <ConfirmOpen open={isAsking} asked={asked} onClose={() => setAsking(false)} onOpened={onOpened} />
    </Card>
  )
}

function StandingBadge({ standing }: { standing: Standing }) {
  switch (standing) {
    case 'closed':
      return <Badge tone="negative">{m.desk_identity_closed()}</Badge>
    case 'waiting':
      return <Badge tone="warning">{m.desk_identity_waiting()}</Badge>
    case 'open':
      return <Badge tone="positive">{m.desk_identity_not_closed()}</Badge>
  }
}

function standingText(standing: Standing): string {
  switch (standing) {
    case 'closed':
      return m.desk_identity_closed_text()
    case 'waiting':
      return m.desk_identity_waiting_text()
    case 'open':
      return m.desk_identity_not_closed_text()
  }
}
