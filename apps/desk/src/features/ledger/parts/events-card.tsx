import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { actorText } from '../../../shared/actor-text.ts'
import { Moment } from '../../../shared/moment.tsx'
import type { EntryStory } from '../queries.ts'
import { causeStatusText, detailText } from '../words.ts'
import styles from '../../../shared/entry-list.module.css'

type StoryEvent = EntryStory['events'][number]

/** Who did what about the things behind an entry, in the order in which it happened. */
export function EventsCard({ events }: { events: readonly StoryEvent[] }) {
  return (
    <Card title={m.desk_ledger_entry_events()}>
      {events.length === 0 ? (
        <p className={styles.muted}>{m.desk_ledger_entry_events_empty()}</p>
      ) : (
        <ol className={styles.list}>
          {events.map((event, at) => (
            <li key={`${event.at} ${at}`} className={styles.item}>
              <span className={styles.line}>
                <What event={event} />
                <span className={styles.muted}>
                  <Moment at={event.at} />
                </span>
              </span>
              <span className={styles.muted}>
                <Typed>{actorText(event.actor)}</Typed>
                {event.detail === '' ? null : (
                  <>
                    {m.desk_comma()}
                    <Typed>{detailText(event)}</Typed>
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

/** An act of the audit log stands as the log calls it, with whether it was refused; a status in words. */
function What({ event: { source, action, detail } }: { event: StoryEvent }) {
  if (source !== 'audit')
    return (
      <span>{causeStatusText({ type: source === 'payout' ? 'payout' : 'advance', status: action })}</span>
    )
  return (
    <span>
      <Ltr>{action}</Ltr> {detail === '' ? null : <Badge tone="negative">{m.desk_audit_refused()}</Badge>}
    </span>
  )
}
