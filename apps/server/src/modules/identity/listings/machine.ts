import type { ListingDocument } from '@daftar/rules/listings/document'
import { listingTransitions, type ListingStatus } from '@daftar/rules/listings/listing-status'
import type { Row } from '../../../platform/database/rows.ts'
import { defineMachine } from '../../../platform/status/machine.ts'

/** The listing of a store, under the store's id: what was written last, and what is published beside it. */
export type ListingRow = Row<
  'store_listing',
  | 'merchant_id'
  | 'id'
  | 'version'
  | 'published_at'
  | 'saved_by'
  | 'saved_at'
  | 'submitted_at'
  | 'deadline_at'
  | 'decided_by'
  | 'decided_at'
  | 'said_en'
  | 'said_ar',
  { status: ListingStatus; document: ListingDocument; published: ListingDocument | null }
>

export const listingMachine = defineMachine<ListingRow>({
  table: 'store_listing',
  transitions: listingTransitions,
  subject: 'store_listing',
})
