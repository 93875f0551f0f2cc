import type { AnswerOf } from '@daftar/contract'
import type { DeliveryStatus, KeyMode, MessageEvent } from '@daftar/rules/orders/shop-connection'
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Keyed } from '../acts/use-act.ts'

export type Delivery = AnswerOf<'webhooks.delivery'>['delivery']
export type DeliveryAttempt = AnswerOf<'webhooks.delivery'>['attempts'][number]
export type WebhookStanding = AnswerOf<'webhooks.overview'>['webhooks'][number]
export type WebhookCheck = AnswerOf<'webhooks.check'>
export type WebhookFinding = WebhookCheck['findings'][number]
export type MissedOrder = WebhookCheck['missed'][number]
export type Replayed = AnswerOf<'webhooks.replay'>
export type SendAs = 'again' | 'duplicate'

/** What the log of messages is filtered by, as it stands in the address. */
export interface DeliveryFilters {
  mode: KeyMode | null
  webhook: string
  status: DeliveryStatus | null
  event: MessageEvent | null
  search: string
}

/** The same as it is asked: what does not filter is left out. */
export interface DeliveriesAsked {
  mode: KeyMode | undefined
  webhook: string | undefined
  status: DeliveryStatus | undefined
  event: MessageEvent | undefined
  search: string | undefined
  page_token: string | undefined
}

export interface Replaying {
  from: string
  until: string
  only_failed: boolean
}

/** A request of an act, which repeats under its key. */
type Once = { idempotencyKey: string }

/**
 * How an application asks: the merchant for its own webhooks, the console for those of the merchant it looks
 * at.
 */
export interface WebhookAsks {
  overview(signal: AbortSignal): Promise<AnswerOf<'webhooks.overview'>>
  deliveries(query: DeliveriesAsked, signal: AbortSignal): Promise<AnswerOf<'webhooks.deliveries'>>
  delivery(id: string, signal: AbortSignal): Promise<AnswerOf<'webhooks.delivery'>>
  check(webhookId: string, signal: AbortSignal): Promise<WebhookCheck>
  send(id: string, body: { as: SendAs }, once: Once): Promise<AnswerOf<'webhooks.sendDelivery'>>
  try(webhookId: string, once: Once): Promise<AnswerOf<'webhooks.tryWebhook'>>
  replay(webhookId: string, body: Replaying, once: Once): Promise<Replayed>
  resume(webhookId: string, once: Once): Promise<unknown>
  sendMissed(webhookId: string, once: Once): Promise<Replayed>
}

export type WebhookCalls = ReturnType<typeof webhookCalls>

type Of = { webhookId: string }

/** The queries and acts of webhooks, kept under one key: what is done to one is asked for again. */
export function webhookCalls(queryClient: QueryClient, key: readonly string[], asks: WebhookAsks) {
  const onSettled = () => void queryClient.invalidateQueries({ queryKey: key })
  return {
    overview: queryOptions({
      queryKey: [...key, 'webhooks'],
      staleTime: 0,
      queryFn: ({ signal }) => asks.overview(signal),
    }),
    deliveries: ({ mode, webhook, status, event, search }: DeliveryFilters) =>
      infiniteQueryOptions({
        queryKey: [...key, 'deliveries', mode ?? '', webhook, status ?? '', event ?? '', search],
        staleTime: 0,
        initialPageParam: undefined as string | undefined,
        queryFn: ({ pageParam, signal }) =>
          asks.deliveries(
            {
              mode: mode ?? undefined,
              webhook: webhook || undefined,
              status: status ?? undefined,
              event: event ?? undefined,
              search: search || undefined,
              page_token: pageParam,
            },
            signal,
          ),
        getNextPageParam: ({ next_page_token }) => next_page_token ?? undefined,
      }),
    delivery: (id: string) =>
      queryOptions({
        queryKey: [...key, 'delivery', id],
        queryFn: ({ signal }) => asks.delivery(id, signal),
      }),
    check: (webhookId: string) =>
      queryOptions({
        queryKey: [...key, 'check', webhookId],
        staleTime: 0,
        queryFn: ({ signal }) => asks.check(webhookId, signal),
      }),
    send: mutationOptions({
      mutationFn: async ({ intent, key: idempotencyKey }: Keyed<{ id: string; as: SendAs }>) =>
        (await asks.send(intent.id, { as: intent.as }, { idempotencyKey })).delivery,
      onSettled,
    }),
    try: mutationOptions({
      mutationFn: async ({ intent, key: idempotencyKey }: Keyed<Of>) =>
        (await asks.try(intent.webhookId, { idempotencyKey })).delivery,
      onSettled,
    }),
    replay: mutationOptions({
      mutationFn: ({ intent, key: idempotencyKey }: Keyed<Of & Replaying>) => {
        const { webhookId, ...body } = intent
        return asks.replay(webhookId, body, { idempotencyKey })
      },
      onSettled,
    }),
    resume: mutationOptions({
      mutationFn: ({ intent, key: idempotencyKey }: Keyed<Of>) =>
        asks.resume(intent.webhookId, { idempotencyKey }),
      onSettled,
    }),
    sendMissed: mutationOptions({
      mutationFn: ({ intent, key: idempotencyKey }: Keyed<Of>) =>
        asks.sendMissed(intent.webhookId, { idempotencyKey }),
      onSettled,
    }),
  }
}
