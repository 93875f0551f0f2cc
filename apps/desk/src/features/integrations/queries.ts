import type { AnswerOf, BodyOf } from '@daftar/contract'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { webhookCalls, type WebhookCalls } from '@daftar/app-kit/webhooks/calls'

export type Integration = AnswerOf<'apiKeys.integrations'>
export type ApiKey = Integration['keys'][number]
export type IssuedKeys = AnswerOf<'apiKeys.issue'>

const keyOf = (merchantId: string) => ['integrations', merchantId] as const

export function integrationQuery(merchantId: string) {
  return queryOptions({
    queryKey: [...keyOf(merchantId), 'keys'],
    queryFn: ({ client, signal }) =>
      apiOf(client).call('apiKeys.integrations', { params: { id: merchantId }, signal }),
  })
}

/** The secret is in the answer and nowhere else: it is not kept with what was loaded. */
export function issueKeys(queryClient: QueryClient, merchantId: string) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'apiKeys.issue'>, { client }) =>
      apiOf(client).call('apiKeys.issue', { params: { id: merchantId }, body }),
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

/** The webhooks of the merchant that is looked at, and of its sandbox. */
export function webhooksOf(queryClient: QueryClient, id: string): WebhookCalls {
  const of = (webhookId: string) => ({ params: { id, webhookId } })
  const one = (deliveryId: string) => ({ params: { id, deliveryId } })
  const api = apiOf(queryClient)
  return webhookCalls(queryClient, keyOf(id), {
    overview: (signal) => api.call('webhooks.overviewForStaff', { params: { id }, signal }),
    deliveries: (query, signal) => api.call('webhooks.deliveriesForStaff', { params: { id }, query, signal }),
    delivery: (deliveryId, signal) => api.call('webhooks.deliveryForStaff', { ...one(deliveryId), signal }),
    check: (webhookId, signal) => api.call('webhooks.checkForStaff', { ...of(webhookId), signal }),
    send: (deliveryId, body, once) =>
      api.call('webhooks.sendDeliveryForStaff', { ...one(deliveryId), body, ...once }),
    try: (webhookId, once) => api.call('webhooks.tryWebhookForStaff', { ...of(webhookId), ...once }),
    replay: (webhookId, body, once) =>
      api.call('webhooks.replayForStaff', { ...of(webhookId), body, ...once }),
    resume: (webhookId, once) => api.call('webhooks.resumeForStaff', { ...of(webhookId), ...once }),
    sendMissed: (webhookId, once) => api.call('webhooks.sendMissedForStaff', { ...of(webhookId), ...once }),
  })
}
