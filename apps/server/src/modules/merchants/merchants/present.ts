import type { LegalEntity } from '@daftar/contract/endpoints/merchants'
import type { LegalEntityRow } from './store.ts'

export function presentLegalEntity(row: LegalEntityRow): LegalEntity {
  return {
    id: row.id,
    status: row.status,
    country: row.country,
    legal_company_name: row.legal_company_name,
    legal_address: row.legal_address,
    commercial_registration_number: row.commercial_registration_number,
    iban: row.iban,
    bank_name: row.bank_name,
    license_url: row.licence_file_id,
  }
}
