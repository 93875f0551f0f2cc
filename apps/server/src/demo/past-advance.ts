import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { OfferTag } from '@daftar/rules/capital/offers/offer'
import {
  advanceTerms,
  defaultFeeFactorHundredths,
  type AdvanceTerms,
} from '@daftar/rules/capital/offers/terms'
import { minorDigits } from '@daftar/rules/money/currency'
import type { NewAdvance } from '../modules/capital/advances/index.ts'
import { freeze, insertDecision, monthlySalesOf } from '../modules/capital/decisions/index.ts'
import type { Tx } from '../platform/database/database.ts'
import { values } from '../platform/database/rows.ts'
import { recordChanges } from '../platform/status-changes.ts'
import type { DemoMerchant } from './merchant.ts'

/**
 * An application that was decided before the demo begins: its contract lies with the provider, its terms are
 * frozen here.
 */
export interface PastApplication {
  ids: { offer: string; application: string; advance: string }
  amountMajor: number
  tenor: number
  /** When the contract was signed, or the application rejected. */
  endedAt: Date
  outcome: 'approved' | 'rejected'
  reasons?: readonly string[]
  note?: string
  tags?: readonly OfferTag[]
  directDebit?: boolean
}

const dayMs = 24 * 3_600_000
const reviewMs = 3 * dayMs
const underwriter = 'stf_underwriter'

/** The offer, the application and the decision, two days after it was handed in. */
export async function insertPastApplication(
  tx: Tx,
  merchant: DemoMerchant,
  past: PastApplication,
  calendarOf: CalendarOf,
): Promise<AdvanceTerms> {
  const terms = termsOf(merchant, past)
  const { ids, endedAt, outcome, reasons = [], note = '' } = past
  const appliedAt = appliedOn(past)
  const owner = merchant.people[0]!
  const isApproved = outcome === 'approved'
  await insertPastOffer(tx, merchant, past, terms)
  await tx`insert into application ${values(tx, 'application', {
    merchant_id: merchant.id,
    id: ids.application,
    offer_id: ids.offer,
    status: outcome,
    ...{ currency: merchant.currency, amount_minor: terms.amountMinor, tenor: past.tenor },
    requirements_confirmed: true,
    sales_data_done: true,
    social_done: true,
    location_done: true,
    legal_info: {
      company_name: merchant.legalEntity.name,
      cr_number: merchant.legalEntity.licence,
      company_address: merchant.legalEntity.address,
      cr_file: null,
    },
    authorized_signatory: {
      name: `${owner.firstName} ${owner.lastName}`,
      email: owner.email,
      phone: owner.phone,
    },
    advance_terms: isApproved
      ? freeze(terms, { currency: merchant.currency, at: endedAt, calendarOf })
      : null,
    direct_debit: isApproved ? (past.directDebit ?? false) : null,
    reasons: [...reasons],
    iban: merchant.legalEntity.iban,
    created_by: owner.id,
    created_at: appliedAt,
    submitted_at: appliedAt,
    deadline_at: new Date(appliedAt.getTime() + reviewMs),
    saved_at: isApproved ? appliedAt : endedAt,
  })}`
  await insertDecision(tx, {
    merchantId: merchant.id,
    applicationId: ids.application,
    action: outcome,
    staffId: underwriter,
    reasons,
    note,
    amountMinor: terms.amountMinor,
    tenor: past.tenor,
    monthlySalesMinor: await monthlySalesOf(tx, merchant.id, endedAt),
    at: endedAt,
  })
  const subject = { merchantId: merchant.id, subject: 'application', subjectId: ids.application } as const
  await recordChanges(tx, [
    { ...subject, from: 'draft', to: 'submitted', actor: 'merchant', actorId: owner.id, at: appliedAt },
    {
      ...subject,
      from: 'submitted',
      to: outcome,
      actor: 'reviewer',
      actorId: underwriter,
      detail: reasons.join(', '),
      at: endedAt,
    },
  ])
  return terms
}

/** The offer it stood on, which nobody can take any more. */
async function insertPastOffer(
  tx: Tx,
  merchant: DemoMerchant,
  past: PastApplication,
  terms: AdvanceTerms,
): Promise<void> {
  const { outcome, endedAt, tags = ['bank_statement_required'] } = past
  const appliedMs = appliedOn(past).getTime()
  await tx`insert into offer ${values(tx, 'offer', {
    merchant_id: merchant.id,
    id: past.ids.offer,
    store_id: merchant.stores[0]!.id,
    ...{ currency: merchant.currency, amount_minor: terms.amountMinor, tenor: past.tenor },
    tags: [...tags],
    status: outcome === 'approved' ? 'used' : 'withdrawn',
    ...(outcome !== 'approved' && { withdrawn_reason: outcome, withdrawn_by: '', withdrawn_at: endedAt }),
    expires_at: new Date(appliedMs + 20 * dayMs),
    created_at: new Date(appliedMs - 10 * dayMs),
  })}`
}

/** The advance of a past application, as its contract was signed. */
export function pastAdvance(merchant: DemoMerchant, past: PastApplication, terms: AdvanceTerms): NewAdvance {
  const { ids, endedAt, directDebit } = past
  const owner = merchant.people[0]!
  return {
    merchant_id: merchant.id,
    id: ids.advance,
    application_id: ids.application,
    offer_id: ids.offer,
    status: 'waiting',
    tags: directDebit ? ['direct_debit'] : [],
    currency: merchant.currency,
    amount_minor: terms.amountMinor,
    fee_minor: terms.feeMinor,
    fee_vat_minor: terms.feeVatMinor,
    minimum_minor: terms.minimumRepaymentMinor,
    rate_hundredths: 2200,
    tenor: terms.tenorWeeks,
    company_name: merchant.name,
    legal_name: merchant.legalEntity.name,
    signatory_phone: owner.phone,
    signatory_email: owner.email,
    iban: merchant.legalEntity.iban,
    applied_at: appliedOn(past),
    created_at: endedAt,
  }
}

function appliedOn({ endedAt }: PastApplication): Date {
  return new Date(endedAt.getTime() - 2 * dayMs)
}

function termsOf(
  { currency, vatPercent }: DemoMerchant,
  { amountMajor, tenor }: PastApplication,
): AdvanceTerms {
  return advanceTerms({
    amountMinor: BigInt(amountMajor) * 10n ** BigInt(minorDigits(currency)),
    tenorWeeks: tenor,
    feeFactorHundredths: defaultFeeFactorHundredths,
    currency,
    repaymentRatePercent: 22,
    vatPercent,
  })
}
