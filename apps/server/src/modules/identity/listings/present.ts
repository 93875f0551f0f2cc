import type { ListingForStaff, StoreListing } from '@daftar/contract/endpoints/identity/listings'
import { emptyListing } from '@daftar/rules/listings/document'
import type { ListingRow } from './machine.ts'
import type { NamedListing } from './store.ts'

interface Names {
  name: string
  name_ar: string
}

/** The listing of a store; one that nobody has begun is an empty draft. */
export function presentListing(storeId: string, names: Names, row: ListingRow | undefined): StoreListing {
  return {
    ...{ store_id: storeId, store_name: names.name, store_name_ar: names.name_ar },
    status: row?.status ?? 'draft',
    version: row?.version ?? 0,
    document: row?.document ?? { ...emptyListing(), name_en: names.name, name_ar: names.name_ar },
    published: row?.published ?? null,
    published_at: row?.published_at?.toISOString() ?? null,
    saved_at: row?.saved_at.toISOString() ?? null,
    submitted_at: row?.submitted_at?.toISOString() ?? null,
    decided_at: row?.decided_at?.toISOString() ?? null,
    said_en: row?.said_en ?? '',
    said_ar: row?.said_ar ?? '',
  }
}

export function presentForStaff(row: NamedListing): ListingForStaff {
  const { merchant_id, merchant_name, merchant_name_ar } = row
  return {
    ...presentListing(row.id, { name: row.store_name, name_ar: row.store_name_ar }, row),
    ...{ merchant_id, merchant_name, merchant_name_ar },
    saved_by: row.saved_by_name,
    deadline_at: row.deadline_at?.toISOString() ?? null,
    decided_by: row.decided_by_name,
  }
}
