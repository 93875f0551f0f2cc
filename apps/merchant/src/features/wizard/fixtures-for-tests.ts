import type { Offer } from '@daftar/contract/endpoints/capital-shapes'
import type { Application } from './wire.ts'

/** A draft on an offer of up to AED 500,000. */
export function anApplication(over: Partial<Application> = {}): Application {
  return {
    id: 'app_1',
    application_id: 'app_1',
    offer_id: 'ofr_1',
    merchant_id: 'mer_1',
    status: 'draft',
    version: 1,
    amount: '100000.00',
    currency: 'AED',
    tenor: 20,
    amount_limit: '500000.00',
    offer_tags: ['bank_statement_required'],
    reasons: [],
    steps: [],
    bank_statements: [],
    cancelled_for: null,
    social_networks: null,
    location_details: null,
    authorized_signatory: null,
    legal_info: null,
    loan_terms: null,
    bank_details: null,
    sign_authority: null,
    single_page: null,
    marks: [],
    loan_id: null,
    created_at: '2026-11-21T08:00:00Z',
    submitted_at: null,
    saved_at: '2026-11-21T08:00:00Z',
    ...over,
  }
}

export function anOffer(over: Partial<Offer> = {}): Offer {
  return {
    id: 'ofr_1',
    merchant_id: 'mer_1',
    store_id: 'sto_1',
    merchant_name: 'Noor Perfumes',
    store_name: 'Marina',
    store_name_ar: 'مارينا',
    currency: 'AED',
    amount: '500000.00',
    tenor: 28,
    repayment_rate: 22,
    tags: ['bank_statement_required'],
    form: 'wizard',
    expires_at: '2026-12-31T00:00:00Z',
    created_at: '2026-11-01T00:00:00Z',
    application: null,
    metadata: { early_payoff_loan_deduction: null, early_payoff_loan_resulting_amount: null },
    ...over,
  }
}
