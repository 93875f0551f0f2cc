import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Column } from '@daftar/ui/columns'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Drawer } from '@daftar/ui/drawer'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Moment } from '../language/moment.tsx'
import { Queried } from '../lists/queried.tsx'
import { SendDialog } from './act-dialogs.tsx'
import type { Delivery, DeliveryAttempt, SendAs, WebhookCalls } from './calls.ts'
import { DeliveryBadge } from './delivery-badge.tsx'
import { eventText, findingWords, modeText } from './words.ts'
import styles from './webhooks.module.css'

type DeliveryDrawerProps = {
  deliveryId: string
  calls: WebhookCalls
  problemText?: ((error: unknown) => string) | undefined
  /** Opens another one, or none. */
  onOpen: (id?: string) => void
}

/** One message whole: where it went, every attempt, what it said, and the ways to send it once more. */
export function DeliveryDrawer({ deliveryId, calls, problemText, onOpen }: DeliveryDrawerProps) {
  const query = useQuery({
    ...calls.delivery(deliveryId),
    // What is on its way is about to be told of.
    refetchInterval: ({ state }) => (state.data?.delivery.status === 'waiting' ? 3_000 : false),
  })
  const [sending, setSending] = useState<SendAs | null>(null)
  const delivery = query.data?.delivery
  return (
    <>
      <Drawer
        open
        side="end"
        onOpenChange={(open) => !open && onOpen()}
        title={delivery ? eventText(delivery.event) : m.webhooks_delivery()}
        closeLabel={m.common_close()}
        actions={
          delivery && maySend(delivery) ? (
            <>
              <Button onClick={() => setSending('duplicate')}>{m.webhooks_send_duplicate()}</Button>
              <Button variant="primary" onClick={() => setSending('again')}>
                {m.webhooks_send_again()}
              </Button>
            </>
          ) : null
        }
      >
        <Column>
          <Queried
            query={query}
            pending={
              <Loading label={m.common_loading()}>
                <SkeletonText lines={8} />
              </Loading>
            }
            failedTitle={m.webhooks_delivery_failed_load()}
            {...(problemText && { problemText })}
          >
            {({ delivery: opened, attempts, body }) => (
              <>
                {opened.is_webhook_removed ? <Notice tone="neutral">{m.webhooks_removed()}</Notice> : null}
                <DescriptionList facts={factsOf(opened)} />
                <Attempts attempts={attempts} />
                <section>
                  <h3>{m.webhooks_body()}</h3>
                  <pre className={styles.body} dir="ltr" tabIndex={0} aria-label={m.webhooks_body()}>
                    {JSON.stringify(body, null, 2)}
                  </pre>
                </section>
              </>
            )}
          </Queried>
        </Column>
      </Drawer>
      {sending && delivery ? (
        <SendDialog
          as={sending}
          {...{ delivery, calls, problemText }}
          onClose={() => setSending(null)}
          onSent={(made) => onOpen(made.id)}
        />
      ) : null}
    </>
  )
}

/** One that waits is sent anyway, and what only tried the way is tried anew. */
function maySend({ status, event, is_webhook_removed: isRemoved }: Delivery): boolean {
  return status !== 'waiting' && event !== 'test' && !isRemoved
}

function factsOf(delivery: Delivery): Fact[] {
  const { next_at, delivered_at, replay_of, order_number, payment_id } = delivery
  const facts: (Fact | null)[] = [
    { id: 'status', label: m.webhooks_status(), value: <DeliveryBadge status={delivery.status} /> },
    { id: 'mode', label: m.webhooks_mode(), value: modeText(delivery.mode) },
    order_number ? { id: 'order', label: m.webhooks_order(), value: <Ltr>{order_number}</Ltr> } : null,
    payment_id
      ? { id: 'payment', label: m.webhooks_payment(), value: <Ltr className={styles.code}>{payment_id}</Ltr> }
      : null,
    {
      id: 'url',
      label: m.webhooks_address(),
      value: <Ltr className={styles.code}>{delivery.url}</Ltr>,
    },
    { id: 'at', label: m.webhooks_sent_at(), value: <Moment at={delivery.created_at} /> },
    next_at ? { id: 'next', label: m.webhooks_next_at(), value: <Moment at={next_at} /> } : null,
    delivered_at ? { id: 'taken', label: m.webhooks_taken_at(), value: <Moment at={delivered_at} /> } : null,
    replay_of
      ? { id: 'of', label: m.webhooks_repeats(), value: <Ltr className={styles.code}>{replay_of}</Ltr> }
      : null,
  ]
  return facts.filter((fact) => fact !== null)
}

/** Every attempt: when, what the shop's server answered, how long that took, and what it means. */
function Attempts({ attempts }: { attempts: readonly DeliveryAttempt[] }) {
  return (
    <section>
      <h3>{m.webhooks_attempts()}</h3>
      {attempts.length === 0 ? (
        <p className={styles.muted}>{m.webhooks_no_attempts()}</p>
      ) : (
        <ol className={styles.list}>
          {attempts.map((attempt) => (
            <li key={attempt.number} className={styles.item}>
              <span className={styles.line}>
                <Moment at={attempt.at} />
                <Badge tone={isTaken(attempt) ? 'positive' : 'negative'}>
                  <Ltr>{attempt.status_code ?? attempt.error}</Ltr>
                </Badge>
              </span>
              {attempt.finding ? <span>{findingWords[attempt.finding].what()}</span> : null}
              <span className={styles.muted}>
                {m.webhooks_took({ milliseconds: String(attempt.duration_ms) })}
              </span>
              {attempt.answer ? (
                <pre className={styles.body} dir="ltr">
                  {attempt.answer}
                </pre>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function isTaken({ status_code: code }: DeliveryAttempt): boolean {
  return code !== null && code >= 200 && code < 300
}
