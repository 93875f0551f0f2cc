// Written by `npm run generate` from what lies in folders; a test compares.
import { adjustmentRoutes } from '../features/adjustments/routes.tsx'
import { adsRoutes } from '../features/ads/routes.tsx'
import { advanceRoutes } from '../features/advances/routes.tsx'
import { auditRoutes } from '../features/audit/routes.tsx'
import { bankAccountRoutes } from '../features/bank-accounts/routes.tsx'
import { bannerRoutes } from '../features/banner/routes.tsx'
import { callBackRoutes } from '../features/call-backs/routes.tsx'
import { caseRoutes } from '../features/cases/routes.tsx'
import { clockRoutes } from '../features/clock/routes.tsx'
import { disputeRoutes } from '../features/disputes/routes.tsx'
import { eventRoutes } from '../features/events/routes.tsx'
import { fileRoutes } from '../features/files/routes.tsx'
import { healthRoutes } from '../features/health/routes.tsx'
import { holdRoutes } from '../features/holds/routes.tsx'
import { homeRoutes } from '../features/home/routes.tsx'
import { identityRoutes } from '../features/identities/routes.tsx'
import { integrationRoutes } from '../features/integrations/routes.tsx'
import { ledgerRoutes } from '../features/ledger/routes.tsx'
import { legalEntityRoutes } from '../features/legal-entities/routes.tsx'
import { listingRoutes } from '../features/listings/routes.tsx'
import { mandateRoutes } from '../features/mandates/routes.tsx'
import { merchantRoutes } from '../features/merchants/routes.tsx'
import { offerRoutes } from '../features/offers/routes.tsx'
import { onboardingRoutes } from '../features/onboarding/routes.tsx'
import { productRoutes } from '../features/products/routes.tsx'
import { reconciliationRoutes } from '../features/reconciliation/routes.tsx'
import { reliefRoutes } from '../features/relief/routes.tsx'
import { screeningRoutes } from '../features/screening/routes.tsx'
import { settlementRoutes } from '../features/settlement/routes.tsx'
import { storeRoutes } from '../features/stores/routes.tsx'
import { supportRoutes } from '../features/support/routes.tsx'
import { surveyRoutes } from '../features/surveys/routes.tsx'
import { termsRoutes } from '../features/terms/routes.tsx'
import { topUpRoutes } from '../features/top-ups/routes.tsx'
import { transferRoutes } from '../features/transfers/routes.tsx'
import { waitlistRoutes } from '../features/waitlist/routes.tsx'
import type { ScreenRoute } from '../shared/screen-route.ts'

/** Every screen of every feature, by the names of the features' folders. */
export const screenRoutes: readonly ScreenRoute[] = [
  ...adjustmentRoutes,
  ...adsRoutes,
  ...advanceRoutes,
  ...auditRoutes,
  ...bankAccountRoutes,
  ...bannerRoutes,
  ...callBackRoutes,
  ...caseRoutes,
  ...clockRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...fileRoutes,
  ...healthRoutes,
  ...holdRoutes,
  ...homeRoutes,
  ...identityRoutes,
  ...integrationRoutes,
  ...ledgerRoutes,
  ...legalEntityRoutes,
  ...listingRoutes,
  ...mandateRoutes,
  ...merchantRoutes,
  ...offerRoutes,
  ...onboardingRoutes,
  ...productRoutes,
  ...reconciliationRoutes,
  ...reliefRoutes,
  ...screeningRoutes,
  ...settlementRoutes,
  ...storeRoutes,
  ...supportRoutes,
  ...surveyRoutes,
  ...termsRoutes,
  ...topUpRoutes,
  ...transferRoutes,
  ...waitlistRoutes,
]
