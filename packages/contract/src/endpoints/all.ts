// Written by `npm run generate` from what lies in folders; a test compares.
import { accountsEndpoints } from './accounts.ts'
import { adsEndpoints } from './ads.ts'
import { advancesEndpoints } from './advances.ts'
import { analyticsEndpoints } from './analytics.ts'
import { apiKeysEndpoints } from './api-keys.ts'
import { applicationsEndpoints } from './applications.ts'
import { auditEndpoints } from './audit.ts'
import { bankAccountsEndpoints } from './bank-accounts.ts'
import { booksEndpoints } from './books.ts'
import { businessProfileEndpoints } from './business-profile.ts'
import { cardsEndpoints } from './cards.ts'
import { catalogueEndpoints } from './catalogue.ts'
import { checkoutEndpoints } from './checkout.ts'
import { consoleEndpoints } from './console.ts'
import { contactsEndpoints } from './contacts.ts'
import { contractsEndpoints } from './contracts.ts'
import { debitsEndpoints } from './debits.ts'
import { decisionsEndpoints } from './decisions.ts'
import { disputesClaimsEndpoints } from './disputes-claims.ts'
import { disputesProviderEndpoints } from './disputes-provider.ts'
import { disputesPublishedEndpoints } from './disputes-published.ts'
import { disputesEndpoints } from './disputes.ts'
import { dossierEndpoints } from './dossier.ts'
import { draftsEndpoints } from './drafts.ts'
import { eventsEndpoints } from './events.ts'
import { feeInvoicesEndpoints } from './fee-invoices.ts'
import { feedsEndpoints } from './feeds.ts'
import { filesEndpoints } from './files.ts'
import { healthEndpoints } from './health.ts'
import { homeEndpoints } from './home.ts'
import { inboxEndpoints } from './inbox.ts'
import { kybEndpoints } from './kyb.ts'
import { legalEntitiesEndpoints } from './legal-entities.ts'
import { listingsEndpoints } from './listings.ts'
import { locationsEndpoints } from './locations.ts'
import { mandatesEndpoints } from './mandates.ts'
import { marketingEndpoints } from './marketing.ts'
import { membersEndpoints } from './members.ts'
import { merchantsEndpoints } from './merchants.ts'
import { moneyEndpoints } from './money.ts'
import { notificationsEndpoints } from './notifications.ts'
import { offersEndpoints } from './offers.ts'
import { onboardingEndpoints } from './onboarding.ts'
import { ordersEndpoints } from './orders.ts'
import { partLinksEndpoints } from './part-links.ts'
import { paymentLinksEndpoints } from './payment-links.ts'
import { payoutsEndpoints } from './payouts.ts'
import { platformsEndpoints } from './platforms.ts'
import { publicApiEndpoints } from './public-api.ts'
import { reconciliationEndpoints } from './reconciliation.ts'
import { registersEndpoints } from './registers.ts'
import { reliefEndpoints } from './relief.ts'
import { screeningEndpoints } from './screening.ts'
import { sessionsEndpoints } from './sessions.ts'
import { settingsEndpoints } from './settings.ts'
import { settlementEndpoints } from './settlement.ts'
import { shopPlatformsEndpoints } from './shop-platforms.ts'
import { signInEndpoints } from './sign-in.ts'
import { signingEndpoints } from './signing.ts'
import { simulatorEndpoints } from './simulator.ts'
import { singlePageEndpoints } from './single-page.ts'
import { storesEndpoints } from './stores.ts'
import { supportEndpoints } from './support.ts'
import { surveysEndpoints } from './surveys.ts'
import { transfersEndpoints } from './transfers.ts'
import { usersEndpoints } from './users.ts'
import { waitlistEndpoints } from './waitlist.ts'
import { walletEndpoints } from './wallet.ts'
import { webhooksEndpoints } from './webhooks.ts'
import { workEndpoints } from './work.ts'

/** By the names of their parts: spelled out, the type would be longer than the compiler writes. */
export type AllEndpoints = typeof accountsEndpoints &
  typeof adsEndpoints &
  typeof advancesEndpoints &
  typeof analyticsEndpoints &
  typeof apiKeysEndpoints &
  typeof applicationsEndpoints &
  typeof auditEndpoints &
  typeof bankAccountsEndpoints &
  typeof booksEndpoints &
  typeof businessProfileEndpoints &
  typeof cardsEndpoints &
  typeof catalogueEndpoints &
  typeof checkoutEndpoints &
  typeof consoleEndpoints &
  typeof contactsEndpoints &
  typeof contractsEndpoints &
  typeof debitsEndpoints &
  typeof decisionsEndpoints &
  typeof disputesClaimsEndpoints &
  typeof disputesProviderEndpoints &
  typeof disputesPublishedEndpoints &
  typeof disputesEndpoints &
  typeof dossierEndpoints &
  typeof draftsEndpoints &
  typeof eventsEndpoints &
  typeof feeInvoicesEndpoints &
  typeof feedsEndpoints &
  typeof filesEndpoints &
  typeof healthEndpoints &
  typeof homeEndpoints &
  typeof inboxEndpoints &
  typeof kybEndpoints &
  typeof legalEntitiesEndpoints &
  typeof listingsEndpoints &
  typeof locationsEndpoints &
  typeof mandatesEndpoints &
  typeof marketingEndpoints &
  typeof membersEndpoints &
  typeof merchantsEndpoints &
  typeof moneyEndpoints &
  typeof notificationsEndpoints &
  typeof offersEndpoints &
  typeof onboardingEndpoints &
  typeof ordersEndpoints &
  typeof partLinksEndpoints &
  typeof paymentLinksEndpoints &
  typeof payoutsEndpoints &
  typeof platformsEndpoints &
  typeof publicApiEndpoints &
  typeof reconciliationEndpoints &
  typeof registersEndpoints &
  typeof reliefEndpoints &
  typeof screeningEndpoints &
  typeof sessionsEndpoints &
  typeof settingsEndpoints &
  typeof settlementEndpoints &
  typeof shopPlatformsEndpoints &
  typeof signInEndpoints &
  typeof signingEndpoints &
  typeof simulatorEndpoints &
  typeof singlePageEndpoints &
  typeof storesEndpoints &
  typeof supportEndpoints &
  typeof surveysEndpoints &
  typeof transfersEndpoints &
  typeof usersEndpoints &
  typeof waitlistEndpoints &
  typeof walletEndpoints &
  typeof webhooksEndpoints &
  typeof workEndpoints

/** Every endpoint of every module. */
export const allEndpoints: AllEndpoints = {
  ...accountsEndpoints,
  ...adsEndpoints,
  ...advancesEndpoints,
  ...analyticsEndpoints,
  ...apiKeysEndpoints,
  ...applicationsEndpoints,
  ...auditEndpoints,
  ...bankAccountsEndpoints,
  ...booksEndpoints,
  ...businessProfileEndpoints,
  ...cardsEndpoints,
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...consoleEndpoints,
  ...contactsEndpoints,
  ...contractsEndpoints,
  ...debitsEndpoints,
  ...decisionsEndpoints,
  ...disputesClaimsEndpoints,
  ...disputesProviderEndpoints,
  ...disputesPublishedEndpoints,
  ...disputesEndpoints,
  ...dossierEndpoints,
  ...draftsEndpoints,
  ...eventsEndpoints,
  ...feeInvoicesEndpoints,
  ...feedsEndpoints,
  ...filesEndpoints,
  ...healthEndpoints,
  ...homeEndpoints,
  ...inboxEndpoints,
  ...kybEndpoints,
  ...legalEntitiesEndpoints,
  ...listingsEndpoints,
  ...locationsEndpoints,
  ...mandatesEndpoints,
  ...marketingEndpoints,
  ...membersEndpoints,
  ...merchantsEndpoints,
  ...moneyEndpoints,
  ...notificationsEndpoints,
  ...offersEndpoints,
  ...onboardingEndpoints,
  ...ordersEndpoints,
  ...partLinksEndpoints,
  ...paymentLinksEndpoints,
  ...payoutsEndpoints,
  ...platformsEndpoints,
  ...publicApiEndpoints,
  ...reconciliationEndpoints,
  ...registersEndpoints,
  ...reliefEndpoints,
  ...screeningEndpoints,
  ...sessionsEndpoints,
  ...settingsEndpoints,
  ...settlementEndpoints,
  ...shopPlatformsEndpoints,
  ...signInEndpoints,
  ...signingEndpoints,
  ...simulatorEndpoints,
  ...singlePageEndpoints,
  ...storesEndpoints,
  ...supportEndpoints,
  ...surveysEndpoints,
  ...transfersEndpoints,
  ...usersEndpoints,
  ...waitlistEndpoints,
  ...walletEndpoints,
  ...webhooksEndpoints,
  ...workEndpoints,
}
