import { deliveryStatuses, keyModes, messageEvents } from '@daftar/rules/orders/shop-connection'
import { checkVerdicts, findingKinds } from '@daftar/rules/orders/webhook-doctor'
import { webhookHealths } from '@daftar/rules/orders/webhook-retry'
import { z } from 'zod'
import { amountOut, currency, instant } from '../../wire/values.ts'
import { webhookPayment } from './public-api-shapes.ts'

/** What a merchant and support see of webhooks: how each stands, what it was sent, and what came of it. */

export const keyMode = z.enum(keyModes)

export const delivery = z.object({
  id: z.string(),
  webhook_id: z.string(),
  mode: keyMode,
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
  /** What it says about the shop's server; null when all is well. */
  finding: z.enum(findingKinds).nullable(),
})
export type DeliveryAttempt = z.output<typeof attempt>

export const wholeDelivery = z.object({ delivery, body: webhookPayment, attempts: z.array(attempt) })

/** A webhook as it stands. */
export const webhookStanding = z.object({
  id: z.string(),
  mode: keyMode,
  store: z.object({ code: z.string(), name: z.string(), name_ar: z.string() }),
  url: z.string(),
  /** The name of the header the shop asked for; its value stays here. */
  header: z.string().nullable(),
  created_at: instant,
  health: z.enum(webhookHealths),
  failing_since: instant.nullable(),
  paused_at: instant.nullable(),
  /** When it is tried next, while it is paused. */
  probe_at: instant.nullable(),
  /** Messages that wait for it. */
  waiting: z.number().int(),
  /** The secret before signs beside the new one until then. */
  previous_secret_until: instant.nullable(),
  last_attempt: attempt
    .pick({ at: true, status_code: true, error: true, duration_ms: true, finding: true })
    .nullable(),
})
export type WebhookStanding = z.output<typeof webhookStanding>

export const webhooksAnswer = z.object({ webhooks: z.array(webhookStanding) })
export const deliveriesAnswer = z.object({
  deliveries: z.array(delivery),
  next_page_token: z.string().nullable(),
})

/** Most messages of one replay; what is left over is said. */
export const replayMost = 1_000

export const replayGiven = z.strictObject({
  from: instant,
  until: instant,
  /** Only what failed; else everything that was told. */
  only_failed: z.boolean(),
})
export const replayAnswer = z.object({
  count: z.number().int(),
  /** There was more than one replay takes: send the rest with another one. */
  is_more: z.boolean(),
})

const finding = z.object({
  kind: z.enum(findingKinds),
  /** Attempts that say so, and the last one of them. */
  count: z.number().int(),
  last_at: instant,
  status_code: z.number().int().nullable(),
  error: z.string().nullable(),
})
export type WebhookFinding = z.output<typeof finding>

const missed = z.object({
  payment_id: z.string(),
  order_number: z.string(),
  reference: z.string(),
  amount: amountOut,
  currency,
  authorized_at: instant,
  /** Its message never arrived, or arrived and the shop has not asked for the payment since. */
  why: z.enum(['not_received', 'not_read']),
})

/** What was told to a webhook in the last days, against what its shop read back. */
export const webhookCheck = z.object({
  webhook_id: z.string(),
  since: instant,
  verdict: z.enum(checkVerdicts),
  told: z.number().int(),
  delivered: z.number().int(),
  read_back: z.number().int(),
  /** The newest ones; `missed_count` counts them all. */
  missed: z.array(missed),
  missed_count: z.number().int(),
  findings: z.array(finding),
  /** The host the messages go to, and the one shoppers are sent back to, where that is of another site. */
  host: z.string(),
  other_site: z.string().nullable(),
})
export type WebhookCheck = z.output<typeof webhookCheck>
