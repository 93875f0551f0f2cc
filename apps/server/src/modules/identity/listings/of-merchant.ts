import type { ReadTx } from '../../../platform/database/database.ts'
import { listStores } from '../../merchants/merchants/index.ts'
import type { ListingRow } from './machine.ts'
import { listListings } from './store.ts'

/** A store somebody sees, with how far its listing is; one that nobody has begun has no document. */
export type ListedStore = Pick<ListingRow, 'status'> & {
  store_id: string
  store_name: string
  store_name_ar: string
  is_live: boolean
  saved_at: Date | null
  document: ListingRow['document'] | null
}

/** The listings of the stores somebody sees, what was written last in front. */
export async function listingsOfMerchant(
  tx: ReadTx,
  merchantId: string,
  personId: string,
): Promise<ListedStore[]> {
  const [stores, rows] = await Promise.all([
    listStores(tx, merchantId, personId),
    listListings(tx, merchantId),
  ])
  const listed = stores.map((store): ListedStore => {
    const row = rows.find(({ id }) => id === store.id)
    return {
      ...{ store_id: store.id, store_name: store.name, store_name_ar: store.name_ar },
      status: row?.status ?? 'draft',
      is_live: (row?.published ?? null) !== null,
      saved_at: row?.saved_at ?? null,
      document: row?.document ?? null,
    }
  })
  return listed.toSorted((one, other) => (other.saved_at?.getTime() ?? 0) - (one.saved_at?.getTime() ?? 0))
}
