import { applicationForms } from '@daftar/rules/capital/applications/application-form'
import {
  applicationStatuses,
  cancellationCauses,
} from '@daftar/rules/capital/applications/application-status'
import { loanStatuses } from '@daftar/rules/capital/advances/loan-status'
import { mandateStatuses } from '@daftar/rules/capital/debits/mandate-status'
import { offerTags } from '@daftar/rules/capital/offers/offer'
import { stepNames } from '@daftar/rules/capital/applications/steps'
import { z } from 'zod'
import { amountOut, calendarDate, currency, instant } from '../wire/values.ts'
import { inspection, statementReading } from './files.ts'
import { mark } from './mark-shapes.ts'

/** The records of 05-capital as they travel: LOAN-17 to LOAN-23, OFR-01 to OFR-03, APPL-01 to APPL-12. */

export const offer = z.object({
  id: z.string(),
  merchant_id: z.string(),
  store_id: z.string(),
  merchant_name: z.string(),
  store_name: z.string(),
  store_name_ar: z.string(),
  currency,
  amount: amountOut,
  tenor: z.number().int(),
  repayment_rate: z.number(),
  tags: z.array(z.enum(offerTags)),
  /** Which application it is taken with: the wizard, or the older form of one page (DEC-APPL-15). */
  form: z.enum(applicationForms),
  expires_at: instant,
  created_at: instant,
  application: z.object({ id: z.string(), status: z.enum(applicationStatuses) }).nullable(),
  metadata: z.object({
    early_payoff_loan_deduction: amountOut.nullable(),
    early_payoff_loan_resulting_amount: amountOut.nullable(),
  }),
})
export type Offer = z.output<typeof offer>

export const estimate = z.object({
  amount: amountOut,
  currency,
  tenor: z.number().int(),
  fee_percent: z.number(),
  fee_amount: amountOut,
  amount_vat: amountOut,
  weekly_principal_amount: amountOut,
  weekly_fee_amount: amountOut,
  min_repayment_amount: amountOut,
})
export type Estimate = z.output<typeof estimate>

/** LOAN-22, LOAN-23 and DEC-LOAN-37. */
export const repayment = z.object({
  id: z.string(),
  date: calendarDate,
  week_start: calendarDate,
  amount: amountOut,
  payment_amount: amountOut.nullable(),
  resulting_payout: amountOut.nullable(),
  deducted_percent: z.number().nullable(),
  due_amount: amountOut,
  shortfall_amount: amountOut,
  repayment_type: z.enum(['payout', 'direct_debit', 'early_pay_off', 'transfer']),
  status: z.enum(['pending', 'paid', 'failed']).nullable(),
  week_status: z.enum(['paid', 'overdueWarning', 'overdueCritical', 'earlyPayOff', 'toPay']),
})
export type Repayment = z.output<typeof repayment>

export const loan = z.object({
  id: z.string(),
  status: z.enum(loanStatuses),
  tags: z.array(z.string()),
  amount: amountOut,
  fee_amount: amountOut,
  paid_amount: amountOut,
  outstanding_amount: amountOut,
  amount_vat: amountOut,
  currency,
  tenor: z.number().int(),
  repayment_rate: z.number(),
  minimum_repayment_amount: amountOut,
  next_due_amount: amountOut,
  shortfall_amount: amountOut,
  next_repayment_date: calendarDate.nullable(),
  next_settlement_date: calendarDate.nullable(),
  final_repayment_date: calendarDate.nullable(),
  applied_at: instant,
  funded_at: instant.nullable(),
  completed_at: instant.nullable(),
  repaid_percent: z.number().int(),
  early_pay_off: z.object({ repayment_amount: amountOut, capital_amount: amountOut }).nullable(),
  legal_info: z.object({ company_name: z.string(), legal_name: z.string() }),
  authorized_signatory: z.object({ phone: z.string() }),
  /** The mandate as it stands (LOAN-21); null where none was ever made. */
  direct_debit: z.object({ status: z.enum(mandateStatuses) }).nullable(),
  /** Four short weeks in a row: the merchant is asked to talk to support (DEC-LOAN-25). */
  flagged: z.boolean(),
  /** What was left was given up (DEC-LOAN-25). */
  written_off: z.boolean(),
  application_id: z.string(),
  repayments: z.array(repayment),
  /** Where part of the fee is charged no more, and its VAT with it: a discount at an early pay-off, or a write-off. */
  credit_notes: z.array(z.object({ number: z.string(), issued_on: calendarDate, amount: amountOut })),
})
export type Loan = z.output<typeof loan>

export const currentWeek = z.object({
  currency,
  week_start: calendarDate,
  pays_on: calendarDate,
  sales_amount: amountOut,
  refunds_amount: amountOut,
  commission_amount: amountOut,
  commission_vat_amount: amountOut,
  settlement_fee_amount: amountOut,
  carried_in_amount: amountOut,
  settlement_amount: amountOut,
  repayment_amount: amountOut,
  payout_amount: amountOut,
})
export type CurrentWeek = z.output<typeof currentWeek>

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
export const legalInfo = z.object({
  company_name: z.string(),
  cr_number: z.string(),
  company_address: z.string(),
  cr_file: z.string().nullable(),
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
  tenor: z.number().int(),
  start_date: calendarDate,
  first_repayment_date: calendarDate,
  end_date: calendarDate,
})

/** An approval above the limit, waiting for a second person (README decision 16). */
export const proposal = z.object({
  decision: z.enum(['approve', 'reject', 'reset']),
  reasons: z.array(z.string()),
  note: z.string(),
  amount: amountOut,
  tenor: z.number().int(),
  by: z.string(),
  by_id: z.string(),
  at: instant,
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
  tenor: z.number().int(),
  amount_limit: amountOut,
  offer_tags: z.array(z.enum(offerTags)),
  reasons: z.array(z.string()),
  /** Why it was cancelled; null unless it was. */
  cancelled_for: z.enum(cancellationCauses).nullable(),
  steps: z.array(step),
  bank_statements: z.array(bankStatement),
  social_networks: socialNetworks.nullable(),
  location_details: locationDetails.nullable(),
  authorized_signatory: signatory.nullable(),
  legal_info: legalInfo.nullable(),
  loan_terms: loanTerms.nullable(),
  bank_details: z.object({ iban: z.string() }).nullable(),
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

/** The list leaves the repayments and the papers out. */
export const listedLoan = loan.omit({ repayments: true, credit_notes: true })
export type ListedLoan = z.output<typeof listedLoan>
