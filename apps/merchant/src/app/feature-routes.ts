// Written by `npm run generate` from what lies in folders; a test compares.
import { accountRoutes } from '../features/account/routes.tsx'
import { adsRoutes } from '../features/ads/routes.tsx'
import { analyticsRoutes } from '../features/analytics/routes.tsx'
import { bankAccountRoutes, stopPages } from '../features/bank-account/routes.tsx'
import { capitalRoutes } from '../features/capital/routes.tsx'
import { cardRoutes } from '../features/card/routes.tsx'
import { contactRoutes, contactPages } from '../features/contacts/routes.tsx'
import { contractRoutes } from '../features/contract/routes.tsx'
import { disputeRoutes } from '../features/disputes/routes.tsx'
import { homeRoutes } from '../features/home/routes.tsx'
import { integrationRoutes } from '../features/integration/routes.tsx'
import { kybRoutes } from '../features/kyb/routes.tsx'
import { legalEntityRoutes } from '../features/legal-entities/routes.tsx'
import { locationRoutes } from '../features/locations/routes.tsx'
import { mandatePages } from '../features/mandate/routes.tsx'
import { marketingRoutes } from '../features/marketing/routes.tsx'
import { moneyRoutes } from '../features/money/routes.tsx'
import { onboardingRoutes } from '../features/onboarding/routes.tsx'
import { orderRoutes } from '../features/orders/routes.tsx'
import { partPages } from '../features/part/routes.tsx'
import { paymentLinkRoutes, paymentLinkPages } from '../features/payment-links/routes.tsx'
import { payoutRoutes } from '../features/payouts/routes.tsx'
import { signingPages } from '../features/signing/routes.tsx'
import { listingRoutes } from '../features/store-listing/routes.tsx'
import { storeRoutes } from '../features/stores/routes.tsx'
import { supportRoutes } from '../features/support/routes.tsx'
import { userRoutes } from '../features/users/routes.tsx'
import { waitlistRoutes } from '../features/waitlist/routes.tsx'
import { walletRoutes } from '../features/wallet/routes.tsx'
import { webhookRoutes } from '../features/webhooks/routes.tsx'
import { wizardRoutes } from '../features/wizard/routes.tsx'
import type { PublicPage, ScreenRoute } from '../shared/screen-route.ts'

/** Every screen of every feature, by the names of the features' folders. */
export const screenRoutes: readonly ScreenRoute[] = [
  ...accountRoutes,
  ...adsRoutes,
  ...analyticsRoutes,
  ...bankAccountRoutes,
  ...capitalRoutes,
  ...cardRoutes,
  ...contactRoutes,
  ...contractRoutes,
  ...disputeRoutes,
  ...homeRoutes,
  ...integrationRoutes,
  ...kybRoutes,
  ...legalEntityRoutes,
  ...locationRoutes,
  ...marketingRoutes,
  ...moneyRoutes,
  ...onboardingRoutes,
  ...orderRoutes,
  ...paymentLinkRoutes,
  ...payoutRoutes,
  ...listingRoutes,
  ...storeRoutes,
  ...supportRoutes,
  ...userRoutes,
  ...waitlistRoutes,
  ...walletRoutes,
  ...webhookRoutes,
  ...wizardRoutes,
]

/** Every page that needs no session. */
export const publicPages: readonly PublicPage[] = [
  ...stopPages,
  ...contactPages,
  ...mandatePages,
  ...partPages,
  ...paymentLinkPages,
  ...signingPages,
]
