import { z } from 'zod'
import { mayApply } from '../../capital-access.ts'
import { endpoint, type Access } from '../../endpoint.ts'
import { code, instant } from '../../wire/values.ts'

/** The page a contract is signed on, and what its merchant sees of it. */

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

const mayViewCapital = { kind: 'account', permission: 'canViewCapital' } as const satisfies Access
const ofApplication = z.strictObject({ id: z.string().max(64) })

/** A contract as its merchant sees it: where it was sent, and until when it can be signed. */
export const sentContract = z.object({
  status: z.enum(['sent', 'viewed', 'signed', 'declined', 'expired']),
  signer_name: z.string(),
  signer_email: z.string(),
  /** When its letter went out last. */
  sent_at: instant,
  expires_at: instant,
  /** From when on the letter can be sent again; null where it no longer can. */
  again_from: instant.nullable(),
})
export type SentContract = z.output<typeof sentContract>

export const signingEndpoints = {
  'signing.contract': endpoint({
    route: 'GET /merchant/api/v1/capital/application/{id}/contract',
    summary:
      'Where the contract of an approved application was sent, and until when; null while it is written',
    access: mayViewCapital,
    params: ofApplication,
    response: z.object({ contract: sentContract.nullable() }),
    example: { params: { id: 'app_0000' } },
  }),
  'signing.contractPaper': endpoint({
    route: 'GET /merchant/api/v1/capital/application/{id}/contract/document',
    summary: 'The contract as PDF, as it was sent or signed',
    access: mayViewCapital,
    params: ofApplication,
    response: 'stream',
    unitOfWork: 'own',
    example: { params: { id: 'app_0000' } },
  }),
  'signing.sendAgain': endpoint({
    route: 'POST /merchant/api/v1/capital/application/{id}/contract/letter',
    summary: 'Send the letter with the contract to its signatory once more',
    access: mayApply,
    params: ofApplication,
    response: z.object({ contract: sentContract }),
    reasons: ['envelope_closed'],
    audit: 'contract.sent_again',
    example: { params: { id: 'app_0000' } },
  }),
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
    reasons: ['envelope_closed', 'merchant_suspended', 'invalid_code', 'too_many_tries'],
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
