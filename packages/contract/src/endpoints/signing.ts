import { z } from 'zod'
import { endpoint, type Access } from '../endpoint.ts'
import { code, instant } from '../wire/values.ts'

/** The page a contract is signed on. */

/** The embedded signing page: whoever holds the e-mailed token, and then a code to the signatory's phone. */
const open = { kind: 'public', audience: 'signatory' } as const satisfies Access

const params = z.strictObject({ token: z.string().min(20).max(100) })

export const envelope = z.object({
  status: z.enum(['sent', 'viewed', 'signed', 'declined', 'expired']),
  title: z.string(),
  merchant_name: z.string(),
  signer_name: z.string(),
  signer_phone_masked: z.string(),
  /** Whether the advance is repaid by direct debit, which is then signed apart (DEC-LOAN-31). */
  direct_debit: z.boolean(),
  sent_at: instant,
  expires_at: instant,
  signed_at: instant.nullable(),
})

export const signingEndpoints = {
  'signing.envelope': endpoint({
    route: 'GET /signing/api/v1/envelopes/{token}',
    summary: 'What is to be signed, and by whom',
    access: open,
    params,
    response: z.object({ envelope }),
    unitOfWork: 'write',
    example: { params: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' } },
  }),
  'signing.document': endpoint({
    route: 'GET /signing/api/v1/envelopes/{token}/document',
    summary: 'The contract as PDF',
    access: open,
    params,
    response: 'stream',
    unitOfWork: 'own',
    example: { params: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' } },
  }),
  'signing.sendCode': endpoint({
    route: 'POST /signing/api/v1/envelopes/{token}/code',
    summary: 'Send a signing code to the signatory’s phone',
    access: open,
    params,
    response: z.object({ resend_at: instant }),
    reasons: ['envelope_closed', 'too_many_codes'],
    rate: 'sign_in',
    audit: 'contract.code_sent',
    example: { params: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' } },
  }),
  'signing.sign': endpoint({
    route: 'POST /signing/api/v1/envelopes/{token}/sign',
    summary: 'Sign with the code and explicit consent',
    access: open,
    params,
    body: z.strictObject({ otp_code: code, consent: z.literal(true, { error: 'must_be_true' }) }),
    response: z.object({ envelope }),
    reasons: ['envelope_closed', 'invalid_code', 'too_many_tries'],
    rate: 'sign_in',
    audit: 'contract.signed',
    example: {
      params: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' },
      body: { otp_code: '1234', consent: true },
    },
  }),
  'signing.decline': endpoint({
    route: 'POST /signing/api/v1/envelopes/{token}/decline',
    summary: 'Decline to sign, and say why',
    access: open,
    params,
    body: z.strictObject({
      reason: z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long'),
    }),
    response: z.object({ envelope }),
    reasons: ['envelope_closed'],
    audit: 'contract.declined',
    example: {
      params: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' },
      body: { reason: 'The terms do not suit us.' },
    },
  }),
}
