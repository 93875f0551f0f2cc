import type { AnswerOf } from '@daftar/contract'
import type { Delivery, DeliveryAttempt } from '@daftar/contract/endpoints/webhooks'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { KeyActor } from '../../../platform/http/actor.ts'
import { headerPurpose } from './deliver.ts'
import type { AttemptRow } from './delivery-store.ts'
import type { ListedDelivery, WebhookOfMerchant } from './desk-store.ts'
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

/** The same for support: whose it is, and no value. `live` is the merchant; its sandbox is another tenant. */
export function presentForDesk(
  row: WebhookOfMerchant,
  live: string,
): AnswerOf<'apiKeys.integrations'>['webhooks'][number] {
  return {
    id: row.id,
    mode: row.merchant_id === live ? 'live' : 'test',
    store_code: row.store_code,
    url: row.url,
    header: row.header_title,
    created_at: row.created_at.toISOString(),
  }
}

export function presentDelivery(row: ListedDelivery, live: string): Delivery {
  return {
    id: row.id,
    mode: row.merchant_id === live ? 'live' : 'test',
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
  return { ...row, at: row.at.toISOString() }
}
