import type { ListingStatus } from '@daftar/rules/listings/listing-status'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'

/** How it is with a listing, in its editor and on the page of its store. */
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
