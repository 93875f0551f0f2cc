import { emptyDocument } from '@daftar/rules/onboarding/document'
import { z } from 'zod'
import { endpoint, type Access } from '../endpoint.ts'
import { phone } from '../wire/values.ts'
import { changeBody, replaceBody } from './onboarding-document.ts'
import { kinds, onboardingApplication } from './onboarding-shapes.ts'

/** An application to sell: written by a person who has no merchant yet, and decided by staff. */

const signedIn = { kind: 'account' } as const satisfies Access
const byId = z.strictObject({ id: z.string().max(64) })
const one = z.object({ application: onboardingApplication })
const anApplication = { params: { id: 'onb_0000' } }

export const onboardingEndpoints = {
  'onboarding.read': endpoint({
    route: 'GET /partners/application/api/v1/application',
    summary: 'The current onboarding application; 404 while there is none (APP-07, ONB-76, DEC-ONB-36)',
    access: signedIn,
    response: one,
    versioned: true,
  }),
  'onboarding.create': endpoint({
    route: 'POST /partners/application/api/v1/application',
    summary: 'Begin an application, or go on with the draft there is (DEC-ONB-36)',
    access: { kind: 'account', permission: 'canCreateApplication' },
    response: one,
    audit: 'onboarding.begun',
    unitOfWork: 'own',
  }),
  'onboarding.replace': endpoint({
    route: 'PUT /partners/application/api/v1/application/{id}',
    summary: 'Save the whole application, on the version that was read (ONB-77, ONB-78)',
    access: signedIn,
    params: byId,
    body: replaceBody,
    response: one,
    reasons: ['wrong_status'],
    versioned: true,
    example: { ...anApplication, body: emptyDocument() },
  }),
  'onboarding.change': endpoint({
    route: 'PATCH /partners/application/api/v1/application/{id}',
    summary: 'Save the fields that were changed; what a change clears is cleared (DEC-ONB-29)',
    access: signedIn,
    params: byId,
    body: changeBody,
    response: one,
    reasons: ['wrong_status'],
    versioned: true,
    example: { ...anApplication, body: { basic_info: { business_name: 'Noor Perfumes' } } },
  }),
  'onboarding.submit': endpoint({
    route: 'POST /partners/application/api/v1/application/{id}/submit',
    summary: 'Hand it in, or hand it in again once everything asked for was changed; twice is once (ONB-80)',
    access: signedIn,
    params: byId,
    response: one,
    reasons: [
      'wrong_status',
      'country_not_served',
      'business_name_conflict',
      'legal_bank_details_conflict',
      'marks_open',
    ],
    audit: 'onboarding.submitted',
    unitOfWork: 'prepared',
    example: anApplication,
  }),
  'onboarding.sections': endpoint({
    route: 'GET /merchant/api/v1/application/sections',
    summary: 'What businesses sell, by section (ONB-81)',
    access: signedIn,
    response: kinds,
  }),
  'onboarding.categories': endpoint({
    route: 'GET /merchant/api/v1/application/sections/{id}/categories',
    summary: 'The categories of a section (ONB-82)',
    access: signedIn,
    params: byId,
    response: kinds,
    example: { params: { id: 'beauty' } },
  }),
  'onboarding.checkMerchantGroup': endpoint({
    route: 'POST /partners/application/api/v1/check-merchant-group',
    summary: 'Whether a business of this name sells with us already (ONB-86)',
    access: signedIn,
    body: z.strictObject({ business_name: z.string().trim().min(1, 'required').max(200, 'too_long') }),
    response: z.object({ exists: z.boolean(), merchant_group_id: z.string().nullable() }),
    rate: 'register',
    unitOfWork: 'own',
    example: { body: { business_name: 'Noor Perfumes' } },
  }),
  'onboarding.verifySignatory': endpoint({
    route: 'POST /merchant/api/v1/verify-authorized-signatory',
    summary: 'Whether a phone is known to be the own one of whoever applies (ONB-87)',
    access: signedIn,
    body: z.strictObject({ phone }),
    response: z.object({ is_verified: z.boolean() }),
    rate: 'register',
    example: { body: { phone: '+966501234567' } },
  }),
}
