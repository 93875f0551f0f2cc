import { pathOf } from '@daftar/rules/shell/guards/routes'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../platform/database/database.ts'
import { adminsOf } from '../../people/members/index.ts'
import type { ListingsDependencies } from './dependencies.ts'
import type { NamedListing } from './store.ts'

type Decided = 'listing_published' | 'listing_rejected' | 'listing_unpublished'

/** What the admins of a merchant are told of the listing of a store, as it is read once it is decided. */
export async function tellDecided(
  tx: Tx,
  { queueMail, publicOrigin, supportEmailOf }: ListingsDependencies,
  row: NamedListing,
  kind: Decided,
  said: { en: string; ar: string },
): Promise<void> {
  const { emails, ...names } = await adminsOf(tx, row.merchant_id)
  const about = { en: nameIn('en', names), ar: nameIn('ar', names) }
  const store = { name: row.store_name, name_ar: row.store_name_ar }
  const facts = {
    store: { en: nameIn('en', store), ar: nameIn('ar', store) },
    address: publicOrigin + pathOf('store', { storeId: row.id, tab: 'listing' }),
    ...{ said, supportEmail: supportEmailOf(row.country) },
  }
  await queueMail(tx, ...emails.map((to) => ({ to, merchantId: row.merchant_id, about, kind, facts })))
}
