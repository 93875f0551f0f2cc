import { shopExamples } from '../selling/public-api-examples.ts'

/** One dispute in the examples of the published disputes API: a cushion that came torn. */

const id = '018fcb0a-6f4e-7c51-9d38-2b7f30a1c011'
const origin = 'https://pay.example'
const attachment = { id: 'fil_7Yw2cK0example' }

const raised = {
  id,
  attachments: [`${origin}/api/v1/disputes/${id}/attachments/fil_3Qn8example`],
  payment_id: shopExamples.paymentId,
  amount: '40.00',
  currency: 'AED',
  created_at: '2026-03-12T08:00:00.000Z',
  expired_at: '2026-03-26T08:00:00.000Z',
  status: 'new',
  reason: 'product_issue',
  days_left: 14,
  items: [{ reference_id: 'CUSH-2', title: 'Linen cushion', unit_price: '40.00' }],
  order_number: '1001',
  comment: 'It came torn.',
}
const inProgress = { ...raised, status: 'in_progress', days_left: 0 }

export const disputeExamples = {
  id,
  attachment,
  page: { disputes: [raised], next_page_token: '' },
  one: {
    dispute: {
      ...inProgress,
      history: [
        {
          attachments: raised.attachments,
          created_at: raised.created_at,
          created_by: 'sara@shopper.example',
          content: raised.comment,
          source: 'customer',
          event_type: 'dispute_created',
        },
        {
          attachments: [],
          created_at: '2026-03-13T10:30:00.000Z',
          created_by: 'Disputes API',
          content: 'merchant_reason_other',
          source: 'merchant',
          event_type: 'dispute_in_arbitration',
          note: 'It was whole when it left.',
        },
      ],
    },
  },
  approved: { disputes: [{ ...raised, status: 'refunded', days_left: 0 }] },
  challenge: {
    dispute_id: id,
    description: 'It was whole when it left.',
    reason: 'merchant_reason_other',
  },
  challenged: { disputes: [inProgress] },
  evidence: {
    id: '018fcb0a-6f4e-7c51-9d38-2b7f30a1c012',
    dispute_id: id,
    content: 'The courier photographed it at the door.',
    created_by: 'merchant',
    created_at: '2026-03-14T09:00:00.000Z',
    attachment_ids: [attachment.id],
  },
}
