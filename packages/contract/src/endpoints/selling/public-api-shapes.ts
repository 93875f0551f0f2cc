import { disputeStatuses } from '@daftar/rules/disputes/dispute'
import { paymentStates } from '@daftar/rules/orders/order-status'
import { z } from 'zod'
import { amountOut, currency, instant } from '../../wire/values.ts'

/** Payments as the public payments API answers them to shops. */

const item = z
  .looseObject({
    title: z.string().describe('Name of the product.'),
    quantity: z.number().int().describe('How many of it.'),
    unit_price: z.string().describe('Price of one, as it was sent.'),
    category: z.string().describe('What kind of product it is.'),
  })
  .describe('A line of an order, with everything that was sent about it.')
  .meta({ title: 'Item' })

const parts = {
  tax_amount: amountOut.describe('VAT in the amount.'),
  shipping_amount: amountOut.describe('Shipping in the amount.'),
  discount_amount: amountOut.describe('What was taken off.'),
}

const order = z
  .object({
    reference_id: z.string().describe('Your number of the order.'),
    updated_at: instant.describe('When its money or its state changed last.'),
    ...parts,
    items: z.array(item).describe('What was bought.'),
  })
  .meta({ title: 'Order' })

const capture = z
  .object({
    id: z.uuid().describe('Id of the capture.'),
    created_at: instant.describe('When it was made.'),
    amount: amountOut.describe('What was captured.'),
    ...parts,
    items: z.array(item).describe('What was captured, line by line.'),
    reference_id: z.string().describe('Your key of the capture, or the one it was given.'),
  })
  .meta({ title: 'Capture' })

const refund = z
  .object({
    id: z.uuid().describe('Id of the refund.'),
    created_at: instant.describe('When it was made.'),
    amount: amountOut.describe('What went back.'),
    reason: z.string().describe('Why, as you wrote it.'),
    items: z.array(item).describe('What came back to the shop.'),
    reference_id: z.string().describe('Your key of the refund, or the one it was given.'),
  })
  .meta({ title: 'Refund' })

export const payment = z
  .object({
    id: z.uuid().describe('Id of the payment: keep it with your order.'),
    created_at: instant.describe('When it was made.'),
    expires_at: instant.optional().describe('Until when the shopper may pay.'),
    status: z
      .enum(paymentStates)
      .describe(
        '`CREATED` waits for the shopper. `AUTHORIZED` is approved and waits for captures. `CLOSED` is captured in full, or given up. `REJECTED` and `EXPIRED` came to nothing.',
      ),
    is_test: z.boolean().describe('Whether it was made with a test key: no money moves.'),
    amount: amountOut.describe('What the shopper pays in all.'),
    currency: currency.describe('The currency of the store.'),
    description: z.string().describe('What the order is about.'),
    buyer: z
      .looseObject({
        name: z.string().nullable().describe('Full name of the shopper.'),
        email: z.string().nullable().describe('E-mail address of the shopper.'),
        phone: z.string().nullable().describe('Phone of the shopper.'),
      })
      .describe('Who buys, as it was sent.'),
    shipping_address: z
      .object({
        city: z.string().describe('City the goods go to.'),
        address: z.string().describe('Street and house.'),
        zip: z.string().describe('Postal code.'),
      })
      .describe('Where the goods go.'),
    order: order.describe('The order in your shop.'),
    captures: z.array(capture).describe('What was captured so far, the oldest first.'),
    refunds: z.array(refund).describe('What went back so far, the oldest first.'),
    buyer_history: z
      .looseObject({
        registered_since: instant.describe('When the shopper opened an account with you.'),
        loyalty_level: z.number().describe('Orders the shopper has completed with you.'),
      })
      .describe('What you told of the shopper.'),
    order_history: z.array(z.looseObject({})).describe('Past orders you told of.'),
    meta: z.record(z.string(), z.unknown()).describe('Your own map, as it was sent.'),
    attachment: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('Details of a booking, as they were sent.'),
  })
  .meta({ title: 'Payment' })
export type PublishedPayment = z.output<typeof payment>

export const checkoutRejections = ['order_amount_too_high', 'order_amount_too_low', 'not_available'] as const

export const checkoutSession = z
  .object({
    id: z.uuid().describe('Id of the session.'),
    status: z
      .enum(['created', 'rejected', 'expired', 'approved'])
      .describe('`created`: send the shopper to the payment page. `rejected`: offer another way to pay.'),
    rejection_reason_code: z
      .enum(checkoutRejections)
      .optional()
      .describe('The same as `rejection_reason` below, where the SDK for Android looks for it.'),
    token: z.string().nullable().describe('Always null.'),
    payment: payment.describe('The payment the session is about.'),
    configuration: z
      .object({
        available_products: z
          .object({
            installments: z
              .array(
                z.object({
                  web_url: z.url().describe('The payment page: send the shopper there.'),
                  qr_code: z.url().describe('The same address as a picture to be scanned.'),
                }),
              )
              .optional()
              .describe('Absent where the shopper cannot pay so.'),
          })
          .describe('Ways to pay that are open to the shopper.'),
        products: z
          .object({
            installments: z
              .object({
                type: z.literal('installments').describe('The name of the plan.'),
                is_available: z.boolean().describe('Whether the shopper can pay so.'),
                rejection_reason: z
                  .enum(checkoutRejections)
                  .nullable()
                  .describe('Why not. What speaks of the amount may be told to the shopper.'),
              })
              .describe('Paying in parts.'),
          })
          .describe('Each way to pay, and why it is not open.'),
      })
      .describe('How the shopper can pay.'),
    merchant_urls: z
      .object({
        success: z.string().optional().describe('Where the shopper goes once the payment is approved.'),
        cancel: z.string().optional().describe('Where the shopper goes who gives up.'),
        failure: z.string().optional().describe('Where the shopper goes who is declined.'),
      })
      .describe('Where the shopper goes from the payment page.'),
  })
  .meta({ title: 'CheckoutSession' })
export type PublishedSession = z.output<typeof checkoutSession>

export const paymentPage = z
  .object({
    payments: z.array(payment).describe('The payments, the newest first.'),
    pagination: z
      .object({
        limit: z.number().int().describe('How many were asked for.'),
        offset: z.number().int().describe('How many were passed over.'),
        total_count: z.number().int().describe('How many there are in all.'),
      })
      .describe('Where in the list these stand.'),
  })
  .meta({ title: 'PaymentPage' })

/** The states as webhooks write them. */
export const webhookStates = ['created', 'authorized', 'closed', 'rejected', 'expired'] as const

/** A dispute as webhooks tell it, with the published fields. The pair of id and status is told once. */
const webhookDispute = z.object({
  status: z
    .enum(disputeStatuses)
    .describe(
      'Opened and waiting for you (`pending`), challenged by you (`arbitration`), or ended: the shopper was refunded (`approved`), was not (`declined`), or took it back (`cancelled`).',
    ),
  dispute_id: z.uuid().describe('Id of the dispute, to ask the disputes calls for the rest.'),
  payment_id: z.uuid().describe('Id of the payment that it is against.'),
  amount: amountOut.describe('What is disputed.'),
  currency: currency.describe('The currency of the payment.'),
  created_at: instant.describe('When the shopper opened it.'),
})
export type WebhookDispute = z.output<typeof webhookDispute>

/** What a webhook is sent: the payment as it stood when it happened. */
export const webhookPayment = z
  .object({
    id: z.uuid().describe('Id of the payment.'),
    created_at: instant.describe('When it was made.'),
    expires_at: instant.optional().describe('Until when the shopper may pay.'),
    closed_at: instant.optional().describe('When it was closed.'),
    status: z.enum(webhookStates).describe('The state of the payment, in lower case.'),
    is_test: z.boolean().describe('Whether it was made with a test key.'),
    is_expired: z.boolean().describe('Whether nobody paid in time, or the shopper gave up.'),
    amount: amountOut.describe('What the shopper pays in all.'),
    currency: currency.describe('The currency of the store.'),
    order: z
      .object({ reference_id: z.string().describe('Your number of the order.') })
      .describe('The order in your shop.'),
    captures: z
      .array(capture.pick({ id: true, created_at: true, amount: true, reference_id: true }))
      .describe('What was captured so far.'),
    refunds: z
      .array(refund.pick({ id: true, created_at: true, amount: true, reference_id: true, reason: true }))
      .describe('What went back so far.'),
    meta: z.record(z.string(), z.unknown()).describe('Your own map, as it was sent.'),
    dispute: webhookDispute
      .optional()
      .describe('The dispute, where the message is about one (event `dispute`); else left out.'),
  })
  .meta({ title: 'WebhookPayment' })
export type WebhookPayment = z.output<typeof webhookPayment>
