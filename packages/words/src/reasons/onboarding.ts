import type { onboardingReasons } from '@daftar/contract/reasons/onboarding'
import { m } from '../compiled.ts'

export const onboardingReasonTexts: Record<keyof typeof onboardingReasons, () => string> = {
  country_not_served: m.error_country_not_served,
  business_name_conflict: m.error_business_name_conflict,
  legal_bank_details_conflict: m.error_legal_bank_details_conflict,
  no_rounds_left: m.error_no_rounds_left,
  screening_open: m.error_screening_open,
}
