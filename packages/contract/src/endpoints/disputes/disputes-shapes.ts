import {
  challengeReasons,
  disputeEndings,
  disputeSources,
  disputeStatuses,
  disputeTextMax,
  disputeTypes,
} from '@daftar/rules/disputes/dispute'
import { evidenceItems, fileItems, knownMessages, verdictMarks } from '@daftar/rules/disputes/evidence'
import { z } from 'zod'
import { amountIn, amountOut, currency, fileHandle, instant, merchantFields } from '../../wire/values.ts'

/** Disputes as they travel. Amounts are decimal strings, instants UTC. */

const type = z.enum(disputeTypes)
const status = z.enum(disputeStatuses)
const item = z.enum(evidenceItems)

const file = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number().int(),
  content_type: z.string(),
  /** What it shows; null where nobody said. */
  item: item.nullable(),
})
export type DisputeFile = z.output<typeof file>

/** A row of the list (DEC-DSP-1). */
export const listedDispute = z.object({
  id: z.string(),
  number: z.string(),
  status,
  type,
  order_id: z.string(),
  order_number: z.string(),
  merchant_id: z.string(),
  store_id: z.string(),
  store_name: z.string(),
  store_name_ar: z.string(),
  /** First name and initial, and all but the last figures of the phone hidden. */
  shopper: z.object({ name: z.string().nullable(), phone: z.string().nullable() }),
  /** Of the order, and what of it is disputed. */
  amount: amountOut,
  disputed_amount: amountOut,
  currency,
  created_at: instant,
  respond_by: instant,
  resolved_at: instant.nullable(),
  /** An answer is written and would be sent as it stands when the time is over. */
  is_answer_ready: z.boolean(),
})
export type ListedDispute = z.output<typeof listedDispute>

const trackingUrl = z
  .string()
  .trim()
  .max(disputeTextMax.address, 'too_long')
  .refine((text) => text === '' || /^https?:\/\/\S+$/i.test(text), 'url_invalid')

/** A file as an answer names it: its id alone, or with what it shows. */
const attachmentIn = z.union([
  fileHandle.transform((id) => ({ id, item: null as (typeof fileItems)[number] | null })),
  z.strictObject({ id: fileHandle, item: z.enum(fileItems).nullable().default(null) }),
])

/** What a shop writes against a dispute (DEC-DSP-8). */
const answerFields = {
  comment: z.string().trim().max(disputeTextMax.comment, 'too_long').default(''),
  amount: amountIn.nullable().optional(),
  tracking_number: z.string().trim().max(disputeTextMax.tracking, 'too_long').default(''),
  tracking_url: trackingUrl.default(''),
  attachments: z.array(attachmentIn).max(20, 'too_long').default([]),
}

export const challengeBody = z.strictObject({
  reason: z.enum(challengeReasons, { error: 'choose_option' }),
  ...answerFields,
})

/** The same while it is written: the reason may come last. */
export const answerBody = z.strictObject({
  reason: z.enum(challengeReasons, { error: 'choose_option' }).nullable().default(null),
  ...answerFields,
})
export type AnswerBody = z.output<typeof answerBody>

const writtenAnswer = z.object({
  reason: z.enum(challengeReasons).nullable(),
  comment: z.string(),
  amount: amountOut.nullable(),
  tracking_number: z.string(),
  tracking_url: z.string(),
  attachments: z.array(file),
})
export type WrittenAnswer = z.output<typeof writtenAnswer>

const verdict = z.array(z.strictObject({ item, mark: z.enum(verdictMarks) }))

const evidence = z.object({
  item,
  state: z.enum(['ready', 'missing']),
  /** How verdicts over earlier disputes of this type at this merchant marked it; null where none did. */
  learned: z
    .object({ counted: z.number().int(), not_counted: z.number().int(), missing: z.number().int() })
    .nullable(),
})

/** What a decision for the shopper would move: sizes but for the net, which the merchant bears. */
const effect = z.object({ refund: amountOut, fee_back: amountOut, vat_back: amountOut, net: amountOut })

const line = z.object({
  payout_id: z.string(),
  payout_number: z.string(),
  kind: z.enum(['sale', 'refund', 'dispute', 'dispute_release']),
  amount: amountOut,
})

/** One dispute (DEC-DSP-5, DEC-DSP-6). */
export const dispute = listedDispute.extend({
  source: z.enum(disputeSources),
  shopper_comment: z.string(),
  /** Lines of the order that the shopper named; empty where the whole order is meant. */
  claimed_items: z.array(z.object({ title: z.string(), quantity: z.number().int() })),
  shopper_files: z.array(file),
  order: z.object({
    reference: z.string(),
    created_at: instant,
    captured_at: instant.nullable(),
    captured: amountOut,
    refunded: amountOut,
    instalments: z.number().int(),
    items: z.array(z.object({ title: z.string(), quantity: z.number().int(), unit_price: amountOut })),
    city: z.string().nullable(),
    address: z.string().nullable(),
    confirmed_at: instant.nullable(),
    refunds: z.array(z.object({ amount: amountOut, at: instant, comment: z.string() })),
    /** What the product sent to the shopper for the shop, and whether it was read; the oldest first. */
    messages: z.array(z.object({ kind: z.enum(knownMessages), at: instant })),
    /** Other orders of the same phone at this merchant before this one. */
    earlier: z.object({ paid: z.number().int(), disputed: z.number().int(), first_at: instant.nullable() }),
  }),
  evidence: z.array(evidence),
  /** As it is written; null where nothing is. */
  answer: writtenAnswer
    .extend({ saved_at: instant, saved_by: z.string(), is_complete: z.boolean() })
    .nullable(),
  /** Counted up with each change of it; who saves names the one they read. */
  answer_version: z.number().int(),
  /** As it was sent. */
  challenge: writtenAnswer
    .extend({ sent_at: instant, sent_by: z.enum(['merchant', 'deadline', 'api']) })
    .nullable(),
  ending: z.enum(disputeEndings).nullable(),
  refunded_amount: amountOut.nullable(),
  verdict: z.object({ items: verdict, reason: z.string(), at: instant }).nullable(),
  history: z.array(
    z.object({
      status,
      at: instant,
      by: z.enum(['merchant', 'shopper', 'provider', 'system']),
      /** Who of the merchant's people; empty for everybody else. */
      name: z.string(),
    }),
  ),
  effect: effect.nullable(),
  /** The payouts that hold a movement of the order or of the dispute. */
  payouts: z.array(line),
  acts: z.object({ may_answer: z.boolean(), refund_up_to: amountOut }),
})
export type Dispute = z.output<typeof dispute>

/** What the desk decides. */
export const decisionBody = z.strictObject({
  outcome: z.enum(['shopper', 'shop'], { error: 'choose_option' }),
  /** Of what is disputed, for the shopper; all of it unless told. */
  amount: amountIn.nullable().optional(),
  reason: z.string({ error: 'required' }).trim().min(3, 'too_short').max(disputeTextMax.reason, 'too_long'),
  verdict,
})

const proposal = z.object({
  outcome: z.enum(['shopper', 'shop']),
  amount: amountOut.nullable(),
  reason: z.string(),
  verdict,
  by: z.string(),
  at: instant,
  /** Whoever asks may confirm it: somebody else proposed it. */
  may_confirm: z.boolean(),
})

/** A row of the desk's queue. */
export const deskListedDispute = listedDispute.extend({
  ...merchantFields,
  source: z.enum(disputeSources),
  is_proposed: z.boolean(),
  /** Since when the answer or the decision is waited for, and until when it is due; null where it is over. */
  waits: z.object({ since: instant, due_at: instant }).nullable(),
})
export type DeskListedDispute = z.output<typeof deskListedDispute>

export const deskDispute = dispute.extend({
  ...merchantFields,
  proposal: proposal.nullable(),
  needs_second: z.boolean(),
  may_decide: z.boolean(),
})
export type DeskDispute = z.output<typeof deskDispute>
