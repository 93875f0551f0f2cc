import { Button } from '@daftar/ui/button'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Drawer } from '@daftar/ui/drawer'
import { Ltr } from '@daftar/ui/ltr'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Moment } from '../../../shared/moment.tsx'
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
      <Drawer
        open
        side="end"
        onOpenChange={(open) => !open && onOpen()}
        title={delivery ? eventText(delivery.event) : m.desk_integrations_delivery()}
        closeLabel={m.common_close()}
        actions={
          delivery && delivery.status !== 'waiting' ? (
            <>
              <Button onClick={() => setSending('duplicate')}>{m.desk_integrations_send_duplicate()}</Button>
              <Button variant="primary" onClick={() => setSending('again')}>
                {m.desk_integrations_send_again()}
              </Button>
            </>
          ) : null
        }
      >
        <Queried query={query} pending={<Pending />} failedTitle={m.desk_integrations_delivery_failed_load()}>
          {({ delivery: opened, attempts, body }) => (
            <div className={styles.drawer}>
              <DescriptionList facts={factsOf(opened)} />
              <Attempts attempts={attempts} />
              <section>
                <h3>{m.desk_integrations_body()}</h3>
                <pre className={styles.body} dir="ltr" tabIndex={0} aria-label={m.desk_integrations_body()}>
                  {JSON.stringify(body, null, 2)}
                </pre>
              </section>
            </div>
          )}
        </Queried>
      </Drawer>
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
    ...(delivery.next_at === null
      ? []
      : [{ id: 'next', label: m.desk_integrations_next_at(), value: <Moment at={delivery.next_at} /> }]),
    ...(delivery.delivered_at === null
      ? []
      : [
          {
            id: 'taken',
            label: m.desk_integrations_taken_at(),
            value: <Moment at={delivery.delivered_at} />,
          },
        ]),
    ...(delivery.replay_of === null
      ? []
      : [{ id: 'of', label: m.desk_integrations_repeats(), value: <Ltr>{delivery.replay_of}</Ltr> }]),
  ]
}

function Pending() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonText lines={8} />
    </Loading>
  )
}
