import { Card } from '@daftar/ui/card'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Timeline, TimelineEvent } from '@daftar/ui/timeline'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { Moment } from '@daftar/app-kit/moment'
import type { Order } from '../../queries.ts'
import { storyOf, type Movement, type StoryEntry } from '../../story.ts'
import { actorText, eventDetail, eventText, eventTone, movementText, reasonText } from './event-words.ts'
import styles from './order-page.module.css'

/** Everything that happened to the order, the newest first, who did it and what it cost (DEC-ORD-3). */
export function TimelineCard({ order }: { order: Order }) {
  return (
    <Card title={m.orders_timeline_title()}>
      <Timeline>
        {storyOf(order).map((entry) => (
          <TimelineEvent key={entry.id} tone={eventTone(entry.is === 'money' ? entry.movement : entry.event)}>
            <What entry={entry} currency={order.currency} />
            <div className={styles.small}>
              <Moment at={entry.at} />
              {entry.event ? (
                <>
                  {' · '}
                  <bdi>{actorText(entry.event)}</bdi>
                </>
              ) : null}
            </div>
          </TimelineEvent>
        ))}
      </Timeline>
    </Card>
  )
}

function What({ entry, currency }: { entry: StoryEntry; currency: Order['currency'] }) {
  if (entry.is === 'money')
    return (
      <>
        <div>{movementText(entry.movement, currency)}</div>
        <MovementDetail movement={entry.movement} currency={currency} />
      </>
    )
  const detail = eventDetail(entry.event)
  return (
    <>
      <div>{eventText(entry.event, currency)}</div>
      {detail ? <div className={styles.small}>{detail}</div> : null}
    </>
  )
}

/** What a capture cost, why a refund was made, and the reference that a shop's own books have of it. */
function MovementDetail({ movement, currency }: { movement: Movement; currency: Order['currency'] }) {
  return (
    <>
      <More movement={movement} currency={currency} />
      {isOurs(movement) ? null : (
        <div className={styles.code} title={movement.reference}>
          <Ltr>{movement.reference}</Ltr>
        </div>
      )}
    </>
  )
}

/** A payment link’s capture is ours to name: no shop has the reference in its books. */
function isOurs({ reference }: Movement): boolean {
  return /^link-[0-9a-f]{8}-/.test(reference)
}

function More({ movement, currency }: { movement: Movement; currency: Order['currency'] }) {
  if (movement.kind === 'captured')
    return (
      <div className={styles.small}>
        {m.orders_movement_fee({
          fee: moneyText(movement.fee, currency),
          vat: moneyText(movement.vat, currency),
        })}
      </div>
    )
  const { reason, comment } = movement
  if (!reason && !comment) return null
  return (
    <div className={styles.small}>
      {reason ? reasonText(reason) : null}
      {reason && comment ? ' · ' : null}
      {comment ? <Typed>{comment}</Typed> : null}
    </div>
  )
}
