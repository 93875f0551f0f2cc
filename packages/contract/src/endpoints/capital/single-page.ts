import { contactNameMax } from '@daftar/rules/capital/applications/contact'
import { legalTextMax } from '@daftar/rules/capital/applications/legal-info'
import { z } from 'zod'
import { mayApply } from '../../capital-access.ts'
import { endpoint } from '../../endpoint.ts'
import { code, instant } from '../../wire/values.ts'
import { application } from './applications-shapes.ts'

/**
 * The older application form of one page, for offers without wizard steps, and the way back of every
 * application that was reset (CAPI-03, CAPI-07 to CAPI-11, CAPI-20, DEC-APPL-15, DEC-CAPI-2).
 */

const byId = z.strictObject({ id: z.string().max(64) })
const one = z.object({ application })

/** A draft may be half-filled: what is missing is asked for when it is handed in. */
const text = (maximum: number) => z.string().trim().max(maximum, 'too_long')

const handle = z.string().max(120)

const contact = z.strictObject({
  name: text(contactNameMax),
  email: text(254).toLowerCase(),
  phone: z.string().max(24, 'phone_invalid'),
})

const fields = {
  sign: contact,
  is_finance: z.boolean(),
  finance: contact.nullable(),
  cr_file: handle,
  cr_number: text(legalTextMax.licenceNumber),
  company_name_or_legal_name: text(legalTextMax.companyName),
  registered_company_address: text(legalTextMax.companyAddress),
  application: z.strictObject({ bank_statement_url: handle }),
  payout_cycle_agreed: z.boolean(),
}

/** APPL-45 to APPL-49, APPL-51; what is left out stays as it is. */
export const singlePageBody = z.strictObject({ id: z.string().max(64), ...fields }).partial()

export type SinglePageBody = z.input<typeof singlePageBody>

/** DEC-CAPI-5. */
const onOffer = {
  offerId: z.string({ error: 'required' }).max(64),
  merchantId: z.string().max(64).optional(),
  noLoan: z.enum(['true', 'false']).optional(),
}

export const singlePageEndpoints = {
  'singlePage.applyAtOnce': endpoint({
    route: 'POST /merchant/api/v1/loan/apply',
    summary: 'Begin the older form and hand it in, in one call (CAPI-03, DEC-APPL-15)',
    access: mayApply,
    body: z.strictObject({ offer_id: z.string({ error: 'required' }).max(64), ...fields }).partial({
      is_finance: true,
      finance: true,
      application: true,
    }),
    response: z.object({ loan_id: z.string() }),
    reasons: [
      'wrong_form',
      'offer_inactive',
      'advance_open',
      'wrong_status',
      'statements_refused',
      'signatory_unverified',
    ],
    audit: 'application.submitted',
    example: {
      body: {
        offer_id: 'ofr_0000',
        sign: { name: 'Noor', email: 'noor@shop.example', phone: '+971501234567' },
        cr_file: 'fil_00000000',
        cr_number: '1',
        company_name_or_legal_name: 'Noor LLC',
        registered_company_address: 'Dubai',
        payout_cycle_agreed: true,
      },
    },
  }),
  'singlePage.create': endpoint({
    route: 'POST /merchant/api/v1/loan/application',
    summary: 'Begin the older form; again for the same offer answers the existing one (CAPI-07)',
    access: mayApply,
    query: z.strictObject(onOffer),
    body: singlePageBody.omit({ id: true }).optional(),
    response: z.object({ id: z.string(), application }),
    reasons: ['wrong_form', 'offer_inactive', 'advance_open', 'statements_refused'],
    audit: 'application.created',
    example: { query: { offerId: 'ofr_0000' }, body: {} },
  }),
  'singlePage.replace': endpoint({
    route: 'PUT /merchant/api/v1/loan/application/{id}',
    summary: 'Replace the draft of the older form: what is left out is emptied (CAPI-08, DEC-CAPI-2)',
    access: mayApply,
    params: byId,
    body: singlePageBody,
    response: one,
    reasons: ['wrong_form', 'wrong_status', 'statements_refused'],
    audit: 'application.saved',
    versioned: true,
    example: { params: { id: 'app_0000' }, body: {} },
  }),
  'singlePage.change': endpoint({
    route: 'PATCH /merchant/api/v1/loan/application/{id}',
    summary:
      'Save parts of the draft of the older form (CAPI-09); in `reset` hand the corrected fields in again, of any form (CAPI-20)',
    access: mayApply,
    params: byId,
    body: singlePageBody,
    response: one,
    reasons: [
      'wrong_form',
      'wrong_status',
      'statements_refused',
      'params_for_update_not_sent',
      'params_for_update_not_diff',
    ],
    audit: 'application.saved',
    versioned: true,
    example: { params: { id: 'app_0000' }, body: { cr_number: '1' } },
  }),
  'singlePage.sendCode': endpoint({
    route: 'POST /merchant/api/v1/loan/application/{id}/code',
    summary: 'Send a code to the phone of the signatory',
    access: mayApply,
    params: byId,
    response: z.object({ resend_at: instant }),
    reasons: ['wrong_form', 'wrong_status', 'invalid_phone', 'too_many_codes'],
    rate: 'sign_in',
    audit: 'application.signatory_code_sent',
    example: { params: { id: 'app_0000' } },
  }),
  'singlePage.verify': endpoint({
    route: 'POST /merchant/api/v1/loan/application/{id}/verify',
    summary: 'Confirm the phone of the signatory by its code (CAPI-10)',
    access: mayApply,
    params: byId,
    body: z.strictObject({ code }),
    response: one,
    reasons: ['wrong_form', 'wrong_status', 'invalid_code', 'too_many_tries'],
    rate: 'sign_in',
    audit: 'application.signatory_verified',
    example: { params: { id: 'app_0000' }, body: { code: '1234' } },
  }),
  'singlePage.apply': endpoint({
    route: 'POST /merchant/api/v1/loan/application/{id}/apply',
    summary: 'Hand the older form in (CAPI-11)',
    access: mayApply,
    params: byId,
    body: z.strictObject({ id: z.string().max(64).optional() }).optional(),
    response: one,
    reasons: [
      'wrong_form',
      'wrong_status',
      'offer_inactive',
      'advance_open',
      'statements_refused',
      'signatory_unverified',
    ],
    audit: 'application.submitted',
    example: { params: { id: 'app_0000' }, body: {} },
  }),
}
