import { Card } from '@daftar/ui/card'
import { Timeline, TimelineEvent } from '@daftar/ui/timeline'
import { m } from '@daftar/words'
import { Moment } from '@daftar/app-kit/moment'
import type { Order } from '../queries.ts'
import { actorText, eventDetail, eventText, eventTone } from './event-words.ts'
import styles from './order-page.module.css'

/** Everything that happened to the order, the newest first, and who did it (DEC-ORD-3). */
export function TimelineCard({ order }: { order: Order }) {
  const events = order.events.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return (
    <Card title={m.orders_timeline_title()}>
      <Timeline>
        {events.map((event) => {
          const detail = eventDetail(event)
          return (
            <TimelineEvent key={event.id} tone={eventTone(event)}>
              <div>{eventText(event, order.currency)}</div>
              {detail ? <div className={styles.small}>{detail}</div> : null}
              <div className={styles.small}>
                <Moment at={event.at} /> · <bdi>{actorText(event)}</bdi>
              </div>
            </TimelineEvent>
          )
        })}
      </Timeline>
    </Card>
  )
}
