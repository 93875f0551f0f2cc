import type { OnboardingStep } from '@daftar/rules/onboarding/steps'
import { m } from '@daftar/words'

/** The name of each step, and what it asks for. */
const words: Readonly<Record<OnboardingStep, { title: () => string; intro: (() => string) | null }>> = {
  'basic-info': { title: m.apply_step_basic_info, intro: m.apply_basic_info_intro },
  'business-licence-sau': { title: m.apply_step_business_licence, intro: m.apply_business_licence_intro },
  'product-category': { title: m.apply_step_category, intro: m.apply_category_intro },
  'store-type': { title: m.apply_step_store_type, intro: m.apply_store_type_intro },
  'commercial-licence-are': {
    title: m.apply_step_commercial_licence,
    intro: m.apply_commercial_licence_intro,
  },
  'legal-details-general': { title: m.apply_step_legal_details, intro: m.apply_legal_details_intro },
  'legal-details-are': { title: m.apply_step_legal_details, intro: m.apply_legal_details_intro },
  'legal-details-sau': { title: m.apply_step_legal_details, intro: m.apply_legal_details_intro },
  'legal-details-sau-freelance': { title: m.apply_step_legal_details, intro: m.apply_legal_details_intro },
  'legal-documents-are': { title: m.apply_step_legal_documents, intro: m.apply_legal_documents_intro },
  'business-owner-are': { title: m.apply_step_business_owner, intro: m.apply_business_owner_intro },
  'shareholders-are': { title: m.apply_step_shareholders, intro: m.apply_shareholders_intro },
  'senior-management-are': { title: m.apply_step_senior_management, intro: m.apply_senior_management_intro },
  'authorized-signatories-are': { title: m.apply_step_signatories, intro: m.apply_signatories_intro },
  'ultimate-beneficial-owners-are': {
    title: m.apply_step_beneficial_owners,
    intro: m.apply_beneficial_owners_intro,
  },
  'bank-details': { title: m.apply_step_bank_details, intro: m.apply_bank_details_intro },
  result: { title: m.apply_step_result, intro: null },
}

export function stepTitle(step: OnboardingStep): string {
  return words[step].title()
}

/** The same where many steps stand beside each other. */
export function stepLabel(step: OnboardingStep): string {
  switch (step) {
    case 'shareholders-are':
      return m.apply_short_shareholders()
    case 'senior-management-are':
      return m.apply_short_management()
    case 'authorized-signatories-are':
      return m.apply_short_signatories()
    default:
      return stepTitle(step)
  }
}

export function stepIntro(step: OnboardingStep): string | null {
  return words[step].intro?.() ?? null
}
