import type { RefundReason } from '@daftar/rules/orders/order-acts'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import type { Order, OrderEvent } from '../../queries.ts'
import type { Movement } from '../../story.ts'

const reasons: Record<RefundReason, () => string> = {
  returned: m.orders_reason_returned,
  out_of_stock: m.orders_reason_out_of_stock,
  wrong_price: m.orders_reason_wrong_price,
  duplicate: m.orders_reason_duplicate,
  other: m.orders_reason_other,
}

export const reasonText = (reason: RefundReason) => reasons[reason]()

const actors: Record<OrderEvent['actor_kind'], () => string> = {
  merchant: m.orders_actor_merchant,
  api: m.orders_actor_api,
  shopper: m.orders_actor_shopper,
  system: m.orders_actor_system,
  staff: m.orders_actor_staff,
}

/**
 * Who did it: by name where there is one. A shop's key is no name to its owner: it says that the shop did it,
 * then which.
 */
export function actorText({ actor_kind, actor_name }: OrderEvent): string {
  const kind = actors[actor_kind]()
  if (actor_kind === 'api' && actor_name) return `${kind} · ${isolated(actor_name)}`
  return actor_name || kind
}

/** What happened, with its amount. */
export function eventText(event: OrderEvent, currency: Order['currency']): string {
  const amount = event.amount === null ? '' : moneyText(event.amount, currency)
  switch (event.kind) {
    case 'created':
      return m.orders_event_created()
    case 'authorized':
      return m.orders_event_authorized()
    case 'rejected':
      return m.orders_event_rejected()
    case 'expired':
      return m.orders_event_expired()
    case 'captured':
      return m.orders_event_captured({ amount })
    case 'closed':
      return m.orders_event_closed({ amount })
    case 'cancelled':
      return m.orders_event_cancelled()
    case 'refunded':
      return m.orders_event_refunded({ amount })
    case 'reference_changed':
      return m.orders_event_reference_changed()
    case 'link_sent':
      return m.orders_event_link_sent()
    case 'link_opened':
      return m.orders_event_link_opened()
    case 'link_cancelled':
      return m.orders_event_link_cancelled()
    case 'capture_warning':
      return m.orders_event_capture_warning({ count: Number(event.detail['days'] ?? 0) })
  }
}

/** More of it: why money went back, what the reference was and is. */
export function eventDetail({ kind, detail }: OrderEvent): string | null {
  if (kind === 'reference_changed')
    return m.orders_event_reference({
      before: isolated(detail['from']) || m.orders_event_no_reference(),
      after: isolated(detail['to']) || m.orders_event_no_reference(),
    })
  if (kind !== 'refunded') return null
  const reason = reasons[detail['reason'] as RefundReason]?.()
  return [reason, detail['comment']].filter(Boolean).join(' · ') || null
}

/** How much was captured, or went back. */
export function movementText({ kind, amount: decimal }: Movement, currency: Order['currency']): string {
  const amount = moneyText(decimal, currency)
  return kind === 'captured' ? m.orders_event_captured({ amount }) : m.orders_event_refunded({ amount })
}

export function eventTone({ kind }: Pick<OrderEvent, 'kind'>): Tone {
  if (kind === 'captured') return 'positive'
  if (kind === 'rejected' || kind === 'expired') return 'negative'
  return kind === 'capture_warning' || kind === 'refunded' ? 'warning' : 'neutral'
}

function isolated(text: string | undefined): string {
  return text ? `\u2068${text}\u2069` : ''
}
