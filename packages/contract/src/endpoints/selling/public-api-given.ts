import { orderTextMax } from '@daftar/rules/orders/order-acts'
import { z } from 'zod'
import { storable, storableText } from '../../wire/storable.ts'
import { isOfOurTime } from '../../wire/values.ts'

/**
 * What shops send to the public payments API. Shops are many and old: what is not needed is taken as it comes
 * or left out, never refused, and fields nobody knows are ignored.
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

const taxOf = (what: string) => part.describe(`VAT in ${what}, as a decimal text.`)
const shippingOf = (what: string) => part.describe(`Shipping in ${what}, as a decimal text.`)
const discountOf = (what: string) => part.describe(`What was taken off ${what}, as a decimal text.`)

const item = z
  .object({
    reference_id: someText.describe('Your own id of the product.'),
    title: textOr('').describe('Name of the product, as the shopper knows it.'),
    description: someText.describe('More about the product.'),
    quantity: z.coerce.number().int().min(0).catch(1).describe('How many of it.'),
    unit_price: textOr('0.00').describe('Price of one, VAT included, as a decimal text.'),
    discount_amount: someText.describe('What was taken off the price of one, as a decimal text.'),
    image_url: address.describe('A picture of the product.'),
    product_url: address.describe('The page of the product in your shop.'),
    gender: z
      .enum(['Male', 'Female', 'Kids', 'Other'])
      .optional()
      .catch(undefined)
      .describe('Who it is made for.'),
    category: textOr('').describe('What kind of product it is, such as `Clothes` or `Home > Lamps`.'),
    color: someText.describe('Colour of the product.'),
    product_material: someText.describe('What the product is made of.'),
    size_type: someText.describe('The system of its size, such as `EU` or `UK`.'),
    size: someText.describe('Its size in that system.'),
    brand: someText.describe('Brand of the product.'),
    is_refundable: flag.describe('Whether it may be given back.'),
    barcode: someText.describe('Its barcode.'),
    ppn: someText.describe('The part number of its maker.'),
    seller: someText.describe('Who sells it, where your shop is a marketplace.'),
  })
  .meta({ title: 'GivenItem' })

const items = z
  .array(item)
  .max(500)
  .nullish()
  .catch([])
  .transform((given) => given ?? [])

const buyer = z
  .object({
    name: textOr('').describe('Full name of the shopper.'),
    email: z.email().nullable().catch(null).describe('E-mail address of the shopper.'),
    phone: textOr('').describe(
      'Mobile phone of the shopper, with or without the prefix of the country. The payment page asks for one where it is missing or cannot be read.',
    ),
    dob: z.iso.date().optional().catch(undefined).describe('Day of birth.'),
  })
  .meta({ title: 'GivenBuyer' })

const shippingAddress = z
  .object({
    city: textOr('').describe('City the goods go to.'),
    address: textOr('').describe('Street, house and whatever else finds the door.'),
    zip: textOr('').describe('Postal code.'),
  })
  .meta({ title: 'GivenAddress' })
const nowhere = { city: '', address: '', zip: '' }

const buyerHistory = z
  .object({
    registered_since: moment.describe('When the shopper opened an account with you.'),
    loyalty_level: z.coerce.number().catch(0).describe('Orders the shopper has completed with you.'),
    wishlist_count: z.coerce
      .number()
      .min(0)
      .optional()
      .catch(undefined)
      .describe('Products on the wish list of the shopper.'),
    is_social_networks_connected: flag.describe('Whether the account is linked with a social network.'),
    is_phone_number_verified: flag.describe('Whether you have verified the phone.'),
    is_email_verified: flag.describe('Whether you have verified the e-mail address.'),
  })
  .meta({ title: 'GivenBuyerHistory' })

const pastOrder = z
  .object({
    purchased_at: moment.describe('When it was bought.'),
    amount: textOr('0').describe('What it came to, as a decimal text.'),
    payment_method: z
      .enum(['card', 'cod'])
      .optional()
      .catch(undefined)
      .describe('How it was paid: by card or on delivery.'),
    status: z
      .enum(['new', 'processing', 'complete', 'refunded', 'canceled', 'unknown'])
      .catch('unknown')
      .describe('What became of it.'),
    buyer: buyer.catch({ name: '', email: null, phone: '' }).describe('Who bought it.'),
    shipping_address: shippingAddress.catch(nowhere).describe('Where it was sent.'),
    items: items.describe('What was in it.'),
  })
  .meta({ title: 'GivenPastOrder' })

/** A map of the shop's own; its two known keys are texts. */
const meta = z
  .looseObject({
    order_id: someText.describe('Your number of the order.'),
    customer: someText.describe('Your number of the shopper.'),
  })
  .nullish()
  .catch(null)
  .transform((given) => storable(given ?? null))

const attachment = z
  .looseObject({
    body: z.unknown().describe('What is known about the booking, in the form that its type names.'),
    content_type: textOr('application/vnd.tabby.v1+json').describe('The type of the body.'),
  })
  .nullish()
  .catch(null)
  .transform((given) => storable(given ?? null))

const returnUrl = z.url().max(2000).nullish().catch(null)

export const checkoutBody = z.object({
  payment: z
    .object({
      amount: amount.describe(
        'What the shopper pays in all, VAT and shipping included, as a decimal text with the decimals of the currency: `"120.00"`, or `"20.125"` in Kuwait and Bahrain.',
      ),
      currency: z.string().max(8).describe('The currency of the store, such as `AED`.'),
      description: textOr('').describe('What the order is about; merchants see it beside the order.'),
      buyer: buyer.describe('Who buys.'),
      shipping_address: shippingAddress.catch(nowhere).describe('Where the goods go.'),
      order: z
        .object({
          /** OpenCart asks whether a basket may be paid so before it is an order. */
          reference_id: z
            .union([z.string(), z.number()])
            .nullish()
            .transform((given) => String(given ?? ''))
            .pipe(z.string().max(orderTextMax.reference))
            .describe('Your number of the order: merchants, statements and payouts name it.'),
          tax_amount: taxOf('the amount'),
          shipping_amount: shippingOf('the amount'),
          discount_amount: discountOf('the order'),
          items: items.describe('What is bought, at most 500 lines.'),
        })
        .describe('The order in your shop.'),
      buyer_history: buyerHistory
        .catch({ loyalty_level: 0 })
        .describe('What you know of the shopper. The more there is, the more purchases are approved.'),
      order_history: z
        .array(pastOrder)
        .max(100)
        .catch([])
        .describe(
          'Past orders of the shopper in your shop, five to ten of them, whatever they were paid with.',
        ),
      meta: meta.describe('A map of your own, answered and sent to webhooks as it came.'),
      attachment: attachment.describe('Details of a booking: flights, hotels, insurance.'),
    })
    .describe('The payment to make.'),
  lang: z.enum(['ar', 'en']).describe('The language the payment page opens in.'),
  merchant_code: z.string().min(1).max(100).describe('The code of your store.'),
  merchant_urls: z
    .object({
      success: returnUrl.describe('Where the shopper goes once the payment is approved.'),
      cancel: returnUrl.describe('Where the shopper goes who gives up.'),
      failure: returnUrl.describe('Where the shopper goes who is declined.'),
    })
    .nullish()
    .catch(null)
    .describe(
      'Where the shopper goes from the payment page; `payment_id` is added to each address. They are `https`.',
    ),
})
export type CheckoutBody = z.output<typeof checkoutBody>

const reference = z
  .union([z.string().min(1), z.number()])
  .transform(String)
  .pipe(z.string().max(orderTextMax.reference))

/** Published plugins leave it out. */
const someReference = reference.nullish().transform((given) => given ?? undefined)

const captured = 'what is captured'

export const captureBody = z.object({
  amount: amount.describe('What to capture: all that is left of the payment, or a part.'),
  reference_id: someReference.describe(
    'Your key of this capture: the same one again changes nothing. Left out, the same call is made once within a minute.',
  ),
  tax_amount: taxOf(captured),
  shipping_amount: shippingOf(captured),
  discount_amount: discountOf(captured),
  items: items.describe('What is captured.'),
})
export type CaptureBody = z.output<typeof captureBody>

export const refundBody = z.object({
  amount: amount.describe('What goes back to the shopper, up to what was captured and not refunded yet.'),
  reference_id: someReference.describe(
    'Your key of this refund: the same one again changes nothing. Left out, the same call is made once within a minute.',
  ),
  /** Some plugins say which capture it is of. */
  capture_id: someText.describe('The capture that the refund is of, if you keep them apart.'),
  reason: textOr('').describe('Why it goes back; the merchant reads it.'),
  items: items.describe('What comes back to the shop.'),
})
export type RefundBody = z.output<typeof refundBody>

export const updateBody = z.object({
  order: z
    .object({ reference_id: reference.nullish().describe('The new number of the order in your shop.') })
    .nullish()
    .describe('What changes about the order.'),
})

/** A day, or an instant; a day begins at midnight UTC. */
export const since = z
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
  created_at__gte: since.optional().describe('Made at this instant or later; a day begins at midnight UTC.'),
  created_at__lte: since.optional().describe('Made at this instant or before.'),
  status: z
    .string()
    .toLowerCase()
    .pipe(z.enum(listedStatuses))
    .optional()
    .describe(
      `Only these: a state of the payment, or a badge merchants see. One of ${listedStatuses.map((one) => `\`${one}\``).join(', ')}.`,
    ),
  limit: z.coerce
    .number()
    .int()
    .min(0)
    .default(paymentsPerAnswer)
    .transform((given) => Math.min(given, paymentsPerAnswer))
    .describe(`How many payments to answer, at most ${paymentsPerAnswer}.`),
  offset: z.coerce.number().int().min(0).default(0).describe('How many of the newest to pass over.'),
})
export type PaymentsQuery = z.output<typeof paymentsQuery>
