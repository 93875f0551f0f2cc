import { z } from 'zod'
import { mayApply } from '../../capital-access.ts'
import { endpoint } from '../../endpoint.ts'
import { code, instant } from '../../wire/values.ts'
import { application } from './applications-shapes.ts'

/**
 * The phone of whoever signs for a company, confirmed within the business verification (CAPI-16, CAPI-17).
 */

const byId = z.strictObject({ id: z.string().max(64) })

export const kybEndpoints = {
  'kyb.verify': endpoint({
    route: 'POST /merchant/api/v1/capital/application/{id}/verify',
    summary: 'Confirm the phone of the signatory by its code (CAPI-16, DEC-KYB-6)',
    access: mayApply,
    params: byId,
    body: z.strictObject({ id: z.string().max(64).optional(), code }),
    response: z.object({ application }),
    reasons: [
      'wrong_form',
      'wrong_status',
      'invalid_code',
      'code_check_failed',
      'max_attempts_reached',
      'signatory_phone_not_unique',
    ],
    rate: 'sign_in',
    audit: 'application.signatory_verified',
    example: { params: { id: 'app_0000' }, body: { id: 'app_0000', code: '1234' } },
  }),
  'kyb.resendCode': endpoint({
    route: 'POST /merchant/api/v1/capital/application/{id}/resend-otp',
    summary: 'Send the code to the phone of the signatory again (CAPI-17)',
    access: mayApply,
    params: byId,
    body: z.strictObject({ application_id: z.string().max(64).optional() }).optional(),
    response: z.object({ otp_sent_at: instant, resend_after: z.number().int() }),
    reasons: ['wrong_form', 'wrong_status', 'could_not_validate_phone', 'too_many_codes'],
    rate: 'sign_in',
    audit: 'application.signatory_code_sent',
    example: { params: { id: 'app_0000' }, body: { application_id: 'app_0000' } },
  }),
}
