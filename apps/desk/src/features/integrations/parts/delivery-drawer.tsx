import { Button } from '@daftar/ui/button'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DetailDrawer } from '../../../shared/detail-drawer.tsx'
import { factIf } from '../../../shared/fact-if.ts'
import { TextSkeleton } from '../../../shared/list-skeleton.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { Queried } from '../../../shared/queried.tsx'
import { deliveryQuery, type Delivery, type SendAs } from '../queries.ts'
import { eventText, modeText } from '../words.ts'
import { Attempts } from './attempts.tsx'
import { DeliveryState } from './delivery-row.tsx'
import { SendDelivery } from './send-delivery.tsx'
import styles from './integrations.module.css'

type DeliveryDrawerProps = {
  merchantId: string
  deliveryId: string
  /** Opens another one, or none. */
  onOpen: (id?: string) => void
}

/** One message whole: where it went, every attempt, what it said, and the ways to send it once more. */
export function DeliveryDrawer({ merchantId, deliveryId, onOpen }: DeliveryDrawerProps) {
  const query = useQuery(deliveryQuery(merchantId, deliveryId))
  const [sending, setSending] = useState<SendAs | null>(null)
  const delivery = query.data?.delivery
  return (
    <>
      <DetailDrawer
        title={delivery ? eventText(delivery.event) : m.desk_integrations_delivery()}
        onClose={() => onOpen()}
        actions={
          delivery && delivery.status !== 'waiting' && !delivery.is_webhook_removed ? (
            <>
              <Button onClick={() => setSending('duplicate')}>{m.desk_integrations_send_duplicate()}</Button>
              <Button variant="primary" onClick={() => setSending('again')}>
                {m.desk_integrations_send_again()}
              </Button>
            </>
          ) : null
        }
      >
        <Queried
          query={query}
          pending={<TextSkeleton lines={8} />}
          failedTitle={m.desk_integrations_delivery_failed_load()}
        >
          {({ delivery: opened, attempts, body }) => (
            <>
              {opened.is_webhook_removed ? (
                <Notice tone="neutral">{m.desk_integrations_webhook_removed()}</Notice>
              ) : null}
              <DescriptionList facts={factsOf(opened)} />
              <Attempts attempts={attempts} />
              <section>
                <h3>{m.desk_integrations_body()}</h3>
                <pre className={styles.body} dir="ltr" tabIndex={0} aria-label={m.desk_integrations_body()}>
                  {JSON.stringify(body, null, 2)}
                </pre>
              </section>
            </>
          )}
        </Queried>
      </DetailDrawer>
      {sending && delivery ? (
        <SendDelivery
          as={sending}
          merchantId={merchantId}
          delivery={delivery}
          onClose={() => setSending(null)}
          onSent={(made) => onOpen(made.id)}
        />
      ) : null}
    </>
  )
}

function factsOf(delivery: Delivery): Fact[] {
  const { next_at, delivered_at, replay_of } = delivery
  return [
    { id: 'status', label: m.desk_status(), value: <DeliveryState delivery={delivery} /> },
    { id: 'mode', label: m.desk_integrations_mode(), value: modeText(delivery.mode) },
    { id: 'order', label: m.desk_integrations_order(), value: <Ltr>{delivery.order_number}</Ltr> },
    { id: 'payment', label: m.desk_integrations_payment(), value: <Ltr>{delivery.payment_id}</Ltr> },
    {
      id: 'url',
      label: m.desk_integrations_address(),
      value: <Ltr className={styles.code}>{delivery.url}</Ltr>,
    },
    { id: 'at', label: m.desk_integrations_sent_at(), value: <Moment at={delivery.created_at} /> },
    ...factIf('next', m.desk_integrations_next_at(), next_at && <Moment at={next_at} />),
    ...factIf('taken', m.desk_integrations_taken_at(), delivered_at && <Moment at={delivered_at} />),
    ...factIf('of', m.desk_integrations_repeats(), replay_of && <Ltr>{replay_of}</Ltr>),
  ]
}
