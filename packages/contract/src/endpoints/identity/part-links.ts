import { partSubjects } from '@daftar/rules/part-links/part-link'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { anUpload, fileRefusals } from '../../wire/uploads.ts'
import { code, instant } from '../../wire/values.ts'
import { uploadedFile } from '../casework/files.ts'
import {
  partAsked,
  partContent,
  partLink,
  partLinkSeen,
  partNotice,
  partValues,
} from './part-links-shapes.ts'

/**
 * Links by which a signatory, an owner or a bookkeeper fills their part of an application and nothing else of
 * it (decision 0110). The token stands behind the `#` of the address and travels in bodies alone; a code to
 * the bound contact gives a pass for one link.
 */

const signedIn = { kind: 'account' } as const satisfies Access
const open = { kind: 'public', audience: 'signatory' } as const satisfies Access
const reviews = { kind: 'staff', flag: 'can_view_onboarding' } as const satisfies Access
const underwrites = { kind: 'staff', flag: 'can_view_cases' } as const satisfies Access

const byId = z.strictObject({ id: z.string().max(64) })
const ofSubject = z.strictObject({ subject: z.enum(partSubjects), subject_id: z.string().max(64) })
const token = z.strictObject({ token: z.string().min(20).max(100) })
const one = z.object({ link: partLink })
const content = z.object({ part: partContent })
const aLink = { params: { id: 'plk_0000' } }
const aToken = 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'

export const partLinksEndpoints = {
  'partLinks.list': endpoint({
    route: 'GET /merchant/api/v1/part-links',
    summary: 'The links of one application, the newest first, with what became of each',
    access: signedIn,
    query: ofSubject,
    response: z.object({ links: z.array(partLink) }),
    example: { query: { subject: 'onboarding', subject_id: 'onb_0000' } },
  }),
  'partLinks.make': endpoint({
    route: 'POST /merchant/api/v1/part-links',
    summary:
      'Ask somebody to fill their part: a link goes to their phone or e-mail, and lets in with a code alone',
    access: signedIn,
    body: partAsked,
    response: one,
    reasons: ['wrong_status', 'part_asked', 'too_many_part_links'],
    audit: 'part_link.made',
    example: {
      body: {
        ...{ subject: 'onboarding', subject_id: 'onb_0000', scope: 'bank', person: '' },
        ...{ person_name: 'Huda Karim', factor: 'email', contact: 'huda@books.example', language: 'ar' },
      },
    },
  }),
  'partLinks.sendAgain': endpoint({
    route: 'POST /merchant/api/v1/part-links/{id}/letter',
    summary: 'Send a link once more, which can be used for seven more days; two minutes apart',
    access: signedIn,
    params: byId,
    response: one,
    reasons: ['part_closed', 'too_many_codes'],
    audit: 'part_link.sent_again',
    example: aLink,
  }),
  'partLinks.revoke': endpoint({
    route: 'POST /merchant/api/v1/part-links/{id}/revoke',
    summary:
      'Take a link back: from now on it opens nothing, and what was typed and not handed in is forgotten',
    access: signedIn,
    params: byId,
    response: one,
    reasons: ['part_closed'],
    audit: 'part_link.revoked',
    example: aLink,
  }),
  'partLinks.listForStaff': endpoint({
    route: 'GET /desk/api/v1/part-links',
    summary:
      'Which parts of an application to sell, or of a company, others were asked to fill by link, and who did',
    access: reviews,
    query: ofSubject.extend({ subject: z.enum(partSubjects).exclude(['capital']) }),
    response: z.object({ links: z.array(partLinkSeen) }),
    example: { query: { subject: 'onboarding', subject_id: 'onb_0000' } },
  }),
  'partLinks.ofVerification': endpoint({
    route: 'GET /desk/api/v1/capital/applications/{id}/part-links',
    summary: 'The same of a business verification',
    access: underwrites,
    params: byId,
    response: z.object({ links: z.array(partLinkSeen) }),
    example: { params: { id: 'app_0000' } },
  }),
  'partLinks.open': endpoint({
    route: 'POST /parts/api/v1/open',
    summary: 'Whose application a link is about, who asks, and whether it can still be filled',
    access: open,
    body: token,
    response: z.object({ notice: partNotice }),
    example: { body: { token: aToken } },
  }),
  'partLinks.sendCode': endpoint({
    route: 'POST /parts/api/v1/code',
    summary: 'Send a code to the contact that a link is bound to',
    access: open,
    body: token,
    response: z.object({ resend_at: instant }),
    reasons: ['part_closed', 'too_many_codes'],
    rate: 'sign_in',
    audit: 'part_link.code_sent',
    example: { body: { token: aToken } },
  }),
  'partLinks.enter': endpoint({
    route: 'POST /parts/api/v1/enter',
    summary:
      'The code lets in: a pass for this part goes to the browser as a cookie, and ends within the hour',
    access: open,
    body: token.extend({ otp_code: code }),
    response: content,
    reasons: ['part_closed', 'invalid_code', 'too_many_tries'],
    rate: 'sign_in',
    audit: 'part_link.opened',
    answerIsSecret: true,
    example: { body: { token: aToken, otp_code: '1234' } },
  }),
  'partLinks.part': endpoint({
    route: 'GET /parts/api/v1/parts/{id}',
    summary: 'The part, with what was typed so far',
    access: open,
    params: byId,
    response: content,
    reasons: ['part_closed', 'part_pass_over'],
    example: aLink,
  }),
  'partLinks.save': endpoint({
    route: 'PUT /parts/api/v1/parts/{id}',
    summary: 'Keep what was typed, on the version that was read; nothing of the application changes yet',
    access: open,
    params: byId,
    body: z.strictObject({ values: partValues, base: z.string().max(100).optional() }),
    response: content,
    reasons: ['part_closed', 'part_pass_over'],
    versioned: true,
    example: { ...aLink, body: { values: { bank_name: 'Bank of Noor' } } },
  }),
  'partLinks.upload': endpoint({
    ...anUpload,
    route: 'POST /parts/api/v1/parts/{id}/files',
    summary: 'Upload a document of the part; only its own kinds are taken',
    access: open,
    params: byId,
    query: z.strictObject({ field: z.string().max(40) }),
    response: uploadedFile,
    reasons: [...fileRefusals, 'part_closed', 'part_pass_over', 'file_unreadable'],
    audit: 'file.uploaded',
    example: { ...aLink, query: { field: 'national_id_url' } },
  }),
  'partLinks.submit': endpoint({
    route: 'POST /parts/api/v1/parts/{id}/submit',
    summary:
      'Write the part into the application; refused where that says something else than whoever filled it has seen',
    access: open,
    params: byId,
    body: z.strictObject({ values: partValues, base: z.string().max(100) }),
    response: z.object({ notice: partNotice }),
    reasons: [
      'part_closed',
      'part_pass_over',
      'part_changed',
      'iban_doesnt_match',
      'signatory_phone_not_unique',
      'could_not_validate_phone',
    ],
    audit: 'part_link.filled',
    example: { ...aLink, body: { values: { bank_name: 'Bank of Noor' }, base: 'xxxx' } },
  }),
}
