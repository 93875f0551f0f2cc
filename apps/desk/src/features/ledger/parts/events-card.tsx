import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Ltr } from '@daftar/ui/ltr'
import { Timeline } from '@daftar/ui/timeline'
import { m } from '@daftar/words'
import { Happened } from '../../../shared/look/happened.tsx'
import type { EntryStory } from '../queries.ts'
import { causeStatusText, detailText } from '../words.ts'
import styles from '../../../shared/look/entry-list.module.css'

type StoryEvent = EntryStory['events'][number]

/** Who did what about the things behind an entry, the newest first. */
export function EventsCard({ events }: { events: readonly StoryEvent[] }) {
  return (
    <Card title={m.desk_ledger_entry_events()}>
      {events.length === 0 ? <p className={styles.muted}>{m.desk_ledger_entry_events_empty()}</p> : null}
      <Timeline>
        {events.toReversed().map((event, at) => (
          <Happened
            key={`${event.at} ${at}`}
            what={<What event={event} />}
            at={event.at}
            actor={event.actor}
            detail={detailText(event)}
          />
        ))}
      </Timeline>
    </Card>
  )
}

/** An act of the audit log stands as the log calls it, with whether it was refused; a status in words. */
function What({ event: { source, action, detail } }: { event: StoryEvent }) {
  if (source === 'audit')
    return (
      <>
        <Ltr>{action}</Ltr> {detail === '' ? null : <Badge tone="negative">{m.desk_audit_refused()}</Badge>}
      </>
    )
  return causeStatusText({ type: source, status: action })
}
