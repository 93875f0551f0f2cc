import type { MessageEvent } from '@daftar/rules/orders/shop-connection'
import { shopExamples as sale } from './public-api-examples.ts'

interface WebhookEvent {
  /** What it is called where the events are listed. */
  summary: string
  /** When it is sent, and what follows from it. */
  description: string
  /** What is sent. */
  example: object
}

const { closed_at: _, ...open } = sale.told
const beforeCaptures = { ...open, captures: [] }

/** What shops are told of their payments, by the event that the header `X-Daftar-Event` names. */
export const webhookEvents = {
  authorize: {
    summary: 'The shopper was approved',
    description:
      'Sent when the shopper has agreed and was approved. Keep the goods ready, and capture when they leave.',
    example: { ...beforeCaptures, status: 'authorized' },
  },
  capture: {
    summary: 'A part or all was captured',
    description:
      'Sent for each capture, whoever made it: your shop, the merchant by hand, or the product after 21 days. After the full sum the status is `closed`.',
    example: sale.told,
  },
  close: {
    summary: 'The payment was closed',
    description:
      'Sent when nothing more can be captured: after the full capture, or when what was left was given up.',
    example: sale.told,
  },
  reject: {
    summary: 'The shopper was declined',
    description:
      'Sent when the shopper was declined on the payment page. A session that is `rejected` in its own answer sends nothing.',
    example: { ...beforeCaptures, status: 'rejected' },
  },
  expire: {
    summary: 'Nobody paid in time',
    description: 'Sent when the 20 minutes are over, or when the shopper has given up.',
    example: { ...beforeCaptures, status: 'expired', is_expired: true },
  },
  refund: {
    summary: 'Something went back',
    description: 'Sent for each refund, whoever made it.',
    example: {
      ...sale.told,
      refunds: sale.refunded.refunds.map(({ items: __, ...refund }) => refund),
    },
  },
  update: {
    summary: 'The reference was changed',
    description: 'Sent when the number of the order was changed. Its new one is in `order.reference_id`.',
    example: { ...sale.told, order: { reference_id: '1001-B' } },
  },
  dispute: {
    summary: 'A dispute was opened, challenged or decided',
    description:
      'Sent when a shopper opens a dispute, when you have challenged it, and when it ended, whoever ended it. `dispute.status` says which; the payment is as it stands. What went back is told by a `refund` before it.',
    example: {
      ...sale.told,
      is_test: false,
      dispute: {
        status: 'pending',
        dispute_id: '018fcb0a-6f4e-7c51-9d38-2b7f30a1c011',
        payment_id: sale.told.id,
        amount: '50.00',
        currency: sale.told.currency,
        created_at: '2026-03-20T09:15:00.000Z',
      },
    },
  },
  test: {
    summary: 'Somebody tries the way',
    description:
      'Sent about no payment, when somebody tries whether messages arrive. Answer with 200 and forget it.',
    example: {
      ...beforeCaptures,
      id: '00000000-0000-4000-8000-000000000000',
      status: 'authorized',
      amount: '0.00',
      order: { reference_id: 'TEST' },
      meta: {},
    },
  },
} as const satisfies Record<MessageEvent, WebhookEvent>
