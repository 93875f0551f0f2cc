import type { AnswerOf } from '@daftar/contract'
import type {
  Delivery,
  DeliveryAttempt,
  WebhookStanding,
} from '@daftar/contract/endpoints/selling/webhooks-shapes'
import type { KeyMode } from '@daftar/rules/orders/shop-connection'
import { findingOf, type FindingKind } from '@daftar/rules/orders/webhook-doctor'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { KeyActor } from '../../../platform/http/actor.ts'
import { headerPurpose } from './deliver.ts'
import type { AttemptRow } from './delivery-store.ts'
import { healthOf } from './health.ts'
import type { ListedDelivery, StandingWebhook } from './log-store.ts'
import type { WebhookRow } from './store.ts'

/** A webhook as the shop that registered it sees it, its header's value with it. */
export function presentWebhook(
  keys: Keys,
  row: Pick<WebhookRow, 'merchant_id' | 'id' | 'url' | 'header_title' | 'header_value_sealed'>,
  actor: KeyActor,
): AnswerOf<'webhooks.read'> {
  const { header_title: title, header_value_sealed: value } = row
  return {
    id: row.id,
    url: row.url,
    is_test: actor.isTest,
    header:
      title && value ? { title, value: keys.open(row.merchant_id, headerPurpose, value).toString() } : null,
  }
}

/**
 * How a webhook stands, without the value of its header. `live` is the merchant; its sandbox is another
 * tenant.
 */
export function presentStanding(row: StandingWebhook, live: string): WebhookStanding {
  const { last_attempt: last } = row
  return {
    id: row.id,
    mode: modeOf(row, live),
    store: { code: row.store_code, name: row.name, name_ar: row.name_ar },
    url: row.url,
    header: row.header_title,
    created_at: row.created_at.toISOString(),
    health: healthOf(row),
    failing_since: row.failing_since?.toISOString() ?? null,
    paused_at: row.paused_at?.toISOString() ?? null,
    probe_at: (row.paused_at && row.probe_at?.toISOString()) ?? null,
    waiting: row.waiting,
    previous_secret_until: row.previous_secret_until?.toISOString() ?? null,
    last_attempt: last && { ...last, at: new Date(last.at).toISOString(), finding: findingIn(last) },
  }
}

export function presentDelivery(row: ListedDelivery, live: string): Delivery {
  return {
    id: row.id,
    webhook_id: row.webhook_id,
    mode: modeOf(row, live),
    event: row.event,
    status: row.status,
    url: row.url,
    payment_id: row.order_id,
    order_number: row.order_number,
    attempts: row.attempts,
    created_at: row.created_at.toISOString(),
    next_at: row.next_at?.toISOString() ?? null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    replay_of: row.replay_of,
    is_duplicate: row.sent_as !== row.id,
    is_webhook_removed: row.is_webhook_removed,
  }
}

export function presentAttempt(row: AttemptRow): DeliveryAttempt {
  return { ...row, at: row.at.toISOString(), finding: findingIn(row) }
}

/** What an attempt says about the shop's server. */
export function findingIn(
  attempt: Pick<AttemptRow, 'status_code' | 'error' | 'duration_ms'>,
): FindingKind | null {
  const { status_code: statusCode, error, duration_ms: durationMs } = attempt
  return findingOf({ statusCode, error, durationMs })
}

function modeOf({ merchant_id: tenant }: { merchant_id: string }, live: string): KeyMode {
  return tenant === live ? 'live' : 'test'
}
