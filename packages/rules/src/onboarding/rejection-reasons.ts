import type { Places } from '../review/marks.ts'

/** DEC-REV-3: the parts of an application, as a reviewer marks them and the applicant corrects them. */
export const reviewSections = [
  'contact',
  'product_category',
  'store',
  'licence',
  'legal_details',
  'vat',
  'identity',
  'address',
  'legal_documents',
  'shareholders',
  'senior_management',
  'authorised_signatories',
  'beneficial_owners',
  'bank_details',
] as const
export type ReviewSection = (typeof reviewSections)[number]

/** REV-01 to REV-03: every code, and the section it opens. */
export const rejectionSections = {
  irrelevant_license: 'licence',
  irrelevant_national_id: 'identity',
  irrelevant_vat_certificate: 'vat',
  license_expires_soon: 'licence',
  license_expired: 'licence',
  vat_name_doesnt_match_license: 'vat',
  missing_backside_of_id: 'identity',
  name_from_id_not_in_license: 'identity',
  website_unreachable: 'store',
  national_id_is_expired: 'identity',
  merchant_not_contactable: 'contact',
  activity_not_matching: 'product_category',
  issue_with_checkout_page: 'store',
  iban_doesnt_match: 'bank_details',
  iban_certificate_mismatch: 'bank_details',
  proof_of_address_mismatch: 'address',
  irrelevant_entity_type: 'legal_details',
  irrelevant_articles_of_association: 'legal_documents',
  irrelevant_partnership_agreement: 'legal_documents',
  irrelevant_ownership_structure_chart: 'shareholders',
  irrelevant_national_id_ubo: 'beneficial_owners',
  irrelevant_national_id_for_manager: 'senior_management',
  irrelevant_national_id_for_auth_signatories: 'authorised_signatories',
  national_id_is_expired_for_ubo: 'beneficial_owners',
  national_id_is_expired_for_manager: 'senior_management',
  national_id_is_expired_for_auth_signatories: 'authorised_signatories',
  manager_info_is_not_correct: 'senior_management',
  auth_signatories_info_is_not_correct: 'authorised_signatories',
  irrelevant_website: 'store',
  shareholder_info_is_not_correct: 'shareholders',
  iban_not_found: 'bank_details',
} as const satisfies Record<string, ReviewSection>
export type RejectionReason = keyof typeof rejectionSections

export const rejectionReasons = Object.keys(rejectionSections) as RejectionReason[]

/** The sections in which a reason is about one of the people (DEC-REV-2). */
export const sectionsOfPeople: readonly ReviewSection[] = [
  'shareholders',
  'senior_management',
  'authorised_signatories',
  'beneficial_owners',
  'identity',
]

/** A section, or one person of it: `beneficial_owners` or `beneficial_owners:own_1`. */
export type ReviewPlace = ReviewSection | `${ReviewSection}:${string}`

const ownerMax = 64

/** The place of a section, or of one person in it. */
export function reviewPlace(section: ReviewSection, ownerId: string | null): ReviewPlace {
  return ownerId === null ? section : `${section}:${ownerId}`
}

/** What a place says; null for none there is. */
export function readReviewPlace(place: string): { section: ReviewSection; ownerId: string | null } | null {
  const [name = '', ownerId, ...rest] = place.split(':')
  const section = reviewSections.find((known) => known === name)
  if (!section || rest.length > 0) return null
  if (ownerId === undefined) return { section, ownerId: null }
  const isPerson = ownerId !== '' && ownerId.length <= ownerMax && sectionsOfPeople.includes(section)
  return isPerson ? { section, ownerId } : null
}

/**
 * The places of an application to sell, for its review. A reason stands in the section it opens, and says
 * enough by itself.
 */
export const onboardingPlaces: Places<ReviewPlace, RejectionReason> = {
  isPlace: (place): place is ReviewPlace => readReviewPlace(place) !== null,
  hasPages: () => false,
  reasonsFor: (place) =>
    rejectionReasons.filter((reason) => rejectionSections[reason] === readReviewPlace(place)?.section),
  needsNote: () => false,
}
