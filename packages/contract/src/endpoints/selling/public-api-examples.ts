/**
 * One sale in the examples of the public payments API: a lamp and a cushion, captured in two parcels, one of
 * them given back. Every example of a call and of an answer is a part of it, and each is held against its
 * schema.
 */

const paymentId = '018fcb0a-6f4e-7c51-9d38-2b7f30a1c001'
const captureId = '018fcb0a-6f4e-7c51-9d38-2b7f30a1c002'
const refundId = '018fcb0a-6f4e-7c51-9d38-2b7f30a1c003'
const sessionId = '018fcb0a-6f4e-7c51-9d38-2b7f30a1c004'
const webhookId = '018fcb0a-6f4e-7c51-9d38-2b7f30a1c005'

const lamp = {
  title: 'Brass lamp',
  quantity: 1,
  unit_price: '120.00',
  category: 'Home > Lamps',
  reference_id: 'LAMP-7',
}
const cushion = {
  title: 'Linen cushion',
  quantity: 2,
  unit_price: '40.00',
  category: 'Home > Textiles',
  reference_id: 'CUSH-2',
}
const buyer = { name: 'Sara Ali', email: 'sara@shopper.example', phone: '+971501234567' }
const address = { city: 'Dubai', address: 'Al Wasl Road 12', zip: '00000' }
const noParts = { tax_amount: '0.00', shipping_amount: '0.00', discount_amount: '0.00' }
const sums = { ...noParts, tax_amount: '9.52' }
const urls = {
  success: 'https://shop.example/thanks',
  cancel: 'https://shop.example/basket',
  failure: 'https://shop.example/basket',
}

const created = {
  id: paymentId,
  created_at: '2026-03-02T09:30:00.000Z',
  expires_at: '2026-03-02T09:50:00.000Z',
  status: 'CREATED',
  is_test: true,
  amount: '200.00',
  currency: 'AED',
  description: 'Order 1001',
  buyer,
  shipping_address: address,
  order: {
    reference_id: '1001',
    updated_at: '2026-03-02T09:30:00.000Z',
    ...sums,
    items: [lamp, cushion],
  },
  captures: [] as object[],
  refunds: [] as object[],
  buyer_history: { registered_since: '2024-01-15T08:00:00.000Z', loyalty_level: 3 },
  order_history: [],
  meta: { order_id: '1001' },
  attachment: null,
}

const captured = {
  id: captureId,
  created_at: '2026-03-03T07:00:00.000Z',
  amount: '200.00',
  ...sums,
  items: [lamp, cushion],
  reference_id: '1001-1',
}

const refunded = {
  id: refundId,
  created_at: '2026-03-09T12:00:00.000Z',
  amount: '40.00',
  reason: 'One cushion came back',
  items: [{ ...cushion, quantity: 1 }],
  reference_id: '1001-R1',
}

const changedAt = (at: string) => ({ order: { ...created.order, updated_at: at } })
const authorized = { ...created, ...changedAt('2026-03-02T09:34:00.000Z'), status: 'AUTHORIZED' }
const closed = { ...authorized, ...changedAt(captured.created_at), status: 'CLOSED', captures: [captured] }

const session = {
  id: sessionId,
  status: 'created',
  token: null,
  payment: created,
  configuration: {
    available_products: {
      installments: [
        {
          web_url: `https://pay.example/pay/${sessionId}`,
          qr_code: `https://pay.example/api/v2/checkout/${sessionId}/hpp_link_qr`,
        },
      ],
    },
    products: { installments: { type: 'installments', is_available: true, rejection_reason: null } },
  },
  merchant_urls: urls,
}

const webhook = { id: webhookId, url: 'https://shop.example/hooks/payments', is_test: true, header: null }

export const shopExamples = {
  paymentId,
  sessionId,
  webhookId,
  checkout: {
    payment: {
      amount: '200.00',
      currency: 'AED',
      description: 'Order 1001',
      buyer,
      shipping_address: address,
      order: { reference_id: '1001', ...sums, items: [lamp, cushion] },
      buyer_history: { registered_since: '2024-01-15T08:00:00Z', loyalty_level: 3 },
      order_history: [],
      meta: { order_id: '1001' },
    },
    lang: 'en',
    merchant_code: 'online-store',
    merchant_urls: urls,
  },
  session,
  authorized,
  closed,
  renamed: { ...closed, order: { ...closed.order, reference_id: '1001-B' } },
  refunded: { ...closed, ...changedAt(refunded.created_at), refunds: [refunded] },
  givenUp: { ...authorized, ...changedAt('2026-03-04T08:00:00.000Z'), status: 'CLOSED' },
  page: { payments: [closed], pagination: { limit: 20, offset: 0, total_count: 1 } },
  webhook,
  registered: { ...webhook, signing_secret: 'whsec_ZGVtb25zdHJhdGlvbi1vZi1hLXNlY3JldC0wMQ==' },
  rotated: {
    signing_secret: 'whsec_ZGVtb25zdHJhdGlvbi1vZi1hLXNlY3JldC0wMg==',
    previous_secret_valid_until: '2026-03-03T09:30:00.000Z',
  },
  /** What the webhook of the sale is sent when it was captured. */
  told: {
    id: paymentId,
    created_at: created.created_at,
    expires_at: created.expires_at,
    closed_at: captured.created_at,
    status: 'closed',
    is_test: true,
    is_expired: false,
    amount: '200.00',
    currency: 'AED',
    order: { reference_id: '1001' },
    captures: [
      { id: captureId, created_at: captured.created_at, amount: captured.amount, reference_id: '1001-1' },
    ],
    refunds: [],
    meta: { order_id: '1001' },
  },
}
