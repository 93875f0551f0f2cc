import { defineTransitions } from '../status/transitions.ts'

/**
 * DEC-STO-9: how far a listing is that was written last. What is published stands beside it and stays where
 * it is while the next version is written and reviewed.
 */
export const listingStatuses = ['draft', 'in_review', 'published', 'rejected', 'unpublished'] as const
export type ListingStatus = (typeof listingStatuses)[number]

export const listingTransitions = defineTransitions<ListingStatus>({
  draft: { in_review: ['merchant'] },
  in_review: { published: ['reviewer'], rejected: ['reviewer'] },
  published: { draft: ['merchant'], unpublished: ['reviewer'] },
  rejected: { draft: ['merchant'], in_review: ['merchant'] },
  unpublished: { draft: ['merchant'], in_review: ['merchant'] },
})

/** Its merchant may write on, but for what somebody is reading just now. */
export function isOpenListing(status: ListingStatus): boolean {
  return status !== 'in_review'
}

/** What is written and not shown yet may be handed in. */
export function maySubmitListing(status: ListingStatus): boolean {
  return status !== 'in_review' && status !== 'published'
}

/** Working days of the merchant's country within which a listing is reviewed. */
export const listingReviewDays = 2
