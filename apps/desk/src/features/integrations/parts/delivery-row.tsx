import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { deliveryLooks } from '@daftar/rules/orders/shop-connection'
import { m } from '@daftar/words'
import { badgeTone } from '@daftar/app-kit/badge-tone'
import { CardRow } from '../../../shared/card-row.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { TwoLines } from '../../../shared/two-lines.tsx'
import type { Delivery } from '../queries.ts'
import { deliveryStatusText, eventText, modeText } from '../words.ts'
import styles from './integrations.module.css'

export function deliveryColumns(): Column<Delivery>[] {
  return [
    { id: 'at', header: m.desk_integrations_sent_at(), cell: ({ created_at: at }) => <Moment at={at} /> },
    { id: 'event', header: m.desk_integrations_event(), cell: (delivery) => <Event delivery={delivery} /> },
    { id: 'status', header: m.desk_status(), cell: (delivery) => <DeliveryState delivery={delivery} /> },
    {
      id: 'attempts',
      header: m.desk_integrations_attempts(),
      cell: ({ attempts }) => <Ltr>{attempts}</Ltr>,
    },
    {
      id: 'order',
      header: m.desk_integrations_order(),
      cell: ({ order_number: number }) => <Ltr>{number}</Ltr>,
    },
    {
      id: 'url',
      header: m.desk_integrations_address(),
      cell: ({ url }) => <Ltr className={styles.code}>{url}</Ltr>,
    },
  ]
}

export function DeliveryCard({ delivery }: { delivery: Delivery }) {
  return (
    <CardRow
      title={<Event delivery={delivery} />}
      aside={<DeliveryState delivery={delivery} />}
      facts={[
        [m.desk_integrations_sent_at(), <Moment key="at" at={delivery.created_at} />],
        [m.desk_integrations_order(), <Ltr key="order">{delivery.order_number}</Ltr>],
        [m.desk_integrations_attempts(), <Ltr key="attempts">{delivery.attempts}</Ltr>],
      ]}
    />
  )
}

export function DeliveryState({ delivery: { status } }: { delivery: Delivery }) {
  return <Badge tone={badgeTone(deliveryLooks[status].tone)}>{deliveryStatusText(status)}</Badge>
}

/** What happened, and whether it is a trial or a repetition. */
function Event({ delivery }: { delivery: Delivery }) {
  const notes = [
    ...(delivery.mode === 'test' ? [modeText('test')] : []),
    ...(delivery.is_duplicate
      ? [m.desk_integrations_is_duplicate()]
      : delivery.replay_of
        ? [m.desk_integrations_is_again()]
        : []),
  ]
  return <TwoLines below={notes.join(m.desk_comma())}>{eventText(delivery.event)}</TwoLines>
}
