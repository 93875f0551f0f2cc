import { EmptyState } from '@daftar/ui/empty-state'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Queried } from '../lists/queried.tsx'
import type { WebhookCalls, WebhookStanding } from './calls.ts'
import { Deliveries } from './deliveries.tsx'
import { WebhookCard } from './webhook-card.tsx'
import styles from './webhooks.module.css'

export type WebhooksProps = {
  calls: WebhookCalls
  /** While the webhooks load, and while their messages do. */
  pending: ReactNode
  problemText?: (error: unknown) => string
  /** What else may be done about an address, beside what everybody may. */
  acts?: (webhook: WebhookStanding) => ReactNode
  /** What is said and done where there is none; what support sees unless told. */
  none?: ReactNode
}

/**
 * Where shops are told, how each of these stands and what to do about it, and every message with its
 * attempts.
 */
export function Webhooks({ calls, pending, problemText, acts, none }: WebhooksProps) {
  const query = useQuery({ ...calls.overview, refetchInterval: 30_000 })
  const webhooks = query.data?.webhooks ?? []
  return (
    <div className={styles.page}>
      <Queried
        query={query}
        pending={pending}
        failedTitle={m.webhooks_failed_load()}
        {...(problemText && { problemText })}
      >
        {() =>
          webhooks.length === 0 ? (
            (none ?? <EmptyState title={m.webhooks_none()}>{m.webhooks_none_text()}</EmptyState>)
          ) : (
            <div className={styles.cards}>
              {webhooks.map((webhook) => (
                <WebhookCard key={webhook.id} {...{ webhook, calls, problemText }} acts={acts?.(webhook)} />
              ))}
            </div>
          )
        }
      </Queried>
      <Deliveries {...{ calls, webhooks, pending, problemText }} />
    </div>
  )
}
