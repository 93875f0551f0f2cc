import { disputeTextMax } from '@daftar/rules/disputes/dispute'
import {
  approvedAtOnce,
  disputesPerAnswer,
  publishedChallengeReasons,
  publishedDisputeStatuses,
} from '@daftar/rules/disputes/published'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import type { PublishedTexts } from '../../published-errors.ts'
import { fileRefusals } from '../../wire/uploads.ts'
import { amountIn } from '../../wire/values.ts'
import {
  publishedDispute,
  publishedDisputeWithHistory,
  publishedEvidence,
} from './disputes-published-shapes.ts'
import { disputeExamples as example } from './disputes-examples.ts'
import { since } from '../selling/public-api-given.ts'

/** The published disputes API: what a shop's own systems call with the secret key instead of the screens. */

const texts: PublishedTexts = {
  notAuthorized: 'invalid secret key',
  badData: 'bad_request',
  notFound: 'dispute not found',
}
const access = { kind: 'key', texts } as const

const byId = z.object({ id: z.string().max(64).describe('Id of the dispute.') })
const ofOne = { id: example.id }

/** Once, several times, or several in one. */
const statuses = z
  .union([z.array(z.string()), z.string()])
  .transform((given) => [given].flat().flatMap((one) => one.split(',')))
  .pipe(z.array(z.enum(publishedDisputeStatuses)))
  .optional()
  .describe(`Only these: ${publishedDisputeStatuses.map((one) => `\`${one}\``).join(', ')}.`)

const ids = (most: number) => z.array(z.string().max(64)).max(most, 'too_long')

export const disputesPublishedEndpoints = {
  'disputes.published': endpoint({
    route: 'GET /api/v1/disputes',
    summary: 'List disputes, the newest first',
    description: `At most ${disputesPerAnswer} an answer; go on with \`next_page_token\`, which is empty on the last page. Of live payments alone: nothing of the sandbox is disputed.`,
    access,
    query: z.object({
      statuses,
      created_at_gte: since.optional().describe('Raised at this instant or later.'),
      created_at_lte: since.optional().describe('Raised at this instant or before.'),
      page_token: z.string().max(200).optional().describe('`next_page_token` of the page before.'),
    }),
    response: z
      .object({
        disputes: z.array(publishedDispute).describe('The disputes, the newest first.'),
        next_page_token: z.string().describe('Where the next page begins; empty where there is none.'),
      })
      .meta({ title: 'DisputePage' }),
    rate: 'shop',
    example: { query: { statuses: 'new' }, answer: example.page },
  }),
  'disputes.publishedOne': endpoint({
    route: 'GET /api/v1/disputes/{id}',
    summary: 'Retrieve a dispute, with what happened to it',
    description: 'The same as in the list, with its history.',
    access,
    params: byId,
    response: z
      .object({ dispute: publishedDisputeWithHistory.describe('The dispute.') })
      .meta({ title: 'DisputeAnswer' }),
    rate: 'shop',
    example: { params: ofOne, answer: example.one },
  }),
  'disputes.publishedFile': endpoint({
    route: 'GET /api/v1/disputes/{id}/attachments/{fileId}',
    summary: 'A file of a dispute',
    description: 'What the customer showed, or what you sent. The addresses stand in the dispute.',
    access,
    params: byId.extend({ fileId: z.string().max(120).describe('Id of the file.') }),
    response: 'stream',
    rate: 'shop',
    unitOfWork: 'own',
    example: { params: { ...ofOne, fileId: example.attachment.id } },
  }),
  'disputes.approveByKey': endpoint({
    route: 'POST /api/v1/disputes/approve',
    summary: 'Approve disputes: their customers are refunded',
    description: `Up to ${approvedAtOnce} at once, all or none of them. What is approved already is answered as it stands.`,
    access,
    body: z.object({
      dispute_ids: ids(approvedAtOnce).min(1, 'required').describe('Ids of the disputes.'),
    }),
    response: z
      .object({ disputes: z.array(publishedDispute).describe('The disputes as they stand now.') })
      .meta({ title: 'DisputesApproved' }),
    rate: 'shop',
    reasons: ['dispute_answered'],
    audit: 'dispute.approved',
    example: { body: { dispute_ids: [example.id] }, answer: example.approved },
  }),
  'disputes.challengeByKey': endpoint({
    route: 'POST /api/v1/disputes/challenge',
    summary: 'Challenge a dispute that is `new`: the provider decides it',
    description:
      'Say why it is wrong. `merchant_reason_order_amount_should_be_different` needs `amount`, below what is disputed; `merchant_reason_order_has_been_already_delivered` needs a file.',
    access,
    body: z.object({
      dispute_id: z.string().max(64).describe('Id of the dispute.'),
      description: z
        .string()
        .trim()
        .max(disputeTextMax.comment, 'too_long')
        .describe('What the provider should know.'),
      reason: z.enum(publishedChallengeReasons).describe('Why it is wrong.'),
      amount: amountIn.nullish().describe('What is right instead, where the amount is wrong.'),
      attachment_ids: ids(20).nullish().describe('Ids of files that were uploaded for it.'),
    }),
    response: z
      .object({ disputes: z.array(publishedDispute).describe('The dispute as it stands now.') })
      .meta({ title: 'DisputesChallenged' }),
    rate: 'shop',
    reasons: ['dispute_answered'],
    audit: 'dispute.challenged',
    example: { body: example.challenge, answer: example.challenged },
  }),
  'disputes.addEvidence': endpoint({
    route: 'POST /api/v1/disputes/{id}/provide-evidence',
    summary: 'Add to a challenge while it is being decided',
    description:
      'Text and files go to whoever decides, beside the challenge. A dispute that is not `in_progress` answers 409: challenge it first.',
    access,
    params: byId,
    body: z.object({
      content: z
        .string()
        .trim()
        .min(1, 'required')
        .max(disputeTextMax.comment, 'too_long')
        .describe('What it is, or what it shows.'),
      attachment_ids: ids(20).nullish().describe('Ids of files that were uploaded for it.'),
    }),
    response: publishedEvidence,
    rate: 'shop',
    reasons: ['dispute_answered'],
    audit: 'dispute.evidence_added',
    example: {
      params: ofOne,
      body: { content: 'The courier photographed it at the door.', attachment_ids: [example.attachment.id] },
      answer: example.evidence,
    },
  }),
  'disputes.uploadByKey': endpoint({
    route: 'POST /api/v1/disputes/attachments/upload',
    summary: 'Upload a file for a challenge or as evidence',
    description: 'One PNG, JPEG or PDF of up to 5 MB, as a form with the field `attachment`.',
    access,
    response: z
      .object({ id: z.string().describe('Id of the file, to be named in a call.') })
      .meta({ title: 'DisputeAttachment' }),
    rate: 'shop',
    upload: true,
    unitOfWork: 'own',
    reasons: fileRefusals,
    audit: 'dispute.file_uploaded',
    example: { answer: example.attachment },
  }),
}
