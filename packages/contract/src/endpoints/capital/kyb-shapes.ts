import { contactNameMax } from '@daftar/rules/capital/applications/contact'
import { legalTextMax } from '@daftar/rules/capital/applications/legal-info'
import { missingDigits } from '@daftar/rules/capital/kyb/bank'
import { isNationalIdNumber } from '@daftar/rules/capital/kyb/signatory'
import { kybStepNames } from '@daftar/rules/capital/kyb/steps'
import { isEmail } from '@daftar/rules/contact/email'
import { z } from 'zod'
import { calendarDate, email, fileHandle, phone, requiredFile } from '../../wire/values.ts'

/** The business verification as it travels: blocks of the application they belong to (DEC-KYB-7). */

const shortText = (maximum: number) =>
  z.string({ error: 'required' }).trim().min(1, 'required').max(maximum, 'too_long')

/** KYB-119; saving it sends a code to the phone. */
export const signatoryPatch = z.strictObject({
  name: shortText(contactNameMax),
  email: email.refine(isEmail, { error: 'email_invalid' }),
  phone,
  national_id_number: z
    .string({ error: 'required' })
    .min(1, 'required')
    .refine(isNationalIdNumber, { error: 'national_id_length' }),
  national_id_url: requiredFile,
  confirmed: z.literal(true, { error: 'required' }),
})

/** KYB-126; either is asked for with the other (KYB-131 to KYB-133). */
export const financeSignatoryPatch = z.strictObject({
  name: z.string().trim().max(contactNameMax, 'too_long'),
  email: z.string().trim().toLowerCase().max(254, 'too_long'),
  phone: z.string().max(24, 'phone_invalid'),
})

const activitiesMax = 500
const emailOrNothing = z.string().trim().toLowerCase().max(254, 'too_long')

export const licenceMetadata = z.strictObject({
  activities: shortText(activitiesMax),
  issue_date: calendarDate,
  expiry_date: calendarDate,
})

/** KYB-124, DEC-KYB-15. */
export const kybLegalPatch = z.strictObject({
  cr_number: shortText(legalTextMax.licenceNumber),
  cr_file_url: requiredFile,
  company_name: shortText(legalTextMax.companyName),
  company_address: shortText(legalTextMax.companyAddress),
  company_email: emailOrNothing.default(''),
  company_phone: z.string().max(24, 'phone_invalid').default(''),
  license_metadata: licenceMetadata,
})

const identityDocument = z.strictObject({ file: fileHandle.nullable() })

/** KYB-127. */
export const kybShareholder = z.strictObject({
  name: shortText(contactNameMax),
  value: z.number({ error: 'required' }).int('invalid'),
  type: z.enum(['company', 'individual']),
  uae_resident: z.boolean(),
  documents: z.strictObject({
    passport: identityDocument,
    /** Left out for whoever is no resident (KYB-145). */
    national_id: identityDocument.optional(),
  }),
})
export type KybShareholder = z.output<typeof kybShareholder>

/**
 * Nobody with less than a quarter is listed, so there are no more than four; a fifth is told what is wrong
 * with the shares.
 */
export const shareholdersPatch = z.array(kybShareholder).min(1, 'required').max(20, 'too_long')

const bankName = z.string().trim().max(120, 'too_long').optional()

/**
 * An IBAN that is given, or the missing digits of the one that stands; the bank is named where the directory
 * does not know it.
 */
export const bankPatch = z.union([
  z.strictObject({
    iban: z.string({ error: 'required' }).min(1, 'required').max(60, 'iban_invalid'),
    bank_name: bankName,
    confirmed: z.literal(true, { error: 'must_be_true' }),
  }),
  z.strictObject({
    missing_digits: z.string().regex(/^\d+$/, 'digits_only').length(missingDigits, 'missing_digits_wrong'),
    bank_name: bankName,
  }),
])

/** What the pages of the business verification need beside the blocks themselves. */
export const kybState = z.object({
  steps: z.array(z.object({ name: z.enum(kybStepNames), completed: z.boolean() })),
  /**
   * The company's IBAN that waits for its missing digits, those hidden; null when none is known (DEC-KYB-22).
   */
  iban_to_confirm: z
    .object({
      shown: z.string(),
      /** Null where neither the directory nor the merchant has named the bank. */
      bank_name: z.string().nullable(),
    })
    .nullable(),
  /** For the reviewer: whether a bank statement names the same IBAN (DEC-KYB-23). */
  iban_standing: z.enum(['matches', 'differs', 'not_verified']).nullable(),
})
export type KybState = z.output<typeof kybState>
