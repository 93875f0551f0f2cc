import { deliveryStatuses, messageEvents } from '@daftar/rules/orders/shop-connection'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import type { PublishedTexts } from '../../published-errors.ts'
import { instant, pageQuery } from '../../wire/values.ts'
import { shopExamples as sale } from './public-api-examples.ts'
import {
  deliveriesAnswer,
  delivery,
  keyMode,
  replayAnswer,
  replayGiven,
  webhookCheck,
  webhooksAnswer,
  wholeDelivery,
} from './webhooks-shapes.ts'

/**
 * Webhooks of the public payments API, where the header X-Merchant-Code says of which store; and for the
 * merchant and for support how they stand and what they were sent.
 */

const byId = z.strictObject({ id: z.string().max(64) })
const one = z.strictObject({ id: z.string().max(64), deliveryId: z.string().max(64) })
const ofMerchant = z.strictObject({ id: z.string().max(64), webhookId: z.string().max(64) })

const listed = z.strictObject({
  mode: keyMode.optional(),
  webhook: z.string().max(64).optional(),
  status: z.enum(deliveryStatuses).optional(),
  event: z.enum(messageEvents).optional(),
  search: z.string().trim().max(80).optional(),
  ...pageQuery,
})
const sent = z.strictObject({ as: z.enum(['again', 'duplicate']) })

/** Of the workspace and its sandbox, by whoever administers it. */
const mayManage = { kind: 'account', permission: 'isWorkspaceAdmin' } as const satisfies Access
const maySupport = { kind: 'staff', flag: 'can_view_integrations' } as const satisfies Access

const oneWebhook = z.object({ id: z.string().max(64).describe('Id of the webhook.') })
const ofWebhook = { id: sale.webhookId }

const webhook = z
  .object({
    id: z.string().describe('Id of the webhook.'),
    url: z.string().describe('Where messages go.'),
    is_test: z.boolean().describe('Whether it hears of the payments of test keys, or of live ones.'),
    header: z
      .object({ title: z.string().describe('Its name.'), value: z.string().describe('Its value.') })
      .nullable()
      .describe('A header of your own that each message carries.'),
  })
  .meta({ title: 'Webhook' })
const signingSecret = z.string().describe('What messages are signed with. It is answered this once: keep it.')

/** As an administrator types it: over TLS alone. */
const ownUrl = z
  .string({ error: 'required' })
  .trim()
  .min(1, 'required')
  .max(2000, 'too_long')
  .startsWith('https://', 'url_invalid')
const ownSecret = z.object({ signing_secret: z.string() })

const given = z.object({
  url: z
    .string()
    .min(1)
    .max(2000)
    .describe('Where messages go: `https`, and an address that everybody can reach.'),
  header: z
    .object({
      title: z.string().max(200).nullish().describe('Its name.'),
      value: z.string().max(2000).nullish().describe('Its value.'),
    })
    .nullish()
    .describe('A header of your own that each message is to carry.'),
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
  'webhooks.overview': endpoint({
    route: 'GET /merchant/api/v1/webhooks',
    summary: 'How the webhooks stand, live and test',
    access: mayManage,
    sandbox: true,
    response: webhooksAnswer,
  }),
  'webhooks.overviewForStaff': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/webhooks',
    summary: 'How the webhooks stand, live and test, of a merchant',
    access: maySupport,
    params: byId,
    response: webhooksAnswer,
    example: { params: { id: 'mer_0000' } },
  }),
  'webhooks.deliveries': endpoint({
    route: 'GET /merchant/api/v1/webhook-deliveries',
    summary: 'What the webhooks were sent, the newest first',
    access: mayManage,
    sandbox: true,
    query: listed,
    response: deliveriesAnswer,
  }),
  'webhooks.deliveriesForStaff': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/webhook-deliveries',
    summary: 'What the webhooks were sent, the newest first, of a merchant',
    access: maySupport,
    params: byId,
    query: listed,
    response: deliveriesAnswer,
    example: { params: { id: 'mer_0000' } },
  }),
  'webhooks.delivery': endpoint({
    route: 'GET /merchant/api/v1/webhook-deliveries/{id}',
    summary: 'One delivery with its body and every attempt',
    access: mayManage,
    sandbox: true,
    params: byId,
    response: wholeDelivery,
    example: { params: { id: 'whd_0000' } },
  }),
  'webhooks.deliveryForStaff': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/webhook-deliveries/{deliveryId}',
    summary: 'One delivery with its body and every attempt, of a merchant',
    access: maySupport,
    params: one,
    response: wholeDelivery,
    example: { params: { id: 'mer_0000', deliveryId: 'whd_0000' } },
  }),
  'webhooks.sendDelivery': endpoint({
    route: 'POST /merchant/api/v1/webhook-deliveries/{id}/send',
    summary:
      'Send a delivery again, or the very same message once more to try how the shop takes a repetition',
    access: mayManage,
    sandbox: true,
    params: byId,
    body: sent,
    response: z.object({ delivery }),
    reasons: ['wrong_status'],
    audit: 'webhook.sent_again',
    example: { params: { id: 'whd_0000' }, body: { as: 'again' } },
  }),
  'webhooks.sendDeliveryForStaff': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/webhook-deliveries/{deliveryId}/send',
    summary:
      'Send a delivery again, or the very same message once more to try how the shop takes a repetition, of a merchant',
    access: maySupport,
    params: one,
    body: sent,
    response: z.object({ delivery }),
    reasons: ['wrong_status'],
    audit: 'webhook.sent_again',
    example: { params: { id: 'mer_0000', deliveryId: 'whd_0000' }, body: { as: 'again' } },
  }),
  'webhooks.tryWebhook': endpoint({
    route: 'POST /merchant/api/v1/webhooks/{id}/test',
    summary: 'Send a message about no payment, to try the way',
    access: mayManage,
    sandbox: true,
    params: byId,
    response: z.object({ delivery }),
    audit: 'webhook.tried',
    example: { params: { id: 'whk_0000' } },
  }),
  'webhooks.tryWebhookForStaff': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/webhooks/{webhookId}/test',
    summary: 'Send a message about no payment, to try the way, of a merchant',
    access: maySupport,
    params: ofMerchant,
    response: z.object({ delivery }),
    audit: 'webhook.tried',
    example: { params: { id: 'mer_0000', webhookId: 'whk_0000' } },
  }),
  'webhooks.replay': endpoint({
    route: 'POST /merchant/api/v1/webhooks/{id}/replay',
    summary: 'Send once more what a webhook was told in a time',
    access: mayManage,
    sandbox: true,
    params: byId,
    body: replayGiven,
    response: replayAnswer,
    audit: 'webhook.replayed',
    example: {
      params: { id: 'whk_0000' },
      body: { from: '2026-11-20T00:00:00.000Z', until: '2026-11-21T00:00:00.000Z', only_failed: true },
    },
  }),
  'webhooks.replayForStaff': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/webhooks/{webhookId}/replay',
    summary: 'Send once more what a webhook was told in a time, of a merchant',
    access: maySupport,
    params: ofMerchant,
    body: replayGiven,
    response: replayAnswer,
    audit: 'webhook.replayed',
    example: {
      params: { id: 'mer_0000', webhookId: 'whk_0000' },
      body: { from: '2026-11-20T00:00:00.000Z', until: '2026-11-21T00:00:00.000Z', only_failed: true },
    },
  }),
  'webhooks.resume': endpoint({
    route: 'POST /merchant/api/v1/webhooks/{id}/resume',
    summary: 'Resume a paused webhook: what waited is sent in its order',
    access: mayManage,
    sandbox: true,
    params: byId,
    response: null,
    reasons: ['wrong_status'],
    audit: 'webhook.resumed',
    example: { params: { id: 'whk_0000' } },
  }),
  'webhooks.resumeForStaff': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/webhooks/{webhookId}/resume',
    summary: 'Resume a paused webhook: what waited is sent in its order, of a merchant',
    access: maySupport,
    params: ofMerchant,
    response: null,
    reasons: ['wrong_status'],
    audit: 'webhook.resumed',
    example: { params: { id: 'mer_0000', webhookId: 'whk_0000' } },
  }),
  'webhooks.check': endpoint({
    route: 'GET /merchant/api/v1/webhooks/{id}/check',
    summary: 'What a webhook was told against what its shop read back, and what is wrong with its server',
    access: mayManage,
    sandbox: true,
    params: byId,
    response: webhookCheck,
    example: { params: { id: 'whk_0000' } },
  }),
  'webhooks.checkForStaff': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/webhooks/{webhookId}/check',
    summary:
      'What a webhook was told against what its shop read back, and what is wrong with its server, of a merchant',
    access: maySupport,
    params: ofMerchant,
    response: webhookCheck,
    example: { params: { id: 'mer_0000', webhookId: 'whk_0000' } },
  }),
  'webhooks.sendMissed': endpoint({
    route: 'POST /merchant/api/v1/webhooks/{id}/send-missed',
    summary: 'Send once more the payments its shop never booked',
    access: mayManage,
    sandbox: true,
    params: byId,
    response: replayAnswer,
    audit: 'webhook.missed_sent',
    example: { params: { id: 'whk_0000' } },
  }),
  'webhooks.sendMissedForStaff': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/webhooks/{webhookId}/send-missed',
    summary: 'Send once more the payments its shop never booked, of a merchant',
    access: maySupport,
    params: ofMerchant,
    response: replayAnswer,
    audit: 'webhook.missed_sent',
    example: { params: { id: 'mer_0000', webhookId: 'whk_0000' } },
  }),
  'webhooks.register': endpoint({
    route: 'POST /merchant/api/v1/webhooks',
    summary: 'Register an address of a store; its signing secret is answered here only (DEC-MER-4)',
    access: mayManage,
    sandbox: true,
    body: z.strictObject({ mode: keyMode, store: z.string().max(64), url: ownUrl }),
    response: ownSecret,
    reasons: ['webhooks_full'],
    audit: 'webhook.registered',
    answerIsSecret: true,
    example: { body: { mode: 'test', store: 'main', url: 'https://shop.example/hooks/payments' } },
  }),
  'webhooks.readdress': endpoint({
    route: 'PUT /merchant/api/v1/webhooks/{id}',
    summary: 'Change where a webhook is told; its secret and what waits for it stay',
    access: mayManage,
    sandbox: true,
    params: byId,
    body: z.strictObject({ url: ownUrl }),
    response: null,
    audit: 'webhook.changed',
    example: { params: { id: 'whk_0000' }, body: { url: 'https://shop.example/hooks/payments' } },
  }),
  'webhooks.renewSecret': endpoint({
    route: 'POST /merchant/api/v1/webhooks/{id}/secret',
    summary:
      'A new signing secret, answered here only; messages are signed with the one before as well for 24 hours',
    access: mayManage,
    sandbox: true,
    params: byId,
    response: ownSecret,
    audit: 'webhook.secret_rotated',
    answerIsSecret: true,
    example: { params: { id: 'whk_0000' } },
  }),
  'webhooks.discard': endpoint({
    route: 'DELETE /merchant/api/v1/webhooks/{id}',
    summary: 'Remove a webhook; what is under way is given up',
    access: mayManage,
    sandbox: true,
    params: byId,
    response: null,
    audit: 'webhook.removed',
    example: { params: { id: 'whk_0000' } },
  }),
  'webhooks.create': endpoint({
    route: 'POST /api/v1/webhooks',
    summary: 'Register a webhook; its signing secret is answered here only',
    description:
      'A store has at most four, live and test counted apart; the key says of which the new one hears.',
    access: key(ofAll),
    body: given,
    response: webhook.extend({ signing_secret: signingSecret }).meta({ title: 'RegisteredWebhook' }),
    rate: 'shop',
    audit: 'webhook.registered',
    example: { body: { url: 'https://shop.example/hooks/payments' }, answer: sale.registered },
  }),
  'webhooks.list': endpoint({
    route: 'GET /api/v1/webhooks',
    summary: 'Webhooks of the store',
    description: 'All of the store for the mode of the key; an empty list where there are none.',
    access: key(ofAll),
    response: z.array(webhook),
    rate: 'shop',
    example: { answer: [sale.webhook] },
  }),
  'webhooks.read': endpoint({
    route: 'GET /api/v1/webhooks/{id}',
    summary: 'One webhook',
    description: 'The webhook as it was registered, without its secret.',
    access: key(ofOne),
    params: oneWebhook,
    response: webhook,
    rate: 'shop',
    example: { params: ofWebhook, answer: sale.webhook },
  }),
  'webhooks.update': endpoint({
    route: 'PUT /api/v1/webhooks/{id}',
    summary: 'Change address and header of a webhook',
    description:
      'Its secret and what waits for it stay. A paused webhook is tried at once at its new address.',
    access: key({ ...ofOne, notAuthorized: 'authorization' }),
    params: oneWebhook,
    body: given,
    response: webhook,
    rate: 'shop',
    audit: 'webhook.changed',
    example: {
      params: ofWebhook,
      body: { url: 'https://shop.example/hooks/payments' },
      answer: sale.webhook,
    },
  }),
  'webhooks.rotateSecret': endpoint({
    route: 'POST /api/v1/webhooks/{id}/secret',
    summary:
      'Give a webhook a new signing secret; messages are signed with the one before as well for 24 hours',
    description: 'Take the new secret into use within 24 hours: until then one of two signatures fits.',
    access: key({ ...ofOne, notAuthorized: 'authorization' }),
    params: oneWebhook,
    response: z.object({
      signing_secret: signingSecret,
      previous_secret_valid_until: instant.describe('Until when messages are signed with both.'),
    }),
    rate: 'shop',
    audit: 'webhook.secret_rotated',
    example: { params: ofWebhook, answer: sale.rotated },
  }),
  'webhooks.remove': endpoint({
    route: 'DELETE /api/v1/webhooks/{id}',
    summary: 'Remove a webhook; what is under way is given up',
    description: 'Messages that wait for it are given up.',
    access: key(ofOne),
    params: oneWebhook,
    response: z.object({ status: z.literal('ok').describe('It is removed.') }),
    rate: 'shop',
    audit: 'webhook.removed',
    example: { params: ofWebhook, answer: { status: 'ok' } },
  }),
}
