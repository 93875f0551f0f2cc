// Written by `npm run generate` from what lies in folders; a test compares.
import { accountLoads } from '../features/account/loads.ts'
import { adsLoads } from '../features/ads/loads.ts'
import { bankAccountLoads } from '../features/bank-account/loads.ts'
import { capitalLoads } from '../features/capital/loads.ts'
import { cardLoads } from '../features/card/loads.ts'
import { contactLoads } from '../features/contacts/loads.ts'
import { contractLoads } from '../features/contract/loads.ts'
import { disputeLoads } from '../features/disputes/loads.ts'
import { integrationLoads } from '../features/integration/loads.ts'
import { legalEntityLoads } from '../features/legal-entities/loads.ts'
import { locationLoads } from '../features/locations/loads.ts'
import { marketingLoads } from '../features/marketing/loads.ts'
import { moneyLoads } from '../features/money/loads.ts'
import { paymentLinkLoads } from '../features/payment-links/loads.ts'
import { listingLoads } from '../features/store-listing/loads.ts'
import { storeLoads } from '../features/stores/loads.ts'
import { supportLoads } from '../features/support/loads.ts'
import { userLoads } from '../features/users/loads.ts'
import { waitlistLoads } from '../features/waitlist/loads.ts'
import { walletLoads } from '../features/wallet/loads.ts'
import { webhookLoads } from '../features/webhooks/loads.ts'
import { read } from '../shared/read.ts'
import { screenLoads, type ScreenLoads } from '../shared/screen-route.ts'

/** What screens ask for that say it by the name of an endpoint. */
const reads = screenLoads({
  accountData: async ({ queryClient }) => void queryClient.prefetchQuery(read('files.kept')),
})

/** What the screens of every feature ask for that do not ask at once, by the folders of the features. */
export const featureLoads: ScreenLoads = {
  ...reads,
  ...accountLoads,
  ...adsLoads,
  ...bankAccountLoads,
  ...capitalLoads,
  ...cardLoads,
  ...contactLoads,
  ...contractLoads,
  ...disputeLoads,
  ...integrationLoads,
  ...legalEntityLoads,
  ...locationLoads,
  ...marketingLoads,
  ...moneyLoads,
  ...paymentLinkLoads,
  ...listingLoads,
  ...storeLoads,
  ...supportLoads,
  ...userLoads,
  ...waitlistLoads,
  ...walletLoads,
  ...webhookLoads,
}
