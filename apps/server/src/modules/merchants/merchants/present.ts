import type {
  CompanyOwnerAnswer,
  LegalEntity,
} from '@daftar/contract/endpoints/identity/legal-entities-shapes'
import type { CompanyOwner } from '@daftar/rules/onboarding/owners'
import { maskIban } from '@daftar/rules/registry/iban'
import type { LegalEntityRow } from './entity-store.ts'

/** One record, whichever call asks for it (DEC-LGL-9, DEC-LGL-11). The whole IBAN never leaves the server. */
export function presentLegalEntity(row: LegalEntityRow): LegalEntity {
  const iban = maskIban(row.iban)
  const flat = {
    legal_company_name: row.legal_company_name,
    legal_address: row.legal_address,
    commercial_registration_number: row.commercial_registration_number,
    license_url: row.licence_file_id,
  }
  return {
    id: row.id,
    merchant_id: row.merchant_id,
    status: row.status,
    country: row.country,
    legal_info: {
      ...flat,
      legal_entity_country: row.country,
      business_type: { id: row.company?.legal_info.business_type.id ?? '' },
      license_expiry_date: row.licence_expires_on,
      vat_registration_number: row.tax_number,
    },
    bank_details: { iban, bank_name: row.bank_name },
    owners: ownersOf(row).map(presentOwnerSummary),
    ...flat,
    iban,
    bank_name: row.bank_name,
    suspended_at: row.suspended_at?.toISOString() ?? null,
  }
}

/** The owners as they were accepted; none of a company that was entered by hand. */
export function ownersOf({ company }: Pick<LegalEntityRow, 'company'>): readonly CompanyOwner[] {
  return company?.shareholders.company_owners ?? []
}

/** ONB-52: the whole record, for whoever manages the company. */
export function presentOwner(owner: CompanyOwner): CompanyOwnerAnswer {
  return { ...owner }
}

function presentOwnerSummary(owner: CompanyOwner): LegalEntity['owners'][number] {
  return {
    id: owner.id,
    name: owner.name,
    type: owner.type,
    role: owner.role,
    shares_percent: owner.shares_percent,
    national_id_expiration_date: owner.national_id_expiration_date,
    is_shareholder: owner.is_shareholder,
    is_senior_management: owner.is_senior_management,
    is_authorised_signatory: owner.is_authorised_signatory,
    is_ultimate_beneficial_owner: owner.is_ultimate_beneficial_owner,
  }
}
