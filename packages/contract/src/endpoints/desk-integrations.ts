import { deliveryEvents, deliveryStatuses, keyModes } from '@daftar/rules/orders/shop-connection'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { instant, pageQuery } from '../wire/values.ts'
import { webhookPayment } from './public-api-shapes.ts'

/** How a merchant's shops are connected: keys, webhooks and what these were sent, for support and administration. */

const byId = z.strictObject({ id: z.string().max(64) })
const one = z.strictObject({ id: z.string().max(64), deliveryId: z.string().max(64) })

const mode = z.enum(keyModes)

const apiKey = z.object({
  id: z.string(),
  mode,
  kind: z.enum(['public', 'secret']),
  last_four: z.string(),
  created_at: instant,
  /** When it stops working; null while nobody revoked or replaced it. */
  revoked_at: instant.nullable(),
})

const webhook = z.object({
  id: z.string(),
  mode,
  store_code: z.string(),
  url: z.string(),
  /** The name of the header the shop asked for; its value stays here. */
  header: z.string().nullable(),
  created_at: instant,
})

const delivery = z.object({
  id: z.string(),
  mode,
  event: z.enum(deliveryEvents),
  status: z.enum(deliveryStatuses),
  url: z.string(),
  payment_id: z.string(),
  order_number: z.string(),
  attempts: z.number().int(),
  created_at: instant,
  next_at: instant.nullable(),
  delivered_at: instant.nullable(),
  /** The delivery it repeats; null for a first one. */
  replay_of: z.string().nullable(),
  is_duplicate: z.boolean(),
  /** The shop has removed the webhook: nothing is sent to it any more. */
  is_webhook_removed: z.boolean(),
})
export type Delivery = z.output<typeof delivery>

const attempt = z.object({
  number: z.number().int(),
  at: instant,
  duration_ms: z.number().int(),
  status_code: z.number().int().nullable(),
  error: z.string().nullable(),
  /** The first bytes of the answer. */
  answer: z.string(),
})
export type DeliveryAttempt = z.output<typeof attempt>

export const deskIntegrations = {
  'apiKeys.integrations': endpoint({
    route: routes['apiKeys.integrations'],
    summary: 'Keys, store codes and webhooks of a merchant',
    access: { kind: 'staff', flag: 'can_view_integrations' },
    params: byId,
    response: z.object({
      merchant: z.object({ id: z.string(), name: z.string(), name_ar: z.string() }),
      stores: z.array(z.object({ code: z.string(), name: z.string(), name_ar: z.string() })),
      keys: z.array(apiKey),
      webhooks: z.array(webhook),
    }),
  }),
  'apiKeys.issue': endpoint({
    route: routes['apiKeys.issue'],
    summary: 'Issue a pair of keys; the pair it replaces works for 24 hours more (DEC-MER-2)',
    access: { kind: 'staff', flag: 'can_issue_keys' },
    params: byId,
    body: z.strictObject({ mode }),
    response: z.object({ public_key: z.string(), secret_key: z.string() }),
    audit: 'api_keys.issued',
    answerIsSecret: true,
  }),
  'apiKeys.revoke': endpoint({
    route: routes['apiKeys.revoke'],
    summary: 'Revoke a key: it stops working at once',
    access: { kind: 'staff', flag: 'can_issue_keys' },
    params: z.strictObject({ id: z.string().max(64), keyId: z.string().max(64) }),
    response: null,
    reasons: ['wrong_status'],
    audit: 'api_keys.revoked',
  }),
  'webhooks.deliveries': endpoint({
    route: routes['webhooks.deliveries'],
    summary: 'What the webhooks of a merchant were sent, the newest first',
    access: { kind: 'staff', flag: 'can_view_integrations' },
    params: byId,
    query: z.strictObject({
      mode: mode.optional(),
      status: z.enum(deliveryStatuses).optional(),
      event: z.enum(deliveryEvents).optional(),
      search: z.string().trim().max(80).optional(),
      ...pageQuery,
    }),
    response: z.object({ deliveries: z.array(delivery), next_page_token: z.string().nullable() }),
  }),
  'webhooks.delivery': endpoint({
    route: routes['webhooks.delivery'],
    summary: 'One delivery with its body and every attempt',
    access: { kind: 'staff', flag: 'can_view_integrations' },
    params: one,
    response: z.object({ delivery, body: webhookPayment, attempts: z.array(attempt) }),
  }),
  'webhooks.sendDelivery': endpoint({
    route: routes['webhooks.sendDelivery'],
    summary:
      'Send a delivery again, or the very same message once more to try how the shop takes a repetition',
    access: { kind: 'staff', flag: 'can_view_integrations' },
    params: one,
    body: z.strictObject({ as: z.enum(['again', 'duplicate']) }),
    response: z.object({ delivery }),
    reasons: ['wrong_status'],
    audit: 'webhook.sent_again',
  }),
}
