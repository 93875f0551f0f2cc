import { webhookCalls, type WebhookCalls } from '@daftar/app-kit/webhooks/calls'
import type { QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

/** The webhooks of the merchant's own stores, of its sandbox too. */
export function ownWebhooks(queryClient: QueryClient): WebhookCalls {
  const api = apiOf(queryClient)
  return webhookCalls(queryClient, ['webhooks'], {
    overview: (signal) => api.call('webhooks.overview', { signal }),
    deliveries: (query, signal) => api.call('webhooks.deliveries', { query, signal }),
    delivery: (id, signal) => api.call('webhooks.delivery', { params: { id }, signal }),
    check: (id, signal) => api.call('webhooks.check', { params: { id }, signal }),
    send: (id, body, once) => api.call('webhooks.sendDelivery', { params: { id }, body, ...once }),
    try: (id, once) => api.call('webhooks.tryWebhook', { params: { id }, ...once }),
    replay: (id, body, once) => api.call('webhooks.replay', { params: { id }, body, ...once }),
    resume: (id, once) => api.call('webhooks.resume', { params: { id }, ...once }),
    sendMissed: (id, once) => api.call('webhooks.sendMissed', { params: { id }, ...once }),
  })
}
