import { deliveryStatuses, keyModes, messageEvents } from '@daftar/rules/orders/shop-connection'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { PublishedTexts } from '../published-errors.ts'
import { instant, pageQuery } from '../wire/values.ts'
import { webhookPayment } from './public-api-shapes.ts'

/** Webhooks of the public payments API, where the header X-Merchant-Code says of which store; and for support what they were sent. */

const byId = z.strictObject({ id: z.string().max(64) })
const one = z.strictObject({ id: z.string().max(64), deliveryId: z.string().max(64) })
const mode = z.enum(keyModes)

const delivery = z.object({
  id: z.string(),
  mode,
  event: z.enum(messageEvents),
  status: z.enum(deliveryStatuses),
  url: z.string(),
  /** Null where it only tried the way. */
  payment_id: z.string().nullable(),
  order_number: z.string().nullable(),
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

const oneWebhook = z.object({ id: z.string().max(64) })

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  is_test: z.boolean(),
  header: z.object({ title: z.string(), value: z.string() }).nullable(),
})

const given = z.object({
  url: z.string().min(1).max(2000),
  header: z.object({ title: z.string().max(200).nullish(), value: z.string().max(2000).nullish() }).nullish(),
})
export type GivenWebhook = z.output<typeof given>

const ofAll: PublishedTexts = { notAuthorized: 'authorization', badData: 'bad_request', notFound: null }

const ofOne: PublishedTexts = {
  notAuthorized: 'invalid secret key',
  badData: 'bad_request',
  notFound: 'no such webhook',
}

const key = (texts: PublishedTexts) => ({ kind: 'key', texts }) as const

/** Most webhooks of one store, live and test counted apart. */
export const webhooksPerStore = 4

export const webhooksEndpoints = {
  'webhooks.deliveries': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/webhook-deliveries',
    summary: 'What the webhooks of a merchant were sent, the newest first',
    access: { kind: 'staff', flag: 'can_view_integrations' },
    params: byId,
    query: z.strictObject({
      mode: mode.optional(),
      status: z.enum(deliveryStatuses).optional(),
      event: z.enum(messageEvents).optional(),
      search: z.string().trim().max(80).optional(),
      ...pageQuery,
    }),
    response: z.object({ deliveries: z.array(delivery), next_page_token: z.string().nullable() }),
    example: { params: { id: 'mer_0000' } },
  }),
  'webhooks.delivery': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/webhook-deliveries/{deliveryId}',
    summary: 'One delivery with its body and every attempt',
    access: { kind: 'staff', flag: 'can_view_integrations' },
    params: one,
    response: z.object({ delivery, body: webhookPayment, attempts: z.array(attempt) }),
    example: { params: { id: 'mer_0000', deliveryId: 'whd_0000' } },
  }),
  'webhooks.sendDelivery': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/webhook-deliveries/{deliveryId}/send',
    summary:
      'Send a delivery again, or the very same message once more to try how the shop takes a repetition',
    access: { kind: 'staff', flag: 'can_view_integrations' },
    params: one,
    body: z.strictObject({ as: z.enum(['again', 'duplicate']) }),
    response: z.object({ delivery }),
    reasons: ['wrong_status'],
    audit: 'webhook.sent_again',
    example: { params: { id: 'mer_0000', deliveryId: 'whd_0000' }, body: { as: 'again' } },
  }),
  'webhooks.create': endpoint({
    route: 'POST /api/v1/webhooks',
    summary: 'Register a webhook; its signing secret is answered here only',
    access: key(ofAll),
    body: given,
    response: webhook.extend({ signing_secret: z.string() }),
    rate: 'shop',
    audit: 'webhook.registered',
    example: { body: { url: 'https://shop.example/hooks' } },
  }),
  'webhooks.list': endpoint({
    route: 'GET /api/v1/webhooks',
    summary: 'Webhooks of the store',
    access: key(ofAll),
    response: z.array(webhook),
    rate: 'shop',
  }),
  'webhooks.read': endpoint({
    route: 'GET /api/v1/webhooks/{id}',
    summary: 'One webhook',
    access: key(ofOne),
    params: oneWebhook,
    response: webhook,
    rate: 'shop',
    example: { params: { id: 'whk_0000' } },
  }),
  'webhooks.update': endpoint({
    route: 'PUT /api/v1/webhooks/{id}',
    summary: 'Change address and header of a webhook',
    access: key({ ...ofOne, notAuthorized: 'authorization' }),
    params: oneWebhook,
    body: given,
    response: webhook,
    rate: 'shop',
    audit: 'webhook.changed',
    example: { params: { id: 'whk_0000' }, body: { url: 'https://shop.example/hooks' } },
  }),
  'webhooks.rotateSecret': endpoint({
    route: 'POST /api/v1/webhooks/{id}/secret',
    summary:
      'Give a webhook a new signing secret; messages are signed with the one before as well for 24 hours',
    access: key({ ...ofOne, notAuthorized: 'authorization' }),
    params: oneWebhook,
    response: z.object({ signing_secret: z.string(), previous_secret_valid_until: instant }),
    rate: 'shop',
    audit: 'webhook.secret_rotated',
    example: { params: { id: 'whk_0000' } },
  }),
  'webhooks.remove': endpoint({
    route: 'DELETE /api/v1/webhooks/{id}',
    summary: 'Remove a webhook; what is under way is given up',
    access: key(ofOne),
    params: oneWebhook,
    response: z.object({ status: z.literal('ok') }),
    rate: 'shop',
    audit: 'webhook.removed',
    example: { params: { id: 'whk_0000' } },
  }),
}
