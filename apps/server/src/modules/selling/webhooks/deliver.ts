import type { Clock } from '../../../platform/clock/clock.ts'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { defineJob, enqueue, type Job } from '../../../platform/jobs/jobs.ts'
import { scrub } from '../../../platform/logging/scrub.ts'
import { postOutside, type PostOutcome, type OutgoingPolicy } from '../../../platform/outgoing/post.ts'
import {
  claimDelivery,
  finishAttempt,
  returnAttempt,
  type Claimed,
  type DeliveryRow,
  type DueDelivery,
} from './delivery-store.ts'
import { signatureHeader, signatureOf } from './signature.ts'

/** The published limits of a delivery: a minute for the answer, then up to four retries, 1 to 4 minutes apart. */
export const answerTimeoutMs = 60_000
export const retryMinutes = [1, 2, 3, 3] as const

/** Nobody else tries what is under way or queued; after this long whoever held it is gone. */
export const heldMs = answerTimeoutMs + 60_000
/** How much of an answer is kept. */
const answerCharacters = 500

export interface DeliveryDependencies {
  database: Database
  clock: Clock
  keys: Keys
  reach: OutgoingPolicy
  /** Real time: shops compare the signature's with their own clocks. */
  realNow(): Date
  timeoutMs?: number
  stopped: AbortSignal
}

interface Payload {
  merchantId: string
  id: string
  /** Attempts made before this one. */
  attempts: number
}

export const headerPurpose = 'webhook-header'
export const secretPurpose = 'webhook-secret'

/**
 * The job that tries a delivery once. It never fails: what went wrong is noted, and tried again when it falls due. What our
 * own stop broke off is no fault of the shop's and counts for nothing.
 */
export function deliveryJob(deps: DeliveryDependencies): Job<Payload> {
  return defineJob<Payload>('webhooks.deliver', async (payload) => {
    const { database, clock } = deps
    const { merchantId } = payload
    const at = clock.now()
    const claimed = await database.tenant([merchantId], (tx) =>
      claimDelivery(tx, payload, new Date(at.getTime() + heldMs)),
    )
    if (!claimed) return
    const begunMs = performance.now()
    const outcome = await send(deps, merchantId, claimed)
    const { id, attempts } = claimed
    if (outcome.error !== null && deps.stopped.aborted)
      return database.tenant([merchantId], (tx) =>
        returnAttempt(tx, { merchantId, id, attempts }, clock.now()),
      )
    const attempt = {
      number: attempts,
      at,
      duration_ms: Math.round(performance.now() - begunMs),
      status_code: outcome.statusCode,
      error: outcome.error,
      answer: scrub(outcome.answer.slice(0, answerCharacters).replaceAll('\u0000', '')),
    }
    await database.tenant([merchantId], (tx) =>
      finishAttempt(tx, { merchantId, id }, attempt, afterAttempt(claimed, outcome, clock.now())),
    )
  })
}

/** Puts an attempt into the queue; the calls to one address are made one after the other. */
export function queueDelivery(tx: Tx, { merchant_id, id, webhook_id, attempts }: DueDelivery): Promise<void> {
  const payload: Payload = { merchantId: merchant_id, id, attempts }
  return enqueue(tx, { name: 'webhooks.deliver' }, payload, {
    key: `webhook:${id}`,
    queue: `webhook:${webhook_id}`,
  })
}

function afterAttempt(
  { attempts }: Claimed,
  outcome: PostOutcome,
  now: Date,
): Pick<DeliveryRow, 'status' | 'next_at' | 'delivered_at'> {
  const isTaken = outcome.statusCode !== null && outcome.statusCode >= 200 && outcome.statusCode < 300
  if (isTaken) return { status: 'delivered', next_at: null, delivered_at: now }
  const wait = retryMinutes[attempts - 1]
  return wait === undefined
    ? { status: 'failed', next_at: null, delivered_at: null }
    : { status: 'waiting', next_at: new Date(now.getTime() + wait * 60_000), delivered_at: null }
}

function send(deps: DeliveryDependencies, merchantId: string, claimed: Claimed): Promise<PostOutcome> {
  const { keys, reach, realNow, timeoutMs = answerTimeoutMs } = deps
  const body = JSON.stringify(claimed.body)
  const secret = keys.open(merchantId, secretPurpose, claimed.secret_sealed).toString()
  const { header_title: title, header_value_sealed: value } = claimed
  return postOutside(
    {
      url: claimed.url,
      headers: {
        ...(title && value && { [title]: keys.open(merchantId, headerPurpose, value).toString() }),
        'content-type': 'application/json',
        'user-agent': 'Daftar-Webhooks/1.0',
        'x-daftar-event': claimed.event,
        'x-daftar-delivery': claimed.sent_as,
        [signatureHeader]: signatureOf(secret, body, realNow()),
      },
      body,
      timeoutMs,
      stopped: deps.stopped,
    },
    reach,
  )
}
