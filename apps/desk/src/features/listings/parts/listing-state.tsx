import type { ListingStatus } from '@daftar/rules/listings/listing-status'
import { Badge } from '@daftar/ui/badge'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'

const tones: Record<ListingStatus, Tone> = {
  draft: 'neutral',
  in_review: 'warning',
  published: 'positive',
  rejected: 'negative',
  unpublished: 'neutral',
}

const texts: Record<ListingStatus, () => string> = {
  draft: m.desk_listing_draft,
  in_review: m.desk_listing_in_review,
  published: m.desk_listing_published,
  rejected: m.desk_listing_rejected,
  unpublished: m.desk_listing_unpublished,
}

export function listingStatusText(status: ListingStatus): string {
  return texts[status]()
}

export function ListingState({ status }: { status: ListingStatus }) {
  return <Badge tone={tones[status]}>{listingStatusText(status)}</Badge>
}
