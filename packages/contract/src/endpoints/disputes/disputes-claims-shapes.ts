import { claimLimits } from '@daftar/rules/disputes/claim'
import {
  challengeReasons,
  disputeEndings,
  disputeStatuses,
  disputeTextMax,
  disputeTypes,
} from '@daftar/rules/disputes/dispute'
import { z } from 'zod'
import { amountIn, amountOut, currency, fileHandle, instant } from '../../wire/values.ts'

/** Disputes as shoppers say and follow them on their own page. */

const whose = {
  merchant_name: z.string(),
  merchant_name_ar: z.string(),
  order_number: z.string(),
  reference: z.string(),
  currency,
}

/** How a shopper's dispute stands, for whoever holds its address. */
export const claim = z.object({
  ...whose,
  number: z.string(),
  status: z.enum(disputeStatuses),
  type: z.enum(disputeTypes),
  disputed_amount: amountOut,
  comment: z.string(),
  /** What of the order it is about; empty where nothing was picked. */
  items: z.array(z.object({ title: z.string(), quantity: z.number().int() })),
  files: z.number().int(),
  created_at: instant,
  /** Until when the shop answers. */
  respond_by: instant,
  /** What the shop says against it; null before it says anything. */
  answer: z
    .object({
      reason: z.enum(challengeReasons).nullable(),
      comment: z.string(),
      tracking_number: z.string(),
      tracking_url: z.string(),
      at: instant,
    })
    .nullable(),
  ending: z.enum(disputeEndings).nullable(),
  refunded_amount: amountOut.nullable(),
  /** What whoever decided says; empty where nobody decided. */
  reason: z.string(),
  resolved_at: instant.nullable(),
  may_withdraw: z.boolean(),
})
export type Claim = z.output<typeof claim>

/** The order of whoever was let in, and what of it can be disputed. */
export const claimableOrder = z.object({
  ...whose,
  amount: amountOut,
  bought_at: instant,
  items: z.array(z.object({ title: z.string(), quantity: z.number().int(), unit_price: amountOut })),
  /** Nothing where it cannot be disputed any more, or is. */
  up_to: amountOut,
  /** What was disputed before, the newest first; `token` opens its page. */
  claims: z.array(
    z.object({ number: z.string(), status: z.enum(disputeStatuses), at: instant, token: z.string() }),
  ),
})
export type ClaimableOrder = z.output<typeof claimableOrder>

export const claimBody = z.strictObject({
  type: z.enum(disputeTypes, { error: 'choose_option' }),
  comment: z.string({ error: 'required' }).trim().min(1, 'required').max(disputeTextMax.comment, 'too_long'),
  /** Lines of the order by their place in it, with how many of each. */
  items: z
    .array(
      z.strictObject({ line: z.number().int().min(0).max(200), quantity: z.number().int().min(1).max(999) }),
    )
    .max(claimLimits.lines, 'too_long')
    .default([]),
  /** What the lines come to where it is left out, or all that can go back. */
  amount: amountIn.optional(),
  attachments: z.array(fileHandle).max(claimLimits.files, 'too_long').default([]),
})
