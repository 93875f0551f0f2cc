import type { CalendarDate } from '../calendar/calendar-date.ts'
import { commercialRegistrationProblem } from '../registry/commercial-registration.ts'
import { expiryDateProblem } from '../registry/dates.ts'
import { freelanceLicenceProblem } from '../registry/freelance-licence.ts'
import { nationalIdProblem } from '../registry/national-id.ts'
import { unifiedNumberProblem } from '../registry/unified-number.ts'
import { vatProblem } from '../registry/vat.ts'
import type { OnboardingDocument } from './document.ts'
import { choiceIssue, fileIssue, issuesIn, onlyIf, textIssue, type Issue } from './issues.ts'
import { businessTypes, isCommercialType } from './licences.ts'

type Legal = OnboardingDocument['legal_info']

const companyNameMax = 120
export const addressMax = 200
const taxAddressMax = 200
/** DEC-ONB-11. */
const registrationLength = { min: 5, max: 20 }
const identityLength = { min: 5, max: 30 }
/** DEC-ONB-12. */
export const documentsMax = 10
export const sanctionsDetailsMax = 1000

/** DEC-ONB-7. */
export function checkTradeLicence({ commercial_licence }: OnboardingDocument): Issue[] {
  return issuesIn('commercial_licence', { license_url: fileIssue(commercial_licence.license_url) })
}

/** DEC-ONB-11: Bahrain, Kuwait and Qatar; of them Bahrain alone has VAT. */
export function checkGeneralLegal(
  { basic_info, legal_info }: OnboardingDocument,
  today: CalendarDate,
): Issue[] {
  const country = basic_info.country_of_main_operations
  const { min, max } = registrationLength
  return [
    ...issuesIn('legal_info', {
      ...namedLicence(legal_info, today),
      commercial_registration_number: textIssue(legal_info.commercial_registration_number, max, min),
      legal_address: textIssue(legal_info.legal_address, addressMax),
      license_url: fileIssue(legal_info.license_url),
      national_id_number: textIssue(legal_info.national_id_number, identityLength.max, identityLength.min),
      national_id_url: fileIssue(legal_info.national_id_url),
    }),
    ...(country === 'BHR' ? checkVat(legal_info, country) : []),
  ]
}

/** DEC-ONB-8. */
export function checkEmiratiLegal({ legal_info }: OnboardingDocument, today: CalendarDate): Issue[] {
  return [
    ...issuesIn('legal_info', {
      'business_type.id': choiceIssue(legal_info.business_type.id, businessTypes),
      ...namedLicence(legal_info, today),
      commercial_registration_number: textIssue(
        legal_info.commercial_registration_number,
        registrationLength.max,
        2,
      ),
      legal_address: textIssue(legal_info.legal_address, addressMax),
    }),
    ...checkVat(legal_info, 'ARE'),
  ]
}

/** DEC-ONB-9; the registration number is asked for where the type is of commerce (DEC-ONB-27). */
export function checkSaudiLegal({ legal_info }: OnboardingDocument, today: CalendarDate): Issue[] {
  const isRegistered = isCommercialType(legal_info.business_license_type)
  return [
    ...issuesIn('legal_info', {
      unified_number: unifiedNumberProblem(legal_info.unified_number),
      commercial_registration_number: onlyIf(isRegistered, () =>
        commercialRegistrationProblem(legal_info.commercial_registration_number),
      ),
      ...namedLicence(legal_info, today),
      license_url: fileIssue(legal_info.license_url),
      national_address: textIssue(legal_info.national_address, addressMax),
      proof_of_address_url: fileIssue(legal_info.proof_of_address_url),
      ...saudiIdentity(legal_info),
    }),
    ...checkVat(legal_info, 'SAU'),
  ]
}

/** DEC-ONB-10. */
export function checkSaudiFreelance({ legal_info }: OnboardingDocument, today: CalendarDate): Issue[] {
  return issuesIn('legal_info', {
    commercial_registration_number: freelanceLicenceProblem(legal_info.commercial_registration_number),
    license_url: fileIssue(legal_info.license_url),
    license_expiry_date: expiryDateProblem(legal_info.license_expiry_date, today),
    ...saudiIdentity(legal_info),
    national_address: textIssue(legal_info.national_address, addressMax),
  })
}

function namedLicence(legal: Legal, today: CalendarDate) {
  return {
    legal_company_name: textIssue(legal.legal_company_name, companyNameMax, 2),
    license_expiry_date: expiryDateProblem(legal.license_expiry_date, today),
  }
}

function saudiIdentity(legal: Legal) {
  return {
    national_id_number: nationalIdProblem(legal.national_id_number),
    national_id_url: fileIssue(legal.national_id_url),
  }
}

/** Whether VAT is charged, and if it is, the number and what proves it. */
function checkVat(legal: Legal, country: string): Issue[] {
  const pays = legal.has_vat === true
  return issuesIn('legal_info', {
    has_vat: legal.has_vat === null ? 'required' : null,
    vat_registration_number: onlyIf(pays, () =>
      legal.vat_registration_number.trim() === ''
        ? 'required'
        : vatProblem(legal.vat_registration_number, country),
    ),
    address_in_tax_certificate: onlyIf(pays, () =>
      textIssue(legal.address_in_tax_certificate, taxAddressMax),
    ),
    vat_certificate_url: onlyIf(pays, () => fileIssue(legal.vat_certificate_url)),
  })
}

/** DEC-ONB-12. */
export function checkLegalDocuments({ legal_info, legal_documents: given }: OnboardingDocument): Issue[] {
  const isBranch = legal_info.business_type.id === 'foreign_branch'
  return issuesIn('legal_documents', {
    required_documents_urls: countIssue(given.required_documents_urls, 1),
    board_resolution_to_establish_a_branch_url: onlyIf(isBranch, () =>
      fileIssue(given.board_resolution_to_establish_a_branch_url),
    ),
    other_documents_urls: countIssue(given.other_documents_urls, 0),
    sanctioned_dealings_answer: given.sanctioned_dealings_answer === null ? 'required' : null,
    sanctioned_dealings_details: onlyIf(given.sanctioned_dealings_answer === true, () =>
      textIssue(given.sanctioned_dealings_details, sanctionsDetailsMax),
    ),
  })
}

function countIssue(files: readonly string[], minimum: number) {
  if (files.length < minimum) return 'required'
  return files.length > documentsMax ? ({ code: 'too_long', length: documentsMax } as const) : null
}
