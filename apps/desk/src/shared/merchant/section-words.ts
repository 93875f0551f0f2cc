import type { ReviewSection } from '@daftar/rules/onboarding/rejection-reasons'
import { m } from '@daftar/words'

/** The sections of an application to sell, and of the update of a company. */
export const sectionWords: Readonly<Record<ReviewSection, () => string>> = {
  contact: m.desk_join_section_contact,
  product_category: m.desk_join_section_category,
  store: m.desk_join_section_store,
  licence: m.desk_join_section_licence,
  legal_details: m.desk_join_section_legal,
  vat: m.desk_join_section_vat,
  identity: m.desk_join_section_identity,
  address: m.desk_join_section_address,
  legal_documents: m.desk_join_section_documents,
  shareholders: m.desk_join_section_shareholders,
  senior_management: m.desk_join_section_management,
  authorised_signatories: m.desk_join_section_signatories,
  beneficial_owners: m.desk_join_section_beneficial_owners,
  bank_details: m.desk_join_section_bank,
}
