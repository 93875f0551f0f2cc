import { orderTextMax } from '@daftar/rules/orders/order-acts'
import { z } from 'zod'
import { storable, storableText } from '../wire/storable.ts'
import { isOfOurTime } from '../wire/values.ts'

/**
 * What shops send to the public payments API. Shops are many and old: what is not needed is taken as it comes or left out,
 * never refused, and fields nobody knows are ignored.
 */

/** Texts that some shops send as numbers. */
const text = z.union([z.string().max(4000), z.number()]).transform((given) => storableText(String(given)))

const someText = text.optional().catch(undefined)
const textOr = (other: string) => text.catch(other)
const address = z.url().max(2000).optional().catch(undefined)

/** An amount as a decimal string; numbers are taken too. */
const amount = z.union([z.string().max(24), z.number()]).transform(String)

const part = amount.nullish().transform((given) => given ?? '0')
const flag = z.boolean().optional().catch(undefined)

const moment = z.iso
  .datetime({ offset: true })
  .transform((given) => new Date(given).toISOString())
  .optional()
  .catch(undefined)

const item = z.object({
  reference_id: someText,
  title: textOr(''),
  description: someText,
  quantity: z.coerce.number().int().min(0).catch(1),
  unit_price: textOr('0.00'),
  discount_amount: someText,
  image_url: address,
  product_url: address,
  gender: z.enum(['Male', 'Female', 'Kids', 'Other']).optional().catch(undefined),
  category: textOr(''),
  color: someText,
  product_material: someText,
  size_type: someText,
  size: someText,
  brand: someText,
  is_refundable: flag,
  barcode: someText,
  ppn: someText,
  seller: someText,
})

const items = z
  .array(item)
  .max(500)
  .nullish()
  .catch([])
  .transform((given) => given ?? [])

const buyer = z.object({
  name: textOr(''),
  email: z.email().nullable().catch(null),
  phone: textOr(''),
  dob: z.iso.date().optional().catch(undefined),
})

const shippingAddress = z.object({ city: textOr(''), address: textOr(''), zip: textOr('') })
const nowhere = { city: '', address: '', zip: '' }

const buyerHistory = z.object({
  registered_since: moment,
  loyalty_level: z.coerce.number().catch(0),
  wishlist_count: z.coerce.number().min(0).optional().catch(undefined),
  is_social_networks_connected: flag,
  is_phone_number_verified: flag,
  is_email_verified: flag,
})

const pastOrder = z.object({
  purchased_at: moment,
  amount: textOr('0'),
  payment_method: z.enum(['card', 'cod']).optional().catch(undefined),
  status: z.enum(['new', 'processing', 'complete', 'refunded', 'canceled', 'unknown']).catch('unknown'),
  buyer: buyer.catch({ name: '', email: null, phone: '' }),
  shipping_address: shippingAddress.catch(nowhere),
  items,
})

/** A map of the shop's own; its two known keys are texts. */
const meta = z
  .looseObject({ order_id: someText, customer: someText })
  .nullish()
  .catch(null)
  .transform((given) => storable(given ?? null))

const attachment = z
  .looseObject({ body: z.unknown(), content_type: textOr('application/vnd.tabby.v1+json') })
  .nullish()
  .catch(null)
  .transform((given) => storable(given ?? null))

const returnUrl = z.url().max(2000).nullish().catch(null)

export const checkoutBody = z.object({
  payment: z.object({
    amount,
    currency: z.string().max(8),
    description: textOr(''),
    buyer,
    shipping_address: shippingAddress.catch(nowhere),
    order: z.object({
      /** OpenCart asks whether a basket may be paid so before it is an order. */
      reference_id: z
        .union([z.string(), z.number()])
        .nullish()
        .transform((given) => String(given ?? ''))
        .pipe(z.string().max(orderTextMax.reference)),
      tax_amount: part,
      shipping_amount: part,
      discount_amount: part,
      items,
    }),
    buyer_history: buyerHistory.catch({ loyalty_level: 0 }),
    order_history: z.array(pastOrder).max(100).catch([]),
    meta,
    attachment,
  }),
  lang: z.enum(['ar', 'en']),
  merchant_code: z.string().min(1).max(100),
  merchant_urls: z
    .object({ success: returnUrl, cancel: returnUrl, failure: returnUrl })
    .nullish()
    .catch(null),
})
export type CheckoutBody = z.output<typeof checkoutBody>

const reference = z
  .union([z.string().min(1), z.number()])
  .transform(String)
  .pipe(z.string().max(orderTextMax.reference))

/** Published plugins leave it out. */
const someReference = reference.nullish().transform((given) => given ?? undefined)

export const captureBody = z.object({
  amount,
  reference_id: someReference,
  tax_amount: part,
  shipping_amount: part,
  discount_amount: part,
  items,
})
export type CaptureBody = z.output<typeof captureBody>

export const refundBody = z.object({
  amount,
  reference_id: someReference,
  /** Some plugins say which capture it is of. */
  capture_id: someText,
  reason: textOr(''),
  items,
})
export type RefundBody = z.output<typeof refundBody>

export const updateBody = z.object({
  order: z.object({ reference_id: reference.nullish() }).nullish(),
})

/** A day, or an instant; a day begins at midnight UTC. */
const since = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .refine(isOfOurTime)
  .transform((given) => new Date(given))

/** What the list can be narrowed to: states of the API, and the badges merchants see. */
export const listedStatuses = [
  'authorized',
  'closed',
  'rejected',
  'new',
  'captured',
  'refunded',
  'cancelled',
] as const

export type ListedStatus = (typeof listedStatuses)[number]

/** Most payments of one answer. */
export const paymentsPerAnswer = 20

export const paymentsQuery = z.object({
  created_at__gte: since.optional(),
  created_at__lte: since.optional(),
  status: z.string().toLowerCase().pipe(z.enum(listedStatuses)).optional(),
  limit: z.coerce
    .number()
    .int()
    .min(0)
    .default(paymentsPerAnswer)
    .transform((given) => Math.min(given, paymentsPerAnswer)),
  offset: z.coerce.number().int().min(0).default(0),
})
export type PaymentsQuery = z.output<typeof paymentsQuery>
