import type { ListingStatus } from '@daftar/rules/listings/listing-status'
import type { ListingStep } from '@daftar/rules/listings/steps'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'

export const listingStatusText: Record<ListingStatus, () => string> = {
  draft: m.listing_status_draft,
  in_review: m.listing_status_in_review,
  published: m.listing_status_published,
  rejected: m.listing_status_rejected,
  unpublished: m.listing_status_unpublished,
}

export const listingStatusTone: Record<ListingStatus, Tone> = {
  draft: 'neutral',
  in_review: 'info',
  published: 'positive',
  rejected: 'negative',
  unpublished: 'warning',
}

export const listingStepText: Record<ListingStep, () => string> = {
  'basic-details': m.listing_step_basic,
  'brand-assets': m.listing_step_brand,
  categories: m.listing_step_categories,
  'store-links': m.listing_step_links,
  review: m.listing_step_review,
}
