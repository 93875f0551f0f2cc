import { applicationForms } from '@daftar/rules/capital/applications/application-form'
import { applicationStatuses } from '@daftar/rules/capital/applications/application-status'
import { offerTags } from '@daftar/rules/capital/offers/offer'
import { offerStatuses } from '@daftar/rules/capital/offers/offer-status'
import { z } from 'zod'
import { amountOut, currency, instant, merchantFields, tenorOut } from '../../wire/values.ts'

/** Offers as they travel (OFR-01 to OFR-03), and what of them staff see. */

export const offer = z.object({
  id: z.string(),
  merchant_id: z.string(),
  store_id: z.string(),
  merchant_name: z.string(),
  store_name: z.string(),
  store_name_ar: z.string(),
  currency,
  amount: amountOut,
  /** The least that may be asked for. */
  least_amount: amountOut,
  tenor: tenorOut,
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
  tenor: tenorOut,
  fee_percent: z.number(),
  fee_amount: amountOut,
  amount_vat: amountOut,
  weekly_principal_amount: amountOut,
  weekly_fee_amount: amountOut,
  min_repayment_amount: amountOut,
})
export type Estimate = z.output<typeof estimate>

export const deskOffer = z.object({
  id: z.string(),
  ...merchantFields,
  store_id: z.string(),
  store_name: z.string(),
  store_name_ar: z.string(),
  currency,
  amount: amountOut,
  tenor: tenorOut,
  repayment_rate: z.number(),
  tags: z.array(z.enum(offerTags)),
  form: z.enum(applicationForms),
  status: z.enum(offerStatuses),
  /** `job` sized it on the store's sales, `staff` made it by hand; `provider` are records from before. */
  origin: z.enum(['job', 'staff', 'provider']),
  made_by: z.string().nullable(),
  made_by_id: z.string().nullable(),
  /** The weekly minimum as a share of the average week when it was made; null where no week was known. */
  burden_percent: z.number().nullable(),
  /** Why it was made above 60 percent, and who approved it. */
  burden_reason: z.string(),
  approved_by: z.string().nullable(),
  /** The captured sales of the three full months it was sized on. */
  sized_on: amountOut.nullable(),
  discount_percent: z.number(),
  pays_off_loan_id: z.string().nullable(),
  metadata: z.object({
    early_payoff_loan_deduction: amountOut.nullable(),
    early_payoff_loan_resulting_amount: amountOut.nullable(),
  }),
  application: z.object({ id: z.string(), status: z.enum(applicationStatuses) }).nullable(),
  /** A code of the product's own rules, or what whoever withdrew it wrote. */
  withdrawn_reason: z.string(),
  withdrawn_by: z.string().nullable(),
  withdrawn_at: instant.nullable(),
  created_at: instant,
  expires_at: instant,
})
export type DeskOffer = z.output<typeof deskOffer>
