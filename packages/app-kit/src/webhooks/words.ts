import type { DeliveryStatus, KeyMode, MessageEvent } from '@daftar/rules/orders/shop-connection'
import type { FindingKind } from '@daftar/rules/orders/webhook-doctor'
import type { WebhookHealth } from '@daftar/rules/orders/webhook-retry'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'

const modes = { live: m.webhooks_live, test: m.webhooks_test } satisfies Record<KeyMode, () => string>

export function modeText(mode: KeyMode): string {
  return modes[mode]()
}

const statuses = {
  waiting: m.webhooks_delivery_waiting,
  delivered: m.webhooks_delivery_delivered,
  failed: m.webhooks_delivery_failed,
} satisfies Record<DeliveryStatus, () => string>

export function deliveryStatusText(status: DeliveryStatus): string {
  return statuses[status]()
}

const events = {
  authorize: m.webhooks_event_authorize,
  capture: m.webhooks_event_capture,
  close: m.webhooks_event_close,
  reject: m.webhooks_event_reject,
  expire: m.webhooks_event_expire,
  refund: m.webhooks_event_refund,
  update: m.webhooks_event_update,
  dispute: m.webhooks_event_dispute,
  test: m.webhooks_event_test,
} satisfies Record<MessageEvent, () => string>

export function eventText(event: MessageEvent): string {
  return events[event]()
}

export const healthLooks = {
  active: { tone: 'positive', text: m.webhooks_health_active },
  failing: { tone: 'warning', text: m.webhooks_health_failing },
  paused: { tone: 'negative', text: m.webhooks_health_paused },
} satisfies Record<WebhookHealth, { tone: Tone; text: () => string }>

/** What is wrong, and what to do about it. */
export const findingWords = {
  not_https: { what: m.webhooks_find_not_https, help: m.webhooks_find_not_https_help },
  unknown_host: { what: m.webhooks_find_unknown_host, help: m.webhooks_find_unknown_host_help },
  refused: { what: m.webhooks_find_refused, help: m.webhooks_find_refused_help },
  tls: { what: m.webhooks_find_tls, help: m.webhooks_find_tls_help },
  private: { what: m.webhooks_find_private, help: m.webhooks_find_private_help },
  late: { what: m.webhooks_find_late, help: m.webhooks_find_late_help },
  slow: { what: m.webhooks_find_slow, help: m.webhooks_find_slow_help },
  redirect: { what: m.webhooks_find_redirect, help: m.webhooks_find_redirect_help },
  not_allowed: { what: m.webhooks_find_not_allowed, help: m.webhooks_find_not_allowed_help },
  not_found: { what: m.webhooks_find_not_found, help: m.webhooks_find_not_found_help },
  too_many: { what: m.webhooks_find_too_many, help: m.webhooks_find_too_many_help },
  client_error: { what: m.webhooks_find_client_error, help: m.webhooks_find_client_error_help },
  server_error: { what: m.webhooks_find_server_error, help: m.webhooks_find_server_error_help },
  broken: { what: m.webhooks_find_broken, help: m.webhooks_find_broken_help },
} satisfies Record<FindingKind, { what: () => string; help: () => string }>
