import type { CalendarDate } from '../calendar/calendar-date.ts'
import { emptyDocument } from '../onboarding/document.ts'
import { companyOf, type CompanyFacts } from './update.ts'

/** What is known of a company that was entered by hand. */
export interface EnteredCompany {
  country: string
  name: string
  address: string
  registrationNumber: string
  taxNumber: string | null
  licenceFileId: string | null
  licenceExpiresOn: CalendarDate | null
}

/** The facts of a company of which nothing else is known, in the blocks of an application. */
export function companyEntered(entered: EnteredCompany): CompanyFacts {
  const nothing = companyOf(emptyDocument())
  return {
    ...nothing,
    commercial_licence: { license_url: entered.licenceFileId },
    legal_info: {
      ...nothing.legal_info,
      legal_entity_country: entered.country,
      legal_company_name: entered.name,
      legal_address: entered.address,
      commercial_registration_number: entered.registrationNumber,
      license_url: entered.licenceFileId,
      license_expiry_date: entered.licenceExpiresOn ?? '',
      has_vat: entered.taxNumber === null ? null : true,
      vat_registration_number: entered.taxNumber ?? '',
    },
  }
}
