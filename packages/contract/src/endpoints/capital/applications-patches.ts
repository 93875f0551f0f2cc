import { contactNameMax } from '@daftar/rules/capital/applications/contact'
import { legalTextMax } from '@daftar/rules/capital/applications/legal-info'
import { isEmail } from '@daftar/rules/contact/email'
import { z } from 'zod'
import { amountIn, email, fileHandle, phone, requiredFile, tenorIn } from '../../wire/values.ts'
import { answersGiven } from './applications-marks.ts'
import {
  bankPatch,
  financeSignatoryPatch,
  kybLegalPatch,
  shareholdersPatch,
  signatoryPatch,
} from './kyb-shapes.ts'

/** What the steps of the wizard save. */

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
  signatory_name: shortText(contactNameMax),
  signatory_email: email.refine(isEmail, { error: 'email_invalid' }),
  signatory_phone: phone,
  confirmed: z.literal(true, { error: 'must_be_true' }),
})

/** CAPI-15: `id` plus one of the payloads CAPI-29 to CAPI-33; `id` alone moves past online sales. */
export const updateApplicationBody = z.strictObject({
  id: z.string().max(64).optional(),
  amount: amountIn.optional(),
  tenor: tenorIn.optional(),
  bank_statements: z.array(statementsPatch).min(1, 'required').max(24, 'too_long').optional(),
  requirements_confirmed: z.literal(true, { error: 'must_be_true' }).optional(),
  social_networks: socialPatch.optional(),
  location_details: locationPatch.optional(),
  /**
   * The wizard's own, or the block of the business verification, which names the licence's activities and
   * dates.
   */
  legal_info: z.union([legalPatch, kybLegalPatch]).optional(),
  application_id: z.string().max(64).optional(),
  authorized_signatory: signatoryPatch.optional(),
  finance_signatory: financeSignatoryPatch.nullable().optional(),
  shareholders: shareholdersPatch.optional(),
  bank_details: bankPatch.optional(),
  /** In `reset` alone, and then nothing else: new values for what was marked. */
  answers: answersGiven.optional(),
})
export type UpdateApplicationBody = z.input<typeof updateApplicationBody>
