import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import type { Payout } from '../../queries.ts'
import { Moment } from '../dates.tsx'
import { StatusBadge } from './payout-status.tsx'
import { heldText } from './reason-words.ts'
import styles from './events-card.module.css'

/** Each state a payout was in, the newest first: since when, by whom, and why. */
export function EventsCard({ payout }: { payout: Payout }) {
  return (
    <Card title={m.payouts_events_title()}>
      <ol className={styles.events}>
        {payout.events.toReversed().map((event) => (
          <li key={`${event.status} ${event.at}`}>
            <StatusBadge status={event.status} />
            <span className={styles.who}>
              <Moment at={event.at} currency={payout.currency} />
              {' · '}
              {event.actor ? <bdi>{event.actor}</bdi> : m.payouts_events_automatic()}
            </span>
            {event.reason ? <span className={styles.why}>{heldText(event.reason)}</span> : null}
          </li>
        ))}
      </ol>
    </Card>
  )
}
