import type { Application, ListedApplication } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { Mark } from '@daftar/contract/endpoints/capital/applications-marks'
import { needsVerification } from '@daftar/rules/capital/offers/offer'
import { advanceTerms } from '@daftar/rules/capital/offers/terms'
import { money, toDecimal } from '@daftar/rules/money/money'
import { percentNumber } from '@daftar/rules/money/percent'
import type { ReadTx } from '../../../platform/database/database.ts'
import { findLegalEntity, type LegalEntityRow } from '../../merchants/merchants/index.ts'
import { applicationReview, type ApplicationMark } from './form-review.ts'
import { presentKyb } from './kyb-state.ts'
import { findOffer, limitsOf } from '../offers/index.ts'
import { listStatements, presentStatement } from './statements.ts'
import { stepsOf } from './steps.ts'
import {
  companyNameOf,
  findAdvanceIdOf,
  type ApplicationRow,
  type ListedRow,
  type SignAuthority,
} from './store.ts'

/** APPL-02, with its steps. */
export async function presentApplication(tx: ReadTx, row: ApplicationRow): Promise<Application> {
  const [offer, statements, steps, advanceId, entity, marks] = await Promise.all([
    findOffer(tx, row.merchant_id, row.offer_id),
    listStatements(tx, row.merchant_id, row.id),
    stepsOf(tx, row),
    findAdvanceIdOf(tx, row.merchant_id, row.id),
    findLegalEntity(tx, row.merchant_id),
    applicationReview.current(tx, row),
  ])
  if (!offer) throw new Error(`application ${row.id} stands on no offer`)
  const amount = (minor: bigint) => toDecimal(money(minor, row.currency))
  const limits = limitsOf(offer)
  const isKyb = needsVerification(offer.tags)
  return {
    id: row.id,
    application_id: row.id,
    offer_id: row.offer_id,
    merchant_id: row.merchant_id,
    status: row.status,
    version: row.version,
    amount: amount(row.amount_minor),
    currency: row.currency,
    tenor: row.tenor,
    amount_limit: amount(limits.maxMinor),
    least_amount: amount(limits.minMinor),
    offer_tags: offer.tags,
    reasons: row.reasons,
    cancelled_for: row.cancelled_for,
    steps,
    bank_statements: statements.map(presentStatement),
    social_networks: row.social_networks,
    location_details: row.location_details,
    authorized_signatory: row.authorized_signatory,
    finance_signatory: row.finance_contact,
    shareholders: row.shareholders ?? [],
    legal_info: row.legal_info,
    loan_terms: row.advance_terms,
    bank_details: bankOf(row, isKyb ? undefined : entity),
    kyb: isKyb ? presentKyb(row, { entity, statements }) : null,
    sign_authority: row.sign_authority ?? authorityOf(entity),
    single_page: row.form === 'single_page' ? singlePageOf(row) : null,
    marks: marks.map(presentMark),
    loan_id: advanceId,
    created_at: row.created_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    saved_at: row.saved_at.toISOString(),
  }
}

/**
 * The registered IBAN stands for one that was not given, but of a verification, which asks for its digits
 * first (KYB-95).
 */
function bankOf(row: ApplicationRow, entity: LegalEntityRow | undefined): Application['bank_details'] {
  if (row.iban && (row.bank_name !== '' || row.iban !== entity?.iban))
    return { iban: row.iban, bank_name: row.bank_name }
  return entity?.iban ? { iban: entity.iban, bank_name: entity.bank_name } : null
}

/** A mark for its merchant: who made it stays with the provider. */
export function presentMark(row: ApplicationMark): Mark {
  const { id, round, target, page, reason, note_en, note_ar, status, before, after } = row
  return { id, round, target, page, reason, note_en, note_ar, status, before, after }
}

function authorityOf(entity: LegalEntityRow | undefined): SignAuthority | null {
  if (!entity) return null
  return {
    cr_file: entity.licence_file_id ?? '',
    cr_number: entity.commercial_registration_number,
    legal_name: entity.legal_company_name,
    legal_address: entity.legal_address,
  }
}

function singlePageOf(row: ApplicationRow): NonNullable<Application['single_page']> {
  return {
    finance: row.finance_contact,
    payout_cycle_agreed: row.payout_cycle_agreed,
    is_signatory_verified: row.signatory_verified_at !== null,
  }
}

/** APPL-01: `amount_vat` is what the chosen amount and duration come to (DEC-APPL-16). */
export function presentListed(row: ListedRow): ListedApplication {
  const { totalMinor } = advanceTerms({
    amountMinor: row.amount_minor,
    tenorWeeks: row.tenor,
    feeFactorHundredths: BigInt(row.fee_factor_hundredths),
    currency: row.currency,
    repaymentRatePercent: percentNumber(BigInt(row.repayment_rate_hundredths)),
    vatPercent: row.vat_percent,
  })
  const amount = (minor: bigint) => toDecimal(money(minor, row.currency))
  return {
    application: {
      application_id: row.id,
      status: row.status,
      created_at: row.created_at.toISOString(),
      submitted_at: row.submitted_at?.toISOString() ?? null,
    },
    offer: { amount_vat: amount(totalMinor), amount: amount(row.amount_minor), currency: row.currency },
    sign_authority: { legal_name: companyNameOf(row) ?? row.legal_company_name ?? '' },
    reasons: row.reasons,
  }
}
