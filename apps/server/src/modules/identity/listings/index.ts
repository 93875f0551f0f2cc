import { defineModule } from '../../../platform/modules/module.ts'
import type { ListingsDependencies } from './dependencies.ts'
import { listingDeskHandlers } from './desk-handlers.ts'
import { listingHandlers } from './handlers.ts'
import { listingUploads } from './uploads.ts'

export { listingsOfMerchant, type ListedStore } from './of-merchant.ts'

/**
 * How stores are shown to shoppers: written by their merchants, reviewed by staff, shown where people pay.
 */
export function buildListings(deps: ListingsDependencies) {
  return defineModule({
    name: 'listings',
    handlers: { ...listingHandlers(deps), ...listingDeskHandlers(deps) },
    uploads: listingUploads,
  })
}
