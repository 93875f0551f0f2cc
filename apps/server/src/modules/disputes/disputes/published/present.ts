import type {
  PublishedDispute,
  PublishedStep,
} from '@daftar/contract/endpoints/disputes/disputes-published-shapes'
import { daysLeft, publishedReason, publishedStatus } from '@daftar/rules/disputes/published'
import type { DisputePage } from '../page-store.ts'
import { amountIn } from '../present.ts'
import type { FileRow } from '../store.ts'
import type { PublishedRow } from './store.ts'

export interface PublishedBeholder {
  publicOrigin: string
  now: Date
}

export function presentPublished(row: PublishedRow, by: PublishedBeholder): PublishedDispute {
  const respondByMs = row.respond_by.getTime()
  return {
    id: row.id,
    attachments: linksOf(row, 'shopper', by),
    payment_id: row.order_id,
    amount: amountIn(row.currency)(row.disputed_minor),
    currency: row.currency,
    created_at: row.created_at.toISOString(),
    expired_at: row.respond_by.toISOString(),
    status: publishedStatus(row.status),
    reason: row.type,
    days_left: daysLeft(row.status, respondByMs, by.now.getTime()),
    items: row.items.map((item) => ({
      reference_id: text(item.reference_id),
      title: text(item.title),
      unit_price: text(item.unit_price),
    })),
    order_number: row.reference,
    comment: row.shopper_comment,
  }
}

export function presentHistory(
  row: PublishedRow,
  changes: DisputePage['history'],
  by: PublishedBeholder,
): PublishedStep[] {
  return changes.map((change) => ({ created_at: change.at.toISOString(), ...stepOf(row, change, by) }))
}

function stepOf(
  row: PublishedRow,
  { to_status: to, actor, name }: DisputePage['history'][number],
  by: PublishedBeholder,
): Omit<PublishedStep, 'created_at'> {
  const nothing: Pick<PublishedStep, 'attachments' | 'content'> = { attachments: [], content: '' }
  const provider = { ...nothing, created_by: '', source: 'tabby-support' } as const
  const customer = { ...nothing, created_by: row.shopper_email ?? '', source: 'customer' } as const
  const merchant = { ...nothing, created_by: name || 'Disputes API', source: 'merchant' } as const
  switch (to) {
    case 'pending':
      return {
        ...customer,
        attachments: linksOf(row, 'shopper', by),
        content: row.shopper_comment,
        event_type: 'dispute_created',
      }
    case 'arbitration':
      return {
        ...merchant,
        attachments: linksOf(row, 'merchant', by),
        content: row.challenge?.reason ? publishedReason(row.challenge.reason) : '',
        event_type: 'dispute_in_arbitration',
        note: row.challenge?.comment ?? '',
      }
    case 'cancelled':
      return { ...customer, event_type: 'dispute_canceled' }
    case 'declined':
      return { ...provider, event_type: 'dispute_declined' }
    default:
      if (row.ending === 'deadline')
        return { ...merchant, created_by: '', event_type: 'merchant_14d_unresponsive' }
      return { ...(actor === 'merchant' ? merchant : provider), event_type: 'dispute_approved' }
  }
}

function linksOf(row: PublishedRow, side: FileRow['side'], { publicOrigin }: PublishedBeholder): string[] {
  return row.files
    .filter((file) => file.side === side)
    .map(
      ({ file_id }) => `${publicOrigin}/api/v1/disputes/${row.id}/attachments/${encodeURIComponent(file_id)}`,
    )
}

/** Items are kept as shops send them. */
function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
