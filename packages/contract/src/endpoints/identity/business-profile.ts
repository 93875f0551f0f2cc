import { emptyDocument } from '@daftar/rules/onboarding/document'
import { contractStatuses } from '@daftar/rules/merchants/contract-status'
import { organizationStatuses } from '@daftar/rules/merchants/organization'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { replaceBody } from './onboarding-document.ts'
import { onboardingApplication, reviewReason } from './onboarding-shapes.ts'

/** An organization that wants to sell, or does: what it said of itself, and what was said to that. */

const signedIn = { kind: 'account' } as const satisfies Access
const byId = z.strictObject({ id: z.string().max(64) })
const anOrganization = { params: { id: 'mer_0000' } }

/** DEC-BIZ-2. */
const businessProfile = z.object({
  id: z.string(),
  organization_id: z.string(),
  status: z.enum(organizationStatuses),
  contract_status: z.enum(contractStatuses),
  /**
   * As an application it shows as submitted (BIZ-03); null of a merchant that staff entered, who never
   * applied here.
   */
  application: onboardingApplication.nullable(),
  review: z.object({ status: z.enum(organizationStatuses), reasons: z.array(reviewReason) }).nullable(),
})
export type BusinessProfile = z.output<typeof businessProfile>
const one = z.object({ business_profile: businessProfile })

export const businessProfileEndpoints = {
  'businessProfile.read': endpoint({
    route: 'GET /merchant/api/v1/organizations/{id}/business-profile',
    summary: 'The business profile of an organization, for its applicant and its administrators (BIZ-01)',
    access: signedIn,
    params: byId,
    response: one,
    versioned: true,
    example: anOrganization,
  }),
  'businessProfile.save': endpoint({
    route: 'PUT /merchant/api/v1/organizations/{id}/business-profile',
    summary:
      'Save the application of an organization that was asked for changes, on the version read (BIZ-02)',
    access: signedIn,
    params: byId,
    body: z.strictObject({ application: replaceBody }),
    response: one,
    reasons: ['wrong_status'],
    versioned: true,
    example: { ...anOrganization, body: { application: emptyDocument() } },
  }),
}
