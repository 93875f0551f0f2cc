import type { ListingStatus } from '@daftar/rules/listings/listing-status'
import type { ListingStep } from '@daftar/rules/listings/steps'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'

/** In words of this page: those of the editor come with its fields and pickers. */
export const listingStatusText: Record<ListingStatus, () => string> = {
  draft: m.marketing_listing_draft,
  in_review: m.marketing_listing_in_review,
  published: m.marketing_listing_published,
  rejected: m.marketing_listing_rejected,
  unpublished: m.marketing_listing_unpublished,
}

export const listingStatusTone: Record<ListingStatus, Tone> = {
  draft: 'neutral',
  in_review: 'info',
  published: 'positive',
  rejected: 'negative',
  unpublished: 'warning',
}

/** The steps in which something is written; the review comes after them. */
export const listingStepText: Record<Exclude<ListingStep, 'review'>, () => string> = {
  'basic-details': m.marketing_listing_step_basic,
  'brand-assets': m.marketing_listing_step_brand,
  categories: m.marketing_listing_step_categories,
  'store-links': m.marketing_listing_step_links,
}
