import { disputeTypes } from '@daftar/rules/disputes/dispute'
import { publishedDisputeStatuses } from '@daftar/rules/disputes/published'
import { z } from 'zod'
import { amountOut, currency, instant } from '../../wire/values.ts'

/** Disputes as the published API answers them to shops: paths, fields and values are published ones. */

const links = z.array(z.url()).describe('Addresses of files, to be asked for with the secret key.')

export const publishedDispute = z
  .object({
    id: z.uuid().describe('Id of the dispute.'),
    attachments: links.describe('What the customer showed: addresses, to be asked for with the secret key.'),
    payment_id: z.uuid().describe('Id of the payment it is about.'),
    amount: amountOut.describe('How much is disputed.'),
    currency: currency.describe('The currency of the payment.'),
    created_at: instant.describe('When the customer raised it.'),
    expired_at: instant.describe('Until when it can be answered.'),
    status: z
      .enum(publishedDisputeStatuses)
      .describe(
        '`new` waits for your answer. `in_progress` was challenged and is being decided. `refunded`, `declined` and `cancelled` are ends of it.',
      ),
    reason: z.enum(disputeTypes).describe('What the customer says went wrong.'),
    days_left: z.number().int().describe('Days until it is approved by itself; 0 once it is answered.'),
    items: z
      .array(
        z
          .object({
            reference_id: z.string().describe('Your id of the product.'),
            title: z.string().describe('Name of the product.'),
            unit_price: z.string().describe('Price of one.'),
          })
          .meta({ title: 'DisputeItem' }),
      )
      .describe('What the order was of.'),
    order_number: z.string().describe('Your number of the order.'),
    comment: z.string().describe("The customer's own words."),
  })
  .meta({ title: 'DisputeSummary' })
export type PublishedDispute = z.output<typeof publishedDispute>

const step = z
  .object({
    attachments: links,
    created_at: instant.describe('When it happened.'),
    created_by: z
      .string()
      .describe(
        'The e-mail address of the customer, the name of the colleague, or `Disputes API`; empty for the provider.',
      ),
    content: z.string().describe("The customer's words, or the reason of a challenge."),
    source: z.string().describe('Whose step it was: `customer`, `merchant`, or the support of the provider.'),
    event_type: z
      .enum([
        'dispute_created',
        'dispute_approved',
        'dispute_declined',
        'dispute_canceled',
        'dispute_in_arbitration',
        'merchant_14d_unresponsive',
      ])
      .describe('What happened.'),
    note: z.string().optional().describe('What was written beside it.'),
  })
  .meta({ title: 'DisputeStep' })
export type PublishedStep = z.output<typeof step>

export const publishedDisputeWithHistory = publishedDispute
  .extend({ history: z.array(step).describe('What happened so far, the oldest first.') })
  .meta({ title: 'Dispute' })

export const publishedEvidence = z
  .object({
    id: z.uuid().describe('Id of what was added.'),
    dispute_id: z.uuid().describe('Id of the dispute.'),
    content: z.string().describe('What was written.'),
    created_by: z.literal('merchant').describe('Whose it is.'),
    created_at: instant.describe('When it was added.'),
    attachment_ids: z.array(z.string()).describe('Ids of the files added with it.'),
  })
  .meta({ title: 'Evidence' })
