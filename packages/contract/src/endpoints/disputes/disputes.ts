import { disputeStatuses, disputeTextMax, disputeTypes } from '@daftar/rules/disputes/dispute'
import { disputeRisks } from '@daftar/rules/disputes/risk'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { anUpload, fileRefusals } from '../../wire/uploads.ts'
import { amountIn, amountOut, currency, instant, language, pageQuery } from '../../wire/values.ts'
import {
  answerBody,
  challengeBody,
  decisionBody,
  deskDispute,
  deskListedDispute,
  dispute,
  listedDispute,
} from './disputes-shapes.ts'

/** Disputes of the back-office (DSP-24 to DSP-35), and of the desk. */

const mayFetch = { kind: 'account', permission: 'canFetchDisputes' } as const satisfies Access
/** DEC-DSP-12. */
const mayAnswer = { ...mayFetch, flag: 'is_dispute_refund_allowed' } as const satisfies Access
const views = { kind: 'staff', flag: 'can_view_disputes' } as const satisfies Access
const decides = { kind: 'staff', flag: 'can_decide_disputes' } as const satisfies Access

const byId = z.strictObject({ id: z.string().max(64) })
const anId = { id: 'dsp_0000' }
const one = z.object({ dispute })
const oneOfDesk = z.object({ dispute: deskDispute })

const list = z
  .string()
  .max(2000)
  .transform((text) => text.split(',').filter(Boolean))

/** DSP-25: the filters of the list and of the export. Unknown statuses are dropped (DSP-21). */
const filters = {
  created_at_gte: instant.optional(),
  created_at_lte: instant.optional(),
  statuses: list.transform((names) => disputeStatuses.filter((status) => names.includes(status))).optional(),
  merchant_ids: list.optional(),
  query: z.string().trim().max(100, 'too_long').optional(),
}

const oneFile = z.object({
  asset: z.object({ id: z.string(), url: z.string(), name: z.string(), size: z.number().int() }),
})

export const disputesEndpoints = {
  'disputes.list': endpoint({
    route: 'GET /merchant/api/v1/disputes',
    summary: 'Disputes, filtered and searched, by pages, with how many there are (DSP-24 to DSP-26)',
    access: mayFetch,
    query: z.strictObject({ ...filters, ...pageQuery }),
    response: z.object({
      disputes: z.array(listedDispute),
      next_page_token: z.string().nullable(),
      total: z.number().int(),
    }),
  }),
  'disputes.active': endpoint({
    route: 'GET /merchant/api/v1/disputes/active',
    summary: 'How many disputes nobody has decided yet (DSP-27, DEC-DSP-14)',
    access: mayFetch,
    response: z.object({ count: z.number().int() }),
  }),
  'disputes.read': endpoint({
    route: 'GET /merchant/api/v1/disputes/{id}',
    summary: 'One dispute (DSP-29, DEC-DSP-5)',
    access: mayFetch,
    params: byId,
    response: one,
    example: { params: anId },
  }),
  'disputes.approve': endpoint({
    route: 'POST /merchant/api/v1/disputes/{id}/approve',
    summary: 'Refund the shopper, in full or in part (DSP-30, DEC-DSP-7)',
    access: mayAnswer,
    params: byId,
    body: z.strictObject({ amount: amountIn.optional() }),
    response: one,
    reasons: ['dispute_answered', 'amount_over_rest'],
    audit: 'dispute.approved',
    example: { params: anId, body: {} },
  }),
  'disputes.challenge': endpoint({
    route: 'POST /merchant/api/v1/disputes/{id}/challenge',
    summary: 'Say why the dispute is wrong, with what proves it (DSP-31, DEC-DSP-8)',
    access: mayAnswer,
    params: byId,
    body: challengeBody,
    response: one,
    reasons: ['dispute_answered'],
    audit: 'dispute.challenged',
    example: { params: anId, body: { reason: 'order_on_its_way' } },
  }),
  'disputes.saveAnswer': endpoint({
    route: 'PUT /merchant/api/v1/disputes/{id}/answer',
    summary:
      'Keep an answer as it is written, on the version that was read; once complete it is sent by itself when the time is over',
    access: mayAnswer,
    params: byId,
    /** Without a version it is written over whatever stands. */
    body: answerBody.extend({ base: z.number().int().min(0).optional() }),
    response: one,
    reasons: ['dispute_answered', 'draft_changed'],
    audit: 'dispute.answer_saved',
    example: { params: anId, body: { comment: 'On its way.' } },
  }),
  'disputes.dropAnswer': endpoint({
    route: 'DELETE /merchant/api/v1/disputes/{id}/answer',
    summary: 'Throw the written answer away',
    access: mayAnswer,
    params: byId,
    response: one,
    reasons: ['dispute_answered'],
    audit: 'dispute.answer_dropped',
    example: { params: anId },
  }),
  'disputes.upload': endpoint({
    ...anUpload,
    route: 'POST /merchant/api/v1/disputes/attachments/upload',
    summary: 'Upload a file for an answer, in the field `asset` (DSP-32, DEC-DSP-15)',
    access: mayAnswer,
    response: oneFile,
    reasons: fileRefusals,
    audit: 'dispute.file_uploaded',
  }),
  'disputes.export': endpoint({
    route: 'POST /merchant/api/v1/disputes/export',
    summary: 'The filtered disputes as CSV, streamed (DSP-33 to DSP-35, DEC-DSP-13)',
    access: mayFetch,
    query: z.strictObject({ ...filters, language: language.optional() }),
    response: 'stream',
    rate: 'file',
    reasons: ['narrow_the_filters'],
    unitOfWork: 'own',
    audit: 'dispute.exported',
  }),
  'disputes.pack': endpoint({
    route: 'GET /merchant/api/v1/disputes/{id}/pack',
    summary: 'The evidence of a dispute as one PDF, in both languages',
    access: mayFetch,
    params: byId,
    response: 'stream',
    rate: 'file',
    unitOfWork: 'own',
    example: { params: anId },
  }),
  'disputes.ofPayout': endpoint({
    route: 'GET /merchant/api/v1/payouts/{id}/disputes',
    summary: 'Disputes against sales that a payout has paid already, and where their amounts stand',
    access: mayFetch,
    params: byId,
    response: z.object({
      disputes: z.array(
        listedDispute
          .pick({ id: true, number: true, status: true, order_number: true, currency: true })
          .extend({
            disputed_amount: amountOut,
            /** The payout that keeps the amount back; null while that is the next one. */
            held_in: z.object({ id: z.string(), number: z.string() }).nullable(),
          }),
      ),
    }),
    example: { params: { id: 'pyt_0000' } },
  }),
  'disputes.queue': endpoint({
    route: 'GET /desk/api/v1/disputes',
    summary:
      'Disputes of all merchants, the nearest deadline first; those that wait for the desk unless told',
    access: views,
    query: z.strictObject({
      state: z.enum(['arbitration', 'pending', 'proposed', 'done']).optional(),
      type: z.enum(disputeTypes).optional(),
      merchant_id: z.string().max(64).optional(),
      query: z.string().trim().max(100, 'too_long').optional(),
      ...pageQuery,
    }),
    response: z.object({
      disputes: z.array(deskListedDispute),
      next_page_token: z.string().nullable(),
      total: z.number().int(),
    }),
  }),
  'disputes.readForStaff': endpoint({
    route: 'GET /desk/api/v1/disputes/{id}',
    summary: 'One dispute, both sides',
    access: views,
    params: byId,
    response: oneOfDesk,
    audit: 'dispute.viewed',
    example: { params: anId },
  }),
  'disputes.fileForStaff': endpoint({
    route: 'GET /desk/api/v1/disputes/{id}/files/{fileId}',
    summary: 'A file of either side of a dispute, for whoever decides it',
    access: views,
    params: z.strictObject({ id: z.string().max(64), fileId: z.string().max(120) }),
    response: 'stream',
    audit: 'file.viewed',
    unitOfWork: 'own',
    example: { params: { ...anId, fileId: 'fil_00000000' } },
  }),
  'disputes.packForStaff': endpoint({
    route: 'GET /desk/api/v1/disputes/{id}/pack',
    summary: 'The evidence of a dispute as one PDF, as its merchant has it',
    access: views,
    params: byId,
    response: 'stream',
    rate: 'file',
    audit: 'file.viewed',
    unitOfWork: 'own',
    example: { params: anId },
  }),
  'disputes.open': endpoint({
    route: 'POST /desk/api/v1/disputes',
    summary: 'Open a dispute for a shopper who called',
    access: decides,
    body: z.strictObject({
      order_number: z.string({ error: 'required' }).trim().min(1, 'required').max(64, 'too_long'),
      type: z.enum(disputeTypes, { error: 'choose_option' }),
      /** All that can go back unless told. */
      amount: amountIn.optional(),
      comment: z
        .string({ error: 'required' })
        .trim()
        .min(1, 'required')
        .max(disputeTextMax.comment, 'too_long'),
    }),
    response: oneOfDesk,
    reasons: ['order_not_disputable', 'already_disputed', 'dispute_too_large'],
    audit: 'dispute.opened',
    example: { body: { order_number: 'K7QD-2M9X', type: 'not_delivered', comment: 'It never came.' } },
  }),
  'disputes.withdraw': endpoint({
    route: 'POST /desk/api/v1/disputes/{id}/withdraw',
    summary: 'The shopper takes it back',
    access: decides,
    params: byId,
    response: oneOfDesk,
    reasons: ['wrong_status'],
    audit: 'dispute.withdrawn',
    example: { params: anId },
  }),
  'disputes.decide': endpoint({
    route: 'POST /desk/api/v1/disputes/{id}/decision',
    summary: 'Decide for one side, with what counted; above the limit a second person confirms it',
    access: decides,
    params: byId,
    body: decisionBody,
    response: oneOfDesk,
    reasons: ['wrong_status', 'verdict_incomplete', 'waits_for_second', 'amount_over_rest'],
    audit: 'dispute.decided',
    example: {
      params: anId,
      body: { outcome: 'shop', reason: 'The courier handed it over.', verdict: [] },
    },
  }),
  'disputes.confirm': endpoint({
    route: 'POST /desk/api/v1/disputes/{id}/decision/confirm',
    summary: 'Confirm what somebody else decided, or send it back; whoever proposed takes it back',
    access: decides,
    params: byId,
    /** When it was proposed what whoever answers has read: another proposal is not confirmed unread. */
    body: z.strictObject({ agrees: z.boolean(), proposed_at: instant }),
    response: oneOfDesk,
    reasons: ['not_proposed', 'own_proposal'],
    audit: 'dispute.confirmed',
    example: { params: anId, body: { agrees: true, proposed_at: '2026-11-20T08:00:00.000Z' } },
  }),
  'disputes.ofMerchant': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/disputes',
    summary: 'How often a merchant is disputed, why, and how that ended',
    access: views,
    params: byId,
    response: z.object({
      currency,
      /** Of the last 180 days. */
      orders: z.number().int(),
      disputes: z.number().int(),
      open: z.number().int(),
      won: z.number().int(),
      lost: z.number().int(),
      unanswered: z.number().int(),
      disputed_amount: amountOut,
      types: z.array(z.object({ type: z.enum(disputeTypes), count: z.number().int() })),
      /** What the figures say to whoever decides about the merchant. */
      risks: z.array(z.enum(disputeRisks)),
    }),
    example: { params: { id: 'mer_0000' } },
  }),
}
