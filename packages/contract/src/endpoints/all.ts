// Written by `npm run generate` from what lies in folders; a test compares.
import { advancesEndpoints } from './capital/advances.ts'
import { applicationsEndpoints } from './capital/applications.ts'
import { debitsEndpoints } from './capital/debits.ts'
import { decisionsEndpoints } from './capital/decisions.ts'
import { draftsEndpoints } from './capital/drafts.ts'
import { feeInvoicesEndpoints } from './capital/fee-invoices.ts'
import { kybEndpoints } from './capital/kyb.ts'
import { mandatesEndpoints } from './capital/mandates.ts'
import { offersEndpoints } from './capital/offers.ts'
import { platformsEndpoints } from './capital/platforms.ts'
import { reliefEndpoints } from './capital/relief.ts'
import { signingEndpoints } from './capital/signing.ts'
import { simulatorEndpoints } from './capital/simulator.ts'
import { singlePageEndpoints } from './capital/single-page.ts'
import { waitlistEndpoints } from './capital/waitlist.ts'
import { filesEndpoints } from './casework/files.ts'
import { registersEndpoints } from './casework/registers.ts'
import { screeningEndpoints } from './casework/screening.ts'
import { auditEndpoints } from './console/audit.ts'
import { booksEndpoints } from './console/books.ts'
import { consoleEndpoints } from './console/console.ts'
import { dossierEndpoints } from './console/dossier.ts'
import { eventsEndpoints } from './console/events.ts'
import { healthEndpoints } from './console/health.ts'
import { inboxEndpoints } from './console/inbox.ts'
import { workEndpoints } from './console/work.ts'
import { disputesClaimsEndpoints } from './disputes/disputes-claims.ts'
import { disputesProviderEndpoints } from './disputes/disputes-provider.ts'
import { disputesPublishedEndpoints } from './disputes/disputes-published.ts'
import { disputesEndpoints } from './disputes/disputes.ts'
import { adsEndpoints } from './growth/ads.ts'
import { catalogueEndpoints } from './growth/catalogue.ts'
import { feedsEndpoints } from './growth/feeds.ts'
import { marketingEndpoints } from './growth/marketing.ts'
import { shopPlatformsEndpoints } from './growth/shop-platforms.ts'
import { bankAccountsEndpoints } from './identity/bank-accounts.ts'
import { businessProfileEndpoints } from './identity/business-profile.ts'
import { contractsEndpoints } from './identity/contracts.ts'
import { legalEntitiesEndpoints } from './identity/legal-entities.ts'
import { listingsEndpoints } from './identity/listings.ts'
import { locationsEndpoints } from './identity/locations.ts'
import { onboardingEndpoints } from './identity/onboarding.ts'
import { partLinksEndpoints } from './identity/part-links.ts'
import { storesEndpoints } from './identity/stores.ts'
import { merchantsEndpoints } from './merchants/merchants.ts'
import { cardsEndpoints } from './money/cards.ts'
import { moneyEndpoints } from './money/money.ts'
import { payoutsEndpoints } from './money/payouts.ts'
import { reconciliationEndpoints } from './money/reconciliation.ts'
import { settlementEndpoints } from './money/settlement.ts'
import { transfersEndpoints } from './money/transfers.ts'
import { walletEndpoints } from './money/wallet.ts'
import { analyticsEndpoints } from './overview/analytics.ts'
import { homeEndpoints } from './overview/home.ts'
import { accountsEndpoints } from './people/accounts.ts'
import { contactsEndpoints } from './people/contacts.ts'
import { membersEndpoints } from './people/members.ts'
import { notificationsEndpoints } from './people/notifications.ts'
import { sessionsEndpoints } from './people/sessions.ts'
import { settingsEndpoints } from './people/settings.ts'
import { signInEndpoints } from './people/sign-in.ts'
import { surveysEndpoints } from './people/surveys.ts'
import { usersEndpoints } from './people/users.ts'
import { apiKeysEndpoints } from './selling/api-keys.ts'
import { checkoutEndpoints } from './selling/checkout.ts'
import { ordersEndpoints } from './selling/orders.ts'
import { paymentLinksEndpoints } from './selling/payment-links.ts'
import { publicApiEndpoints } from './selling/public-api.ts'
import { webhooksEndpoints } from './selling/webhooks.ts'
import { supportDeskEndpoints } from './service/support-desk.ts'
import { supportEndpoints } from './service/support.ts'

/** By the names of their parts: spelled out, the type would be longer than the compiler writes. */
export type AllEndpoints = typeof advancesEndpoints &
  typeof applicationsEndpoints &
  typeof debitsEndpoints &
  typeof decisionsEndpoints &
  typeof draftsEndpoints &
  typeof feeInvoicesEndpoints &
  typeof kybEndpoints &
  typeof mandatesEndpoints &
  typeof offersEndpoints &
  typeof platformsEndpoints &
  typeof reliefEndpoints &
  typeof signingEndpoints &
  typeof simulatorEndpoints &
  typeof singlePageEndpoints &
  typeof waitlistEndpoints &
  typeof filesEndpoints &
  typeof registersEndpoints &
  typeof screeningEndpoints &
  typeof auditEndpoints &
  typeof booksEndpoints &
  typeof consoleEndpoints &
  typeof dossierEndpoints &
  typeof eventsEndpoints &
  typeof healthEndpoints &
  typeof inboxEndpoints &
  typeof workEndpoints &
  typeof disputesClaimsEndpoints &
  typeof disputesProviderEndpoints &
  typeof disputesPublishedEndpoints &
  typeof disputesEndpoints &
  typeof adsEndpoints &
  typeof catalogueEndpoints &
  typeof feedsEndpoints &
  typeof marketingEndpoints &
  typeof shopPlatformsEndpoints &
  typeof bankAccountsEndpoints &
  typeof businessProfileEndpoints &
  typeof contractsEndpoints &
  typeof legalEntitiesEndpoints &
  typeof listingsEndpoints &
  typeof locationsEndpoints &
  typeof onboardingEndpoints &
  typeof partLinksEndpoints &
  typeof storesEndpoints &
  typeof merchantsEndpoints &
  typeof cardsEndpoints &
  typeof moneyEndpoints &
  typeof payoutsEndpoints &
  typeof reconciliationEndpoints &
  typeof settlementEndpoints &
  typeof transfersEndpoints &
  typeof walletEndpoints &
  typeof analyticsEndpoints &
  typeof homeEndpoints &
  typeof accountsEndpoints &
  typeof contactsEndpoints &
  typeof membersEndpoints &
  typeof notificationsEndpoints &
  typeof sessionsEndpoints &
  typeof settingsEndpoints &
  typeof signInEndpoints &
  typeof surveysEndpoints &
  typeof usersEndpoints &
  typeof apiKeysEndpoints &
  typeof checkoutEndpoints &
  typeof ordersEndpoints &
  typeof paymentLinksEndpoints &
  typeof publicApiEndpoints &
  typeof webhooksEndpoints &
  typeof supportDeskEndpoints &
  typeof supportEndpoints

/** Every endpoint of every module. */
export const allEndpoints: AllEndpoints = {
  ...advancesEndpoints,
  ...applicationsEndpoints,
  ...debitsEndpoints,
  ...decisionsEndpoints,
  ...draftsEndpoints,
  ...feeInvoicesEndpoints,
  ...kybEndpoints,
  ...mandatesEndpoints,
  ...offersEndpoints,
  ...platformsEndpoints,
  ...reliefEndpoints,
  ...signingEndpoints,
  ...simulatorEndpoints,
  ...singlePageEndpoints,
  ...waitlistEndpoints,
  ...filesEndpoints,
  ...registersEndpoints,
  ...screeningEndpoints,
  ...auditEndpoints,
  ...booksEndpoints,
  ...consoleEndpoints,
  ...dossierEndpoints,
  ...eventsEndpoints,
  ...healthEndpoints,
  ...inboxEndpoints,
  ...workEndpoints,
  ...disputesClaimsEndpoints,
  ...disputesProviderEndpoints,
  ...disputesPublishedEndpoints,
  ...disputesEndpoints,
  ...adsEndpoints,
  ...catalogueEndpoints,
  ...feedsEndpoints,
  ...marketingEndpoints,
  ...shopPlatformsEndpoints,
  ...bankAccountsEndpoints,
  ...businessProfileEndpoints,
  ...contractsEndpoints,
  ...legalEntitiesEndpoints,
  ...listingsEndpoints,
  ...locationsEndpoints,
  ...onboardingEndpoints,
  ...partLinksEndpoints,
  ...storesEndpoints,
  ...merchantsEndpoints,
  ...cardsEndpoints,
  ...moneyEndpoints,
  ...payoutsEndpoints,
  ...reconciliationEndpoints,
  ...settlementEndpoints,
  ...transfersEndpoints,
  ...walletEndpoints,
  ...analyticsEndpoints,
  ...homeEndpoints,
  ...accountsEndpoints,
  ...contactsEndpoints,
  ...membersEndpoints,
  ...notificationsEndpoints,
  ...sessionsEndpoints,
  ...settingsEndpoints,
  ...signInEndpoints,
  ...surveysEndpoints,
  ...usersEndpoints,
  ...apiKeysEndpoints,
  ...checkoutEndpoints,
  ...ordersEndpoints,
  ...paymentLinksEndpoints,
  ...publicApiEndpoints,
  ...webhooksEndpoints,
  ...supportDeskEndpoints,
  ...supportEndpoints,
}
