import { z } from 'zod'
import { mayApply } from '../../capital-access.ts'
import { endpoint, type Access } from '../../endpoint.ts'
import { amountIn, instant, tenorIn } from '../../wire/values.ts'
import { updateApplicationBody } from './applications-patches.ts'
import { application, listedApplication } from './applications-shapes.ts'

/** The merchant’s side of applications (CAPI-01 to CAPI-33). */

const mayViewCapital = { kind: 'account', permission: 'canViewCapital' } as const satisfies Access
const byId = z.strictObject({ id: z.string().max(64) })
const byOffer = z.strictObject({ offerId: z.string().max(64) })
const one = z.object({ application })

export const applicationsEndpoints = {
  'applications.list': endpoint({
    route: 'GET /merchant/api/v1/loan/application',
    summary: 'The applications of the merchant (CAPI-06)',
    access: mayViewCapital,
    query: z.strictObject({
      noLoan: z.enum(['true', 'false']).optional(),
      merchantId: z.string().max(64).optional(),
      offerId: z.string().max(64).optional(),
    }),
    response: z.object({ applications: z.array(listedApplication) }),
    example: { query: { merchantId: 'mer_0000' } },
  }),
  'applications.read': endpoint({
    route: 'GET /merchant/api/v1/capital/application/{id}',
    summary: 'One application with its steps (CAPI-12)',
    access: mayViewCapital,
    params: byId,
    query: z.strictObject({ with: z.literal('steps').optional() }),
    response: one,
    versioned: true,
    example: { params: { id: 'app_0000' } },
  }),
  'applications.ofOffer': endpoint({
    route: 'GET /merchant/api/v1/capital/offer/{offerId}/application',
    summary: 'The open application on an offer (CAPI-13)',
    access: mayViewCapital,
    params: byOffer,
    query: z.strictObject({ with: z.literal('steps').optional() }),
    response: one,
    versioned: true,
    example: { params: { offerId: 'ofr_0000' } },
  }),
  'applications.create': endpoint({
    route: 'POST /merchant/api/v1/capital/application',
    summary:
      'Begin an application from an offer; again for the same offer answers the existing draft (CAPI-14)',
    access: mayApply,
    body: z.strictObject({ amount: amountIn, tenor: tenorIn, offer_id: z.string().max(64) }),
    response: z.object({ id: z.string(), application }),
    reasons: ['offer_inactive', 'advance_open', 'wrong_status', 'wrong_form'],
    audit: 'application.created',
    example: { body: { amount: '50000', tenor: 20, offer_id: 'ofr_0000' } },
  }),
  'applications.update': endpoint({
    route: 'PATCH /merchant/api/v1/capital/application/{id}',
    summary: 'Save one step, or in `reset` answer what an underwriter marked (CAPI-15)',
    access: mayApply,
    params: byId,
    body: updateApplicationBody,
    /** Where a code went to the signatory's phone, it says when (DEC-KYB-7). */
    response: one.extend({ otp_sent_at: instant.optional(), resend_after: z.number().int().optional() }),
    reasons: [
      'wrong_status',
      'wrong_form',
      'statements_refused',
      'offer_inactive',
      'params_for_update_not_sent',
      'params_for_update_not_diff',
      'could_not_validate_phone',
      'too_many_codes',
      'iban_doesnt_match',
      'missing_digits_wrong',
      'too_many_tries',
    ],
    audit: 'application.saved',
    unitOfWork: 'prepared',
    versioned: true,
    example: { params: { id: 'app_0000' }, body: { amount: '50000', tenor: 20 } },
  }),
  'applications.submit': endpoint({
    route: 'POST /merchant/api/v1/capital/application/{id}/submit',
    summary: 'Hand the application in, or in again once every mark is answered (CAPI-18)',
    access: mayApply,
    params: byId,
    body: z.strictObject({ application_id: z.string().max(64).optional() }).optional(),
    response: one,
    reasons: [
      'wrong_status',
      'wrong_form',
      'steps_incomplete',
      'kyb_incomplete',
      'signatory_unverified',
      'offer_inactive',
      'statements_refused',
      'advance_open',
      'marks_open',
    ],
    audit: 'application.submitted',
    example: { params: { id: 'app_0000' }, body: {} },
  }),
}
