import { contractStatuses } from '@daftar/rules/merchants/contract-status'
import { payoutCycles } from '@daftar/rules/settlement/settlement-fee'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { amountOut, calendarDate, currency, email, instant, pageQuery } from '../../wire/values.ts'

/**
 * The contract of a merchant: drawn up from its terms, signed inside the application, countersigned by the
 * provider.
 */

const ofStore = z.strictObject({ id: z.string().max(64) })
const aStore = { params: { id: 'sto_0000' } }
const ofMerchant = z.strictObject({ id: z.string().max(64) })
const aMerchant = { params: { id: 'mer_0000' } }

const reads = { kind: 'account', permission: 'hasMerchantAccess' } as const satisfies Access
/** What binds the merchant is its administrators’ to read and to sign. */
const signs = { kind: 'account', permission: 'isWorkspaceAdmin' } as const satisfies Access
const views = { kind: 'staff', flag: 'can_view_merchants' } as const satisfies Access
const decides = { kind: 'staff', flag: 'can_decide_onboarding' } as const satisfies Access

const status = z.enum(contractStatuses)
const name = z.string({ error: 'required' }).trim().min(2, 'too_short').max(120, 'too_long')

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** DEC-STO-5: one contract holds for all stores of a merchant. */
const storeContract = z.object({
  status,
  /** Null while none is drawn up, for who signed on paper, and for who may not read it. */
  document_url: z.string().nullable(),
  /** Which file is to be signed, or was: whoever signs says it back. */
  document_sha256: sha256.nullable(),
  /**
   * Where it is signed inside the application; null where its letter alone leads there, and where nothing is
   * to be signed.
   */
  sign_url: z.string().nullable(),
  signed_at: instant.nullable(),
  signatory: z.object({ name: z.string(), email: z.string() }).nullable(),
  number: z.string().nullable(),
  /** When its letter went out last. */
  sent_at: instant.nullable(),
  completed_at: instant.nullable(),
  terms_accepted_at: instant.nullable(),
  /** Whether the person who asks is the one who signs. */
  is_signatory: z.boolean(),
  /** From when on its letter can be sent again. */
  again_from: instant.nullable(),
})
export type StoreContract = z.output<typeof storeContract>

/** DEC-STO-4: what a product of a store costs today. */
export const commission = z.object({
  product_type: z.enum(paymentProductTypes),
  installments_count: z.number().int().nullable(),
  percent: z.number(),
  fixed_fee: amountOut,
  currency,
  vat_percent: z.number(),
  valid_from: calendarDate,
})
export type Commission = z.output<typeof commission>

/** DEC-BIZ-4. */
const commercialTerms = z.object({
  currency,
  stores: z.array(
    z.object({ id: z.string(), name: z.string(), name_ar: z.string(), items: z.array(commission) }),
  ),
  payout: z.object({
    cycle: z.enum(payoutCycles),
    /** ISO: 1 is Monday; null where payouts are asked for. */
    weekday: z.number().int().nullable(),
    below: z.object({ under: amountOut, fee: amountOut }).nullable(),
    from: z.object({ amount: amountOut, fee: amountOut }).nullable(),
    flexible_extra: amountOut,
  }),
  /** The day from which on the contract holds; null before both have signed. */
  starts_on: calendarDate.nullable(),
  terms_accepted_at: instant.nullable(),
  contract: z.object({ status, number: z.string().nullable(), document_url: z.string().nullable() }),
})
export type CommercialTerms = z.output<typeof commercialTerms>

const deskContract = z.object({
  merchant_id: z.string(),
  merchant_name: z.string(),
  merchant_name_ar: z.string(),
  status,
  number: z.string().nullable(),
  signatory: z.object({ name: z.string(), email: z.string() }).nullable(),
  sent_at: instant.nullable(),
  signed_at: instant.nullable(),
  completed_at: instant.nullable(),
  countersigned_by: z.string().nullable(),
  again_from: instant.nullable(),
})
export type DeskContract = z.output<typeof deskContract>
const oneDeskContract = z.object({ contract: deskContract })

export const contractsEndpoints = {
  'contracts.read': endpoint({
    route: 'GET /merchant/api/v1/stores/{id}/contract',
    summary: 'The contract of a store, which is its merchant’s (STO-13, DEC-STO-5)',
    access: reads,
    params: ofStore,
    response: storeContract,
    example: aStore,
  }),
  'contracts.create': endpoint({
    route: 'POST /merchant/api/v1/stores/{id}/contract',
    summary: 'Draw the contract up for a signatory, an administrator of the merchant, and send it (STO-14)',
    access: signs,
    params: ofStore,
    body: z.strictObject({ name, email }),
    response: storeContract,
    reasons: ['wrong_status', 'signatory_unknown'],
    audit: 'merchant_contract.drawn',
    unitOfWork: 'prepared',
    rate: 'sign_in',
    example: { ...aStore, body: { name: 'Noor Al Hashimi', email: 'noor@shop.example' } },
  }),
  'contracts.completion': endpoint({
    route: 'GET /merchant/api/v1/stores/{id}/contract/complete',
    summary: 'Whether both have signed; asked again while somebody signs (STO-15)',
    access: reads,
    params: ofStore,
    response: z.object({ is_completed: z.boolean() }),
    example: aStore,
  }),
  'contracts.document': endpoint({
    route: 'GET /merchant/api/v1/stores/{id}/contract/document',
    summary: 'The contract as PDF: signed where it is, else as it was sent',
    access: signs,
    params: ofStore,
    query: z.strictObject({ save: z.enum(['yes']).optional() }),
    response: 'stream',
    reasons: ['terms_not_accepted'],
    unitOfWork: 'own',
    example: aStore,
  }),
  'contracts.acceptTerms': endpoint({
    route: 'POST /merchant/api/v1/stores/{id}/contract/terms',
    summary: 'Accept the commercial terms, before the contract shows for the first time (DEC-BIZ-4)',
    access: signs,
    params: ofStore,
    response: storeContract,
    reasons: ['wrong_status'],
    audit: 'merchant_contract.terms_accepted',
    example: aStore,
  }),
  'contracts.sign': endpoint({
    route: 'POST /merchant/api/v1/stores/{id}/contract/sign',
    summary: 'Sign with the full name, explicit consent and the proof that a code by phone gave (DEC-BIZ-3)',
    access: signs,
    params: ofStore,
    body: z.strictObject({
      full_name: name,
      consent: z.literal(true, { error: 'must_be_true' }),
      /** Of the file that was shown: one that was drawn up anew meanwhile is read before it is signed. */
      document_sha256: sha256,
      proof: z.string().max(60),
      /** Of the letter’s address, where the flag of signing inside the application is off. */
      key: z.string().max(100).optional(),
    }),
    response: storeContract,
    reasons: [
      'wrong_status',
      'terms_not_accepted',
      'not_signatory',
      'contract_link_needed',
      'phone_proof_needed',
    ],
    audit: 'merchant_contract.signed',
    rate: 'sign_in',
    example: {
      ...aStore,
      body: {
        full_name: 'Noor Al Hashimi',
        consent: true,
        document_sha256: '0'.repeat(64),
        proof: 'mier4hk0.c2lnbmVk',
      },
    },
  }),
  'contracts.sendAgain': endpoint({
    route: 'POST /merchant/api/v1/stores/{id}/contract/letter',
    summary: 'Send the letter with the contract to its signatory once more',
    access: signs,
    params: ofStore,
    response: storeContract,
    reasons: ['wrong_status', 'too_many_requests'],
    audit: 'merchant_contract.sent_again',
    example: aStore,
  }),
  'contracts.commissions': endpoint({
    route: 'GET /merchant/api/v1/stores/{id}/commissions',
    summary: 'What each product of a store costs today (STO-12, DEC-STO-4)',
    access: reads,
    params: ofStore,
    response: z.object({ items: z.array(commission) }),
    example: aStore,
  }),
  'contracts.commercialTerms': endpoint({
    route: 'GET /merchant/api/v1/commercial-terms',
    summary: 'The commissions of every store, payouts and their fees, and the contract (BIZ-08)',
    access: reads,
    response: commercialTerms,
  }),
  'contracts.listForStaff': endpoint({
    route: 'GET /desk/api/v1/contracts',
    summary: 'Contracts of merchants by where they stand, those that wait longest first',
    access: views,
    query: z.strictObject({ status: z.enum(['sent', 'signed']).default('signed'), ...pageQuery }),
    response: z.object({ contracts: z.array(deskContract), next_page_token: z.string().nullable() }),
  }),
  'contracts.readForStaff': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/contract',
    summary: 'The contract of a merchant',
    access: views,
    params: ofMerchant,
    response: oneDeskContract,
    example: aMerchant,
  }),
  'contracts.documentForStaff': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/contract/document',
    summary: 'The contract of a merchant as PDF',
    access: views,
    params: ofMerchant,
    response: 'stream',
    audit: 'merchant_contract.opened',
    unitOfWork: 'own',
    example: aMerchant,
  }),
  'contracts.resend': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/contract/letter',
    summary: 'Send the letter with the contract to its signatory once more',
    access: decides,
    params: ofMerchant,
    response: oneDeskContract,
    reasons: ['wrong_status', 'too_many_requests'],
    audit: 'merchant_contract.sent_again',
    example: aMerchant,
  }),
  'contracts.countersign': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/contract/countersign',
    summary: 'Sign for the provider: from then on the contract holds, and live keys are there',
    access: decides,
    params: ofMerchant,
    response: oneDeskContract,
    reasons: ['wrong_status'],
    audit: 'merchant_contract.completed',
    example: aMerchant,
  }),
}
