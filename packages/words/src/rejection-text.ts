import type { RejectionReason } from '@daftar/rules/onboarding/rejection-reasons'
import { m } from './compiled.ts'
import type { Language } from './language.ts'

/** REV-03, DEC-REV-3: each reason has a sentence of its own. */
const texts: Readonly<Record<RejectionReason, (inputs: object, options: { locale?: Language }) => string>> = {
  irrelevant_license: m.rejection_irrelevant_license,
  irrelevant_national_id: m.rejection_irrelevant_national_id,
  irrelevant_vat_certificate: m.rejection_irrelevant_vat_certificate,
  license_expires_soon: m.rejection_license_expires_soon,
  license_expired: m.rejection_license_expired,
  vat_name_doesnt_match_license: m.rejection_vat_name_doesnt_match_license,
  missing_backside_of_id: m.rejection_missing_backside_of_id,
  name_from_id_not_in_license: m.rejection_name_from_id_not_in_license,
  website_unreachable: m.rejection_website_unreachable,
  national_id_is_expired: m.rejection_national_id_is_expired,
  merchant_not_contactable: m.rejection_merchant_not_contactable,
  activity_not_matching: m.rejection_activity_not_matching,
  issue_with_checkout_page: m.rejection_issue_with_checkout_page,
  iban_doesnt_match: m.rejection_iban_doesnt_match,
  iban_certificate_mismatch: m.rejection_iban_certificate_mismatch,
  proof_of_address_mismatch: m.rejection_proof_of_address_mismatch,
  irrelevant_entity_type: m.rejection_irrelevant_entity_type,
  irrelevant_articles_of_association: m.rejection_irrelevant_articles_of_association,
  irrelevant_partnership_agreement: m.rejection_irrelevant_partnership_agreement,
  irrelevant_ownership_structure_chart: m.rejection_irrelevant_ownership_structure_chart,
  irrelevant_national_id_ubo: m.rejection_irrelevant_national_id_ubo,
  irrelevant_national_id_for_manager: m.rejection_irrelevant_national_id_for_manager,
  irrelevant_national_id_for_auth_signatories: m.rejection_irrelevant_national_id_for_auth_signatories,
  national_id_is_expired_for_ubo: m.rejection_national_id_is_expired_for_ubo,
  national_id_is_expired_for_manager: m.rejection_national_id_is_expired_for_manager,
  national_id_is_expired_for_auth_signatories: m.rejection_national_id_is_expired_for_auth_signatories,
  manager_info_is_not_correct: m.rejection_manager_info_is_not_correct,
  auth_signatories_info_is_not_correct: m.rejection_auth_signatories_info_is_not_correct,
  irrelevant_website: m.rejection_irrelevant_website,
  shareholder_info_is_not_correct: m.rejection_shareholder_info_is_not_correct,
  iban_not_found: m.rejection_iban_not_found,
}

/** What an applicant is told of a reason; in the language of the page unless another is asked for. */
export function rejectionText(reason: RejectionReason, locale?: Language): string {
  return texts[reason]({}, locale === undefined ? {} : { locale })
}
