/**
 * What shops rely on in the answers of the public payments API, written down here as JSON Schema: every field
 * with its kind, nothing besides. Answers are checked against it whatever else is there to check them with.
 */

const object = (properties: Record<string, unknown>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
})
const list = (items: unknown) => ({ type: 'array', items })
const text = { type: 'string' }
const flag = { type: 'boolean' }
const count = { type: 'integer', minimum: 0 }
const uuid = { type: 'string', format: 'uuid' }
const moment = { type: 'string', format: 'date-time', pattern: 'Z$' }
const uri = { type: 'string', format: 'uri' }
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const anything = { type: 'object' }
/** Two decimals, or three of the dinars that have them; never a number. */
const amount = { type: 'string', pattern: '^\\d+\\.\\d{2,3}$' }
const currency = { enum: ['AED', 'SAR', 'KWD', 'BHD', 'QAR', 'EGP'] }
const state = { enum: ['CREATED', 'AUTHORIZED', 'CLOSED', 'REJECTED', 'EXPIRED'] }

const item = object(
  {
    reference_id: text,
    title: text,
    description: text,
    quantity: count,
    unit_price: text,
    discount_amount: text,
    image_url: uri,
    product_url: uri,
    gender: { enum: ['Male', 'Female', 'Kids', 'Other'] },
    category: text,
    color: text,
    product_material: text,
    size_type: text,
    size: text,
    brand: text,
    is_refundable: flag,
    barcode: text,
    ppn: text,
    seller: text,
  },
  [
    ...['reference_id', 'description', 'discount_amount', 'image_url', 'product_url', 'gender', 'color'],
    ...['product_material', 'size_type', 'size', 'brand', 'is_refundable', 'barcode', 'ppn', 'seller'],
  ],
)
const buyer = object(
  { name: orNull(text), email: orNull({ type: 'string', format: 'email' }), phone: orNull(text), dob: text },
  ['dob'],
)
const address = object({ city: text, address: text, zip: text })
const amounts = { tax_amount: amount, shipping_amount: amount, discount_amount: amount }
const capture = object({
  ...{ id: uuid, created_at: moment, amount, ...amounts, items: list(item), reference_id: text },
})
const refund = object({
  ...{ id: uuid, created_at: moment, amount, reason: text, items: list(item), reference_id: text },
})
const pastOrder = object(
  {
    purchased_at: moment,
    amount: text,
    payment_method: { enum: ['card', 'cod'] },
    status: { enum: ['new', 'processing', 'complete', 'refunded', 'canceled', 'unknown'] },
    buyer,
    shipping_address: address,
    items: list(item),
  },
  ['purchased_at', 'payment_method'],
)

const payment = object(
  {
    id: uuid,
    created_at: moment,
    expires_at: moment,
    status: state,
    is_test: flag,
    amount,
    currency,
    description: text,
    buyer,
    shipping_address: address,
    order: object({ reference_id: text, updated_at: moment, ...amounts, items: list(item) }),
    captures: list(capture),
    refunds: list(refund),
    buyer_history: object(
      {
        registered_since: moment,
        loyalty_level: { type: 'number' },
        wishlist_count: { type: 'number', minimum: 0 },
        is_social_networks_connected: flag,
        is_phone_number_verified: flag,
        is_email_verified: flag,
      },
      [
        ...['wishlist_count', 'is_social_networks_connected', 'is_phone_number_verified'],
        'is_email_verified',
      ],
    ),
    order_history: list(pastOrder),
    meta: anything,
    attachment: orNull(anything),
  },
  ['expires_at'],
)

const rejections = ['order_amount_too_high', 'order_amount_too_low', 'not_available']
const session = object(
  {
    id: uuid,
    status: { enum: ['created', 'rejected', 'expired', 'approved'] },
    rejection_reason_code: { enum: rejections },
    token: { type: 'null' },
    payment,
    configuration: object({
      available_products: object({ installments: list(object({ web_url: uri, qr_code: uri })) }, [
        'installments',
      ]),
      products: object({
        installments: object({
          type: { const: 'installments' },
          is_available: flag,
          rejection_reason: { enum: [...rejections, null] },
        }),
      }),
    }),
    merchant_urls: object({ success: uri, cancel: uri, failure: uri }, ['success', 'cancel', 'failure']),
  },
  ['rejection_reason_code'],
)

const header = orNull(object({ title: text, value: text }))
const webhook = object({ id: uuid, url: uri, is_test: flag, header })
const short = (extra: Record<string, unknown> = {}) =>
  object({ id: uuid, created_at: moment, amount, reference_id: text, ...extra })

const dispute = {
  ...{ id: uuid, attachments: list(uri), payment_id: uuid, amount, currency, created_at: moment },
  ...{ expired_at: moment, days_left: count, order_number: text, comment: text },
  status: { enum: ['new', 'declined', 'cancelled', 'refunded', 'in_progress'] },
  reason: { enum: ['unreceived_refund', 'identity_theft', 'product_issue', 'not_delivered'] },
  items: list(object({ reference_id: text, title: text, unit_price: text })),
}

const disputeStep = object(
  {
    ...{ attachments: list(uri), created_at: moment, created_by: text, content: text, note: text },
    source: { enum: ['customer', 'merchant', 'tabby-support'] },
    event_type: {
      enum: [
        ...['dispute_created', 'dispute_approved', 'dispute_declined', 'dispute_canceled'],
        ...['dispute_in_arbitration', 'merchant_14d_unresponsive'],
      ],
    },
  },
  ['note'],
)

export const ownSchemas = {
  payment,
  session,
  page: object({
    payments: list(payment),
    pagination: object({ limit: count, offset: count, total_count: count }),
  }),
  webhook,
  registered: object({
    ...{ id: uuid, url: uri, is_test: flag, header },
    signing_secret: { type: 'string', pattern: '^whsec_' },
  }),
  webhooks: { type: 'array', items: webhook, maxItems: 4 },
  removed: object({ status: { const: 'ok' } }),
  dispute: object({ ...dispute, history: list(disputeStep) }),
  disputePage: object({ disputes: list(object(dispute)), next_page_token: text }),
  evidence: object({
    ...{ id: uuid, dispute_id: uuid, content: text, created_by: { const: 'merchant' }, created_at: moment },
    attachment_ids: list(text),
  }),
  told: object(
    {
      id: uuid,
      created_at: moment,
      expires_at: moment,
      closed_at: moment,
      status: { enum: ['authorized', 'closed', 'rejected', 'expired'] },
      is_test: flag,
      is_expired: flag,
      amount,
      currency,
      order: object({ reference_id: text }),
      captures: list(short()),
      refunds: list(short({ reason: text })),
      meta: anything,
      dispute: object({
        status: {
          enum: ['pending', 'arbitration', 'evidence_merchant', 'approved', 'declined', 'cancelled'],
        },
        ...{ dispute_id: uuid, payment_id: uuid, amount, currency, created_at: moment },
      }),
    },
    ['expires_at', 'closed_at', 'dispute'],
  ),
  error: object(
    {
      status: { const: 'error' },
      errorType: {
        enum: [
          'bad_data',
          'not_authorized',
          'no_permission',
          'not_found',
          'conflict',
          'too_many',
          'internal',
        ],
      },
      error: text,
      details: object({ request_id: text, param: text, outcome: { const: 'unknown' } }, ['param', 'outcome']),
    },
    ['error'],
  ),
  plainError: { const: '404 page not found' },
} as const

export type ShopAnswer = keyof typeof ownSchemas
