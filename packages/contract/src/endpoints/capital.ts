import { legalTextMax } from '@daftar/rules/capital/applications/legal-info'
import { isEmail } from '@daftar/rules/contact/email'
import { z } from 'zod'
import { endpoint, type Access } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { amountIn, email, fileHandle, phone, requiredFile } from '../wire/values.ts'
import {
  application,
  currentWeek,
  estimate,
  listedApplication,
  listedLoan,
  loan,
  offer,
} from './capital-shapes.ts'
import { answersGiven } from './mark-shapes.ts'

/** The merchant's side of working capital: the calls CAPI-01 to CAPI-33 that this product serves today. */

const mayViewCapital = { kind: 'account', permission: 'canViewCapital' } as const satisfies Access
const byId = z.strictObject({ id: z.string().max(64) })
const byOffer = z.strictObject({ offerId: z.string().max(64) })

const tenor = z.number({ error: 'required' }).int('invalid')
const shortText = (maximum: number) =>
  z.string({ error: 'required' }).trim().min(1, 'required').max(maximum, 'too_long')

export const statementsPatch = z.strictObject({
  url: fileHandle,
  password: z.string().max(128, 'too_long').optional(),
})

export const socialPatch = z.strictObject({
  instagram: z.string().max(300, 'too_long').default(''),
  facebook: z.string().max(300, 'too_long').default(''),
  others: z.array(z.string().max(300, 'too_long')).max(20, 'too_long').default([]),
})

export const locationPatch = z.strictObject({
  address: z.string().trim().max(300, 'too_long').nullable(),
  google_maps_link: z.string().trim().max(500, 'too_long').nullable(),
  rental_contract_url: fileHandle.nullable(),
  storefront_photo_url: fileHandle.nullable(),
})

/** The form is checked by the same limits before it is sent (`checkLegalInfo`). */
export const legalPatch = z.strictObject({
  company_name: shortText(legalTextMax.companyName),
  cr_number: shortText(legalTextMax.licenceNumber),
  company_address: shortText(legalTextMax.companyAddress),
  cr_file: requiredFile,
  signatory_name: shortText(legalTextMax.signatoryName),
  signatory_email: email.refine(isEmail, { error: 'email_invalid' }),
  signatory_phone: phone,
  confirmed: z.literal(true, { error: 'must_be_true' }),
})

/** CAPI-15: `id` plus one of the payloads CAPI-29 to CAPI-33; `id` alone moves past online sales. */
export const updateApplicationBody = z.strictObject({
  id: z.string().max(64).optional(),
  amount: amountIn.optional(),
  tenor: tenor.optional(),
  bank_statements: z.array(statementsPatch).min(1, 'required').max(24, 'too_long').optional(),
  requirements_confirmed: z.literal(true, { error: 'must_be_true' }).optional(),
  social_networks: socialPatch.optional(),
  location_details: locationPatch.optional(),
  legal_info: legalPatch.optional(),
  /** In `reset` alone, and then nothing else: new values for what was marked. */
  answers: answersGiven.optional(),
})
export type UpdateApplicationBody = z.input<typeof updateApplicationBody>

const one = z.object({ application })

export const capital = {
  'advances.list': endpoint({
    route: routes['advances.list'],
    summary: 'The advances of the merchant (CAPI-01)',
    access: mayViewCapital,
    response: z.object({ loans: z.array(listedLoan) }),
  }),
  'advances.read': endpoint({
    route: routes['advances.read'],
    summary: 'One advance with its repayments (CAPI-02)',
    access: mayViewCapital,
    params: byId,
    response: z.object({ loan }),
  }),
  'advances.week': endpoint({
    route: routes['advances.week'],
    summary: 'The running week of an advance: what Monday’s payout looks like so far',
    access: mayViewCapital,
    params: byId,
    response: z.object({ week: currentWeek }),
  }),
  'feeInvoices.invoice': endpoint({
    route: routes['feeInvoices.invoice'],
    summary: 'The tax invoice of an advance’s fee as PDF, from funding on (DEC-LOAN-3)',
    access: mayViewCapital,
    params: byId,
    response: 'stream',
    unitOfWork: 'own',
  }),
  'feeInvoices.creditNote': endpoint({
    route: routes['feeInvoices.creditNote'],
    summary: 'A tax credit note to the invoice of an advance’s fee as PDF (DEC-LOAN-25, DEC-LOAN-27)',
    access: mayViewCapital,
    params: z.strictObject({ id: z.string().max(64), number: z.string().max(80) }),
    response: 'stream',
    unitOfWork: 'own',
  }),
  'offers.list': endpoint({
    route: routes['offers.list'],
    summary: 'The offers that can be taken today (CAPI-21)',
    access: mayViewCapital,
    query: z.strictObject({
      merchant_id: z.string().max(64).optional(),
      store_id: z.string().max(64).optional(),
    }),
    response: z.object({ offers: z.array(offer) }),
  }),
  'offers.calculate': endpoint({
    route: routes['offers.calculate'],
    summary: 'The estimate for an amount and a duration (CAPI-19, DEC-CAPI-12)',
    access: mayViewCapital,
    params: byOffer,
    body: z.strictObject({ amount: amountIn, tenor, offerId: z.string().max(64).optional() }),
    response: estimate,
    reasons: ['offer_inactive'],
    rate: 'estimate',
    unitOfWork: 'read',
  }),
  'applications.list': endpoint({
    route: routes['applications.list'],
    summary: 'The applications of the merchant (CAPI-06)',
    access: mayViewCapital,
    query: z.strictObject({
      noLoan: z.enum(['true', 'false']).optional(),
      merchantId: z.string().max(64).optional(),
      offerId: z.string().max(64).optional(),
    }),
    response: z.object({ applications: z.array(listedApplication) }),
  }),
  'applications.read': endpoint({
    route: routes['applications.read'],
    summary: 'One application with its steps (CAPI-12)',
    access: mayViewCapital,
    params: byId,
    query: z.strictObject({ with: z.literal('steps').optional() }),
    response: one,
    versioned: true,
  }),
  'applications.ofOffer': endpoint({
    route: routes['applications.ofOffer'],
    summary: 'The open application on an offer (CAPI-13)',
    access: mayViewCapital,
    params: byOffer,
    query: z.strictObject({ with: z.literal('steps').optional() }),
    response: one,
    versioned: true,
  }),
  'applications.create': endpoint({
    route: routes['applications.create'],
    summary:
      'Begin an application from an offer; again for the same offer answers the existing draft (CAPI-14)',
    access: mayViewCapital,
    body: z.strictObject({ amount: amountIn, tenor, offer_id: z.string().max(64) }),
    response: z.object({ id: z.string(), application }),
    reasons: ['offer_inactive', 'advance_open', 'wrong_status', 'wrong_form'],
    audit: 'application.created',
  }),
  'applications.update': endpoint({
    route: routes['applications.update'],
    summary: 'Save one step, or in `reset` answer what an underwriter marked (CAPI-15)',
    access: mayViewCapital,
    params: byId,
    body: updateApplicationBody,
    response: one,
    reasons: [
      'wrong_status',
      'wrong_form',
      'statements_refused',
      'offer_inactive',
      'params_for_update_not_sent',
      'params_for_update_not_diff',
    ],
    audit: 'application.saved',
    unitOfWork: 'prepared',
    versioned: true,
  }),
  'applications.submit': endpoint({
    route: routes['applications.submit'],
    summary: 'Hand the application in, or in again once every mark is answered (CAPI-18)',
    access: mayViewCapital,
    params: byId,
    body: z.strictObject({ application_id: z.string().max(64).optional() }).optional(),
    response: one,
    reasons: [
      'wrong_status',
      'wrong_form',
      'steps_incomplete',
      'offer_inactive',
      'statements_refused',
      'advance_open',
      'marks_open',
    ],
    audit: 'application.submitted',
  }),
}
