import type { LegalDocuments, OnboardingDocument, Shareholders } from './document.ts'

/**
 * What is saved stands in two blocks: the legal documents and the shareholders in the legal info too, and the
 * licence of commerce as its licence (DEC-ONB-7, DEC-ONB-13, DEC-ONB-17).
 */
export function mirroredForSave(form: OnboardingDocument): OnboardingDocument {
  const { legal_info, legal_documents, shareholders, commercial_licence } = form
  const isEmirati = form.basic_info.country_of_main_operations === 'ARE'
  const licence = isEmirati ? commercial_licence.license_url : legal_info.license_url
  return {
    ...form,
    legal_info: { ...legal_info, ...legal_documents, ...shareholders, license_url: licence },
  }
}

/** The legal info wins where the two say different things (DEC-ONB-13). */
export function mirroredOnLoad(form: OnboardingDocument): OnboardingDocument {
  return {
    ...form,
    legal_documents: documentsOf(form.legal_info),
    shareholders: shareholdersOf(form.legal_info),
  }
}

function documentsOf(legal: LegalDocuments): LegalDocuments {
  return {
    board_resolution_to_establish_a_branch_url: legal.board_resolution_to_establish_a_branch_url,
    other_documents_urls: legal.other_documents_urls,
    required_documents_urls: legal.required_documents_urls,
    sanctioned_dealings_details: legal.sanctioned_dealings_details,
    sanctioned_dealings_answer: legal.sanctioned_dealings_answer,
  }
}

function shareholdersOf({ company_structure_chart_url, company_owners }: Shareholders): Shareholders {
  return { company_structure_chart_url, company_owners }
}
