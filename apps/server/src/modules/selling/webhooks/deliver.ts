import { retryWaitMs } from '@daftar/rules/orders/webhook-retry'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { defineJob, enqueue, type Job } from '../../../platform/jobs/jobs.ts'
import { scrub } from '../../../platform/logging/scrub.ts'
import { postOutside, type PostOutcome, type OutgoingPolicy } from '../../../platform/outgoing/post.ts'
import type { DeliveryRow } from './machine.ts'
import {
  claimDelivery,
  finishAttempt,
  nextOfOrder,
  returnAttempt,
  type AttemptRow,
  type Claim,
  type Claimed,
  type DueDelivery,
} from './delivery-store.ts'
import { noteFailure, noteSuccess, type HealthDependencies } from './health.ts'
import { signatureHeaders } from './signature.ts'

/** The published limit of an answer. */
export const answerTimeoutMs = 60_000

/** Nobody else tries what is under way or queued; after this long whoever held it is gone. */
export const heldMs = answerTimeoutMs + 60_000
/** How much of an answer is kept. */
const answerCharacters = 500

export interface DeliveryDependencies extends HealthDependencies {
  database: Database
  clock: Clock
  keys: Keys
  reach: OutgoingPolicy
  /** Real time: shops compare the signature's with their own clocks. */
  realNow(): Date
  /** Between 0 and 1: it spreads attempts. */
  chance(): number
  timeoutMs?: number
  stopped: AbortSignal
}

export const headerPurpose = 'webhook-header'
export const secretPurpose = 'webhook-secret'

/**
 * The job that tries a delivery once. It never fails: what went wrong is noted, and tried again when it falls
 * due. What our own stop broke off is no fault of the shop's and counts for nothing.
 */
export function deliveryJob(deps: DeliveryDependencies): Job<Claim> {
  return defineJob<Claim>('webhooks.deliver', async (claim) => {
    const { database, clock } = deps
    const at = clock.now()
    const claimed = await database.tenant([claim.merchantId], (tx) =>
      claimDelivery(tx, claim, new Date(at.getTime() + heldMs)),
    )
    if (!claimed) return
    const begunMs = performance.now()
    const outcome = await send(deps, claimed)
    if (outcome.error !== null && deps.stopped.aborted)
      return database.tenant([claim.merchantId], (tx) => returnAttempt(tx, claimed, clock.now()))
    const attempt = {
      number: claimed.attempts,
      at,
      duration_ms: Math.round(performance.now() - begunMs),
      status_code: outcome.statusCode,
      error: outcome.error,
      answer: scrub(outcome.answer.slice(0, answerCharacters).replaceAll('\u0000', '')),
    }
    await database.system((tx) => finish(tx, deps, claimed, attempt))
  })
}

/** Puts an attempt into the queue; the calls to one address are made one after the other. */
export function queueDelivery(
  tx: Tx,
  { merchant_id, id, webhook_id, attempts }: DueDelivery,
  { isProbe = false }: { isProbe?: boolean } = {},
): Promise<void> {
  const claim: Claim = { merchantId: merchant_id, id, attempts, isProbe }
  return enqueue(tx, { name: 'webhooks.deliver' }, claim, {
    key: `webhook:${id}`,
    queue: `webhook:${webhook_id}`,
  })
}

/** What came of it, for the message, for its webhook, and for the next message of the same payment. */
async function finish(
  tx: Tx,
  deps: DeliveryDependencies,
  claimed: Claimed,
  attempt: AttemptRow,
): Promise<void> {
  const now = deps.clock.now()
  const outcome = isTaken(attempt)
    ? await taken(tx, deps, claimed, now)
    : await notTaken(tx, deps, claimed, now)
  await finishAttempt(tx, claimed, attempt, outcome)
  if (outcome.status === 'waiting' || claimed.order_id === null) return
  const next = await nextOfOrder(tx, claimed)
  if (next) await queueDelivery(tx, next)
}

type Outcome = Pick<DeliveryRow, 'status' | 'next_at' | 'delivered_at'>

function isTaken({ status_code: code }: AttemptRow): boolean {
  return code !== null && code >= 200 && code < 300
}

async function taken(tx: Tx, deps: DeliveryDependencies, claimed: Claimed, now: Date): Promise<Outcome> {
  await noteSuccess(tx, deps, claimed, now)
  return { status: 'delivered', next_at: null, delivered_at: now }
}

async function notTaken(tx: Tx, deps: DeliveryDependencies, claimed: Claimed, now: Date): Promise<Outcome> {
  const failed: Outcome = { status: 'failed', next_at: null, delivered_at: null }
  // What only tries the way is made once, and says nothing of how the webhook stands.
  if (claimed.event === 'test') return failed
  const { isPaused } = await noteFailure(tx, deps, claimed, now)
  if (isPaused) return { status: 'waiting', next_at: null, delivered_at: null }
  const wait = retryWaitMs(claimed.attempts - claimed.retries_from, deps.chance())
  return wait === null ? failed : { ...failed, status: 'waiting', next_at: new Date(now.getTime() + wait) }
}

function send(deps: DeliveryDependencies, claimed: Claimed): Promise<PostOutcome> {
  const { keys, reach, realNow, timeoutMs = answerTimeoutMs } = deps
  const { merchant_id: merchantId, header_title: title, header_value_sealed: value } = claimed
  const body = JSON.stringify(claimed.body)
  return postOutside(
    {
      url: claimed.url,
      headers: {
        ...(title && value && { [title]: keys.open(merchantId, headerPurpose, value).toString() }),
        'content-type': 'application/json',
        'user-agent': 'Daftar-Webhooks/1.0',
        'x-daftar-event': claimed.event,
        'x-daftar-delivery': claimed.sent_as,
        ...signatureHeaders({
          id: claimed.sent_as,
          body,
          at: realNow(),
          secrets: secretsOf(deps, claimed),
        }),
      },
      body,
      timeoutMs,
      stopped: deps.stopped,
    },
    reach,
  )
}

/** The secret, and the one before it as long as that still signs. */
function secretsOf({ keys, clock }: DeliveryDependencies, claimed: Claimed): string[] {
  const { merchant_id: merchantId, previous_secret_sealed: sealed, previous_secret_until: until } = claimed
  const opened = (secret: Uint8Array) => keys.open(merchantId, secretPurpose, Buffer.from(secret)).toString()
  const previous = sealed && until && until > clock.now() ? [opened(sealed)] : []
  return [opened(claimed.secret_sealed), ...previous]
}
