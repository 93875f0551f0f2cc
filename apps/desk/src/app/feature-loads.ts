// Written by `npm run generate` from what lies in folders; a test compares.
import { adjustmentLoads } from '../features/adjustments/loads.ts'
import { adsLoads } from '../features/ads/loads.ts'
import { advanceLoads } from '../features/advances/loads.ts'
import { auditLoads } from '../features/audit/loads.ts'
import { bankAccountLoads } from '../features/bank-accounts/loads.ts'
import { bannerLoads } from '../features/banner/loads.ts'
import { callBackLoads } from '../features/call-backs/loads.ts'
import { clockLoads } from '../features/clock/loads.ts'
import { disputeLoads } from '../features/disputes/loads.ts'
import { eventLoads } from '../features/events/loads.ts'
import { fileLoads } from '../features/files/loads.ts'
import { holdLoads } from '../features/holds/loads.ts'
import { integrationLoads } from '../features/integrations/loads.ts'
import { ledgerLoads } from '../features/ledger/loads.ts'
import { legalEntityLoads } from '../features/legal-entities/loads.ts'
import { listingLoads } from '../features/listings/loads.ts'
import { mandateLoads } from '../features/mandates/loads.ts'
import { merchantLoads } from '../features/merchants/loads.ts'
import { offerLoads } from '../features/offers/loads.ts'
import { onboardingLoads } from '../features/onboarding/loads.ts'
import { productLoads } from '../features/products/loads.ts'
import { reconciliationLoads } from '../features/reconciliation/loads.ts'
import { reliefLoads } from '../features/relief/loads.ts'
import { screeningLoads } from '../features/screening/loads.ts'
import { settlementLoads } from '../features/settlement/loads.ts'
import { storeLoads } from '../features/stores/loads.ts'
import { supportLoads } from '../features/support/loads.ts'
import { surveyLoads } from '../features/surveys/loads.ts'
import { termsLoads } from '../features/terms/loads.ts'
import { topUpLoads } from '../features/top-ups/loads.ts'
import { transferLoads } from '../features/transfers/loads.ts'
import { waitlistLoads } from '../features/waitlist/loads.ts'
import { read } from '../shared/read.ts'
import { screenLoads, type ScreenLoads } from '../shared/screen-route.ts'

/** What screens ask for that say it by the name of an endpoint. */
const reads = screenLoads({
  '/health': ({ queryClient }) => void queryClient.prefetchQuery(read('health.parts')),
})

/** What the screens of every feature ask for that do not ask at once, by the folders of the features. */
export const featureLoads: ScreenLoads = {
  ...reads,
  ...adjustmentLoads,
  ...adsLoads,
  ...advanceLoads,
  ...auditLoads,
  ...bankAccountLoads,
  ...bannerLoads,
  ...callBackLoads,
  ...clockLoads,
  ...disputeLoads,
  ...eventLoads,
  ...fileLoads,
  ...holdLoads,
  ...integrationLoads,
  ...ledgerLoads,
  ...legalEntityLoads,
  ...listingLoads,
  ...mandateLoads,
  ...merchantLoads,
  ...offerLoads,
  ...onboardingLoads,
  ...productLoads,
  ...reconciliationLoads,
  ...reliefLoads,
  ...screeningLoads,
  ...settlementLoads,
  ...storeLoads,
  ...supportLoads,
  ...surveyLoads,
  ...termsLoads,
  ...topUpLoads,
  ...transferLoads,
  ...waitlistLoads,
}
