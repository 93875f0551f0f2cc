import type { ReasonTable } from '../error-types.ts'

/** Refusals of an application to sell. */
export const onboardingReasons = {
  country_not_served: [409, 'conflict', 'the country is not served yet'],
  business_name_conflict: [409, 'conflict', 'a business with this name exists'],
  legal_bank_details_conflict: [409, 'conflict', 'the legal and bank details belong to another account'],
  no_rounds_left: [409, 'conflict', 'it was sent back as often as it may be'],
  screening_open: [409, 'conflict', 'a hit of a list is not decided'],
} as const satisfies ReasonTable
