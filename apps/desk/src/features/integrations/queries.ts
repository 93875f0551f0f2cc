import type { AnswerOf } from '@daftar/contract'
import type { Delivery } from '@daftar/contract/endpoints/webhooks'
import type { KeyMode } from '@daftar/rules/orders/shop-connection'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { pagedQuery } from '../../shared/pages.ts'
import type { Keyed } from '@daftar/app-kit/use-act'
import type { DeliveryFilters } from './filters.ts'

export type { Delivery, DeliveryAttempt } from '@daftar/contract/endpoints/webhooks'
export type Integration = AnswerOf<'apiKeys.integrations'>
export type ApiKey = Integration['keys'][number]
export type IssuedKeys = AnswerOf<'apiKeys.issue'>
export type SendAs = 'again' | 'duplicate'

const keyOf = (merchantId: string) => ['integrations', merchantId] as const

export function integrationQuery(merchantId: string) {
  return queryOptions({
    queryKey: [...keyOf(merchantId), 'keys'],
    queryFn: ({ client, signal }) =>
      apiOf(client).call('apiKeys.integrations', { params: { id: merchantId }, signal }),
  })
}

export function deliveriesQuery(merchantId: string, { mode, status, event, search }: DeliveryFilters) {
  return pagedQuery(
    [...keyOf(merchantId), 'deliveries', mode ?? '', status ?? '', event ?? '', search],
    (api, page_token, signal) =>
      api.call('webhooks.deliveries', {
        params: { id: merchantId },
        query: { mode, status, event, search: search || undefined, page_token },
        signal,
      }),
  )
}

export function deliveryQuery(merchantId: string, deliveryId: string) {
  return queryOptions({
    queryKey: [...keyOf(merchantId), 'delivery', deliveryId],
    queryFn: ({ client, signal }) =>
      apiOf(client).call('webhooks.delivery', { params: { id: merchantId, deliveryId }, signal }),
    // What is on its way is about to be told of.
    refetchInterval: ({ state }) => (state.data?.delivery.status === 'waiting' ? 3_000 : false),
  })
}

/** The secret is in the answer and nowhere else: it is not kept with what was loaded. */
export function issueKeys(queryClient: QueryClient, merchantId: string) {
  return mutationOptions({
    mutationFn: (mode: KeyMode, { client }) =>
      apiOf(client).call('apiKeys.issue', { params: { id: merchantId }, body: { mode } }),
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(merchantId) }),
  })
}

export function revokeKey(queryClient: QueryClient, merchantId: string) {
  return mutationOptions({
    mutationFn: (keyId: string, { client }) =>
      apiOf(client).call('apiKeys.revoke', { params: { id: merchantId, keyId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(merchantId) }),
  })
}

type SendOrder = { id: string; as: SendAs }

export function sendDelivery(queryClient: QueryClient, merchantId: string) {
  return mutationOptions({
    mutationFn: async ({ intent: { id, as }, key }: Keyed<SendOrder>, { client }): Promise<Delivery> =>
      (
        await apiOf(client).call('webhooks.sendDelivery', {
          params: { id: merchantId, deliveryId: id },
          body: { as },
          idempotencyKey: key,
        })
      ).delivery,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: keyOf(merchantId) }),
  })
}
