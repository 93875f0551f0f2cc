import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { PublishedTexts } from '../published-errors.ts'
import { routes } from '../routes.ts'

/** Webhooks of the public payments API; the header X-Merchant-Code says of which store. */

const byId = z.object({ id: z.string().max(64) })

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

export const webhooks = {
  'webhooks.create': endpoint({
    route: routes['webhooks.create'],
    summary: 'Register a webhook; its signing secret is answered here only',
    access: key(ofAll),
    body: given,
    response: webhook.extend({ signing_secret: z.string() }),
    rate: 'shop',
    audit: 'webhook.registered',
    answerIsSecret: true,
  }),
  'webhooks.list': endpoint({
    route: routes['webhooks.list'],
    summary: 'Webhooks of the store; null while there is none',
    access: key(ofAll),
    response: z.array(webhook).nullable(),
    rate: 'shop',
  }),
  'webhooks.read': endpoint({
    route: routes['webhooks.read'],
    summary: 'One webhook',
    access: key(ofOne),
    params: byId,
    response: webhook,
    rate: 'shop',
  }),
  'webhooks.update': endpoint({
    route: routes['webhooks.update'],
    summary: 'Change address and header of a webhook',
    access: key({ ...ofOne, notAuthorized: 'authorization' }),
    params: byId,
    body: given,
    response: webhook,
    rate: 'shop',
    audit: 'webhook.changed',
  }),
  'webhooks.remove': endpoint({
    route: routes['webhooks.remove'],
    summary: 'Remove a webhook; what is under way is given up',
    access: key(ofOne),
    params: byId,
    response: z.object({ status: z.literal('ok') }),
    rate: 'shop',
    audit: 'webhook.removed',
  }),
}
