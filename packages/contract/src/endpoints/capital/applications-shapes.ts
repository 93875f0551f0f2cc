import {
  applicationStatuses,
  cancellationCauses,
} from '@daftar/rules/capital/applications/application-status'
import { stepNames } from '@daftar/rules/capital/applications/steps'
import { offerTags } from '@daftar/rules/capital/offers/offer'
import { z } from 'zod'
import { amountOut, calendarDate, currency, instant, tenorOut } from '../../wire/values.ts'
import { mark } from './applications-marks.ts'
import { inspection, statementReading } from '../casework/files.ts'
import { kybShareholder, kybState, licenceMetadata } from './kyb-shapes.ts'

/** Applications as they travel (APPL-01 to APPL-12). */

export const step = z.object({ name: z.enum(stepNames), completed: z.boolean(), optional: z.boolean() })

/** A statement as the merchant and the underwriter see it; the password never comes back (DEC-WIZ-11). */
export const bankStatement = z.object({
  url: z.string(),
  name: z.string(),
  size: z.number().int(),
  password: z.literal(''),
  has_password: z.boolean(),
  inspection: inspection.nullable(),
  reading: statementReading.nullable(),
})
export type BankStatement = z.output<typeof bankStatement>

export const socialNetworks = z.object({
  instagram: z.string(),
  facebook: z.string(),
  others: z.array(z.string()),
})

export const locationDetails = z.object({
  address: z.string().nullable(),
  google_maps_link: z.string().nullable(),
  rental_contract_url: z.string().nullable(),
  storefront_photo_url: z.string().nullable(),
})

export const signatory = z.object({ name: z.string(), email: z.string(), phone: z.string() })

/** KYB-119: the wizard's signatory gives no national ID. */
export const authorizedSignatory = signatory.extend({
  national_id_number: z.string().optional(),
  national_id_url: z.string().optional(),
})

export const legalInfo = z.object({
  company_name: z.string(),
  cr_number: z.string(),
  company_address: z.string(),
  cr_file: z.string().nullable(),
  /** Of a business verification alone (KYB-124, DEC-KYB-15). */
  cr_file_url: z.string().optional(),
  company_email: z.string().optional(),
  company_phone: z.string().optional(),
  license_metadata: licenceMetadata.optional(),
})

/** APPL-11. */
export const signAuthority = z.object({
  cr_file: z.string(),
  cr_number: z.string(),
  legal_name: z.string(),
  legal_address: z.string(),
})

/** APPL-09: frozen at approval, never changed afterwards (DEC-LOAN-6). */
export const loanTerms = z.object({
  amount: amountOut,
  currency,
  fee_percent: z.number(),
  fee_amount: amountOut,
  /** The VAT inside the fee (DEC-LOAN-3). */
  fee_vat_amount: amountOut,
  total_amount: amountOut,
  minimum_repayment_amount: amountOut,
  repayment_rate: z.number(),
  tenor: tenorOut,
  start_date: calendarDate,
  first_repayment_date: calendarDate,
  end_date: calendarDate,
})

export const application = z.object({
  id: z.string(),
  application_id: z.string(),
  offer_id: z.string(),
  merchant_id: z.string(),
  status: z.enum(applicationStatuses),
  version: z.number().int(),
  amount: amountOut,
  currency,
  tenor: tenorOut,
  amount_limit: amountOut,
  /** The least that may be asked for on its offer. */
  least_amount: amountOut,
  offer_tags: z.array(z.enum(offerTags)),
  reasons: z.array(z.string()),
  /** Why it was cancelled; null unless it was. */
  cancelled_for: z.enum(cancellationCauses).nullable(),
  steps: z.array(step),
  bank_statements: z.array(bankStatement),
  social_networks: socialNetworks.nullable(),
  location_details: locationDetails.nullable(),
  authorized_signatory: authorizedSignatory.nullable(),
  finance_signatory: signatory.nullable(),
  shareholders: z.array(kybShareholder),
  legal_info: legalInfo.nullable(),
  loan_terms: loanTerms.nullable(),
  bank_details: z.object({ iban: z.string(), bank_name: z.string() }).nullable(),
  /** Null for whatever is no business verification. */
  kyb: kybState.nullable(),
  sign_authority: signAuthority.nullable(),
  /** What only the older form asks for; null for the wizard's (APPL-46, APPL-51). */
  single_page: z
    .object({
      finance: signatory.nullable(),
      payout_cycle_agreed: z.boolean(),
      is_signatory_verified: z.boolean(),
    })
    .nullable(),
  /** What an underwriter marked in the round that runs; empty outside `reset`. */
  marks: z.array(mark),
  loan_id: z.string().nullable(),
  created_at: instant,
  submitted_at: instant.nullable(),
  saved_at: instant,
})
export type Application = z.output<typeof application>

/** APPL-01. */
export const listedApplication = z.object({
  application: z.object({
    application_id: z.string(),
    status: z.enum(applicationStatuses),
    created_at: instant,
    submitted_at: instant.nullable(),
  }),
  offer: z.object({ amount_vat: amountOut, amount: amountOut, currency }),
  sign_authority: z.object({ legal_name: z.string() }),
  reasons: z.array(z.string()),
})
export type ListedApplication = z.output<typeof listedApplication>
