import type { ComputedPermissions } from '../../access/permissions.ts'

/**
 * The route keys of the merchant back-office with their paths (APP-08 to APP-60, DEC-APP-1, DEC-OTH-2): the one place
 * that knows a path. `{name}` is a parameter, `{name?}` one that may be missing.
 */
export const routePaths = {
  root: '/',
  auth: '/auth',
  logout: '/logout',
  account: '/account',
  accountSessions: '/account/sessions',
  accountPhone: '/account/phone',
  accountNotifications: '/account/notifications',
  accountData: '/account/data',

  applications: '/applications',
  applicationsNew: '/applications/new',
  application: '/applications/current',
  applicationView: '/applications/current/view',
  applicationStep: '/applications/current/{currentStep}',
  pipedriveApplicationId: '/applications/pipedrive/{pipedriveApplicationId}',

  dashboard: '/dashboard',
  dashboardBusinessProfile: '/dashboard/business-profile',
  dashboardContract: '/dashboard/contract',
  dashboardBlocked: '/dashboard/blocked',
  commercialTerms: '/dashboard/commercial-terms',

  payments: '/payments',
  payment: '/payments/{paymentId}',
  paymentPayouts: '/payments/{paymentId}/payouts',
  paymentLinks: '/payment-links',
  paymentLinkNew: '/payment-links/new',
  paymentLinkCreated: '/payment-links/{paymentId}/created',
  analytics: '/analytics',
  analyticsMetric: '/analytics/{country}/{metric}',
  ads: '/ads',
  adsNew: '/ads/new',
  adsCampaign: '/ads/{campaignId}',
  adsEdit: '/ads/{campaignId}/edit',
  disputes: '/disputes',
  dispute: '/disputes/{id}',
  disputesFaq: '/disputes/faq',
  locations: '/locations',
  legalEntities: '/legal-entities',
  legalEntity: '/legal-entities/{originalLegalEntityId}',
  legalEntityOwners: '/legal-entities/{originalLegalEntityId}/owners',
  legalEntityUpdate: '/legal-entities/{originalLegalEntityId}/update/{step}',

  merchantWallet: '/finance/wallet',
  payouts: '/finance/payouts/completed/{payoutId?}',
  payoutsUpcoming: '/finance/payouts/upcoming/{merchantId?}',
  payoutsForecast: '/finance/payouts/forecast',
  payoutsMatch: '/finance/payouts/match',
  payoutsInvoices: '/finance/payouts/invoices',
  payoutsFaq: '/finance/payouts/faq',
  payoutsHowReportsWork: '/finance/payouts/how-reports-work',
  bankAccount: '/finance/bank-account',
  card: '/finance/card',
  capital: '/finance/tabby-capital',
  capitalLoans: '/finance/tabby-capital/loans',
  capitalLoan: '/finance/tabby-capital/loans/{id}',
  capitalApplication: '/finance/tabby-capital/applications/{id}',
  capitalOffers: '/finance/tabby-capital/offers',
  capitalOffer: '/finance/tabby-capital/offers/{id}',
  capitalFakeDoor: '/finance/tabby-capital/fake-door',
  capitalWaitlist: '/finance/tabby-capital/waitlist',
  capitalError: '/finance/tabby-capital/error',
  capitalPreapprovedStep: '/application-preapproved/{stepName}/{offerId}/{merchantId}',
  capitalFullRevenueStep: '/application-full-revenue/{offerId}/{merchantId}/{stepName}',
  capitalOfferStep: '/application/{stepName}/{offerId}/{merchantId}',
  capitalOfferMobile: '/application/{offerId}/{merchantId}',
  capitalApplicationStart: '/application/{applicationId}',
  capitalApplicationStep: '/application-frf/{applicationId}/{stepName}',
  capitalKybStep: '/application-kyb/{applicationId}/{stepName}',

  marketing: '/marketing',
  marketingDraft: '/marketing/draft',
  platformsConnect: '/marketing/platforms',
  marketingProducts: '/marketing/products',
  productCatalogAuth: '/marketing/product-catalog-auth',
  feeds: '/marketing/feeds',
  marketplace: '/marketplace',
  storeListing: '/marketing/store-listing/{step}',
  businessProfileStores: '/stores',
  store: '/stores/{storeId}/{tab?}',
  integration: '/integration',
  webhooks: '/webhooks',
  contacts: '/contacts',
  users: '/users',
  support: '/support',
  supportHelp: '/support/help',
  supportArticle: '/support/help/{articleId}',
  supportTicket: '/support/{ticketId}',

  money: '/money',
  moneyTransactions: '/money/transactions',
  moneyTransaction: '/money/transactions/{transactionId}',
  moneyCard: '/money/card',
  moneyPayoutChanges: '/money/payout-changes',
  moneyPayoutOptions: '/money/payout-options',
  service: '/service',
  paymentLinkStatus: '/service/payment-link-status',
  webviewAuth: '/webview/auth',
  webviewDisputesFaq: '/webview/disputes/faq',
} as const satisfies Record<string, `/${string}`>
export type RouteKey = keyof typeof routePaths

type Rule = (permissions: ComputedPermissions) => boolean

const onboarding: Rule = (may) => may.canCreateApplication || may.canViewApplication

/**
 * Which computed permission opens a route (PERM-11, DEC-PERM-14). A route that is not named here needs none: it is
 * public or, as the account, needs only a session (DEC-ACC-5).
 */
export const routeRules: Readonly<Partial<Record<RouteKey, Rule>>> = {
  applications: onboarding,
  applicationsNew: (may) => may.canCreateApplication,
  application: onboarding,
  applicationView: onboarding,
  applicationStep: onboarding,

  dashboard: (may) => may.canViewDashboard,
  dashboardBusinessProfile: (may) => may.canViewDashboard,
  dashboardContract: (may) => may.canViewDashboard,
  dashboardBlocked: (may) => may.canViewDashboard,
  commercialTerms: (may) => may.canViewDashboard,

  payments: (may) => may.canViewOrders,
  payment: (may) => may.canViewOrders,
  paymentPayouts: (may) => may.canViewOrders,
  paymentLinks: (may) => may.canViewOrders,
  paymentLinkNew: (may) => may.canCreatePaymentLinks,
  paymentLinkCreated: (may) => may.canViewOrders,
  analytics: (may) => may.canViewAnalytics,
  analyticsMetric: (may) => may.canViewAnalytics,
  ads: (may) => may.canViewAds,
  adsNew: (may) => may.canViewAds,
  adsCampaign: (may) => may.canViewAds,
  adsEdit: (may) => may.canViewAds,
  disputes: (may) => may.canViewDisputes,
  dispute: (may) => may.canViewDisputes,
  disputesFaq: (may) => may.canViewDisputes,
  locations: (may) => may.canViewLocations,
  legalEntities: (may) => may.canViewStoreManagement,
  legalEntity: (may) => may.canViewStoreManagement,
  legalEntityOwners: (may) => may.canViewStoreManagement,
  legalEntityUpdate: (may) => may.canViewStoreManagement,

  merchantWallet: (may) => may.canViewMerchantWallet,
  payouts: (may) => may.isPayoutsAllowed,
  payoutsUpcoming: (may) => may.isPayoutsAllowed,
  payoutsForecast: (may) => may.isPayoutsAllowed,
  payoutsMatch: (may) => may.isPayoutsAllowed,
  payoutsInvoices: (may) => may.isPayoutsAllowed,
  payoutsFaq: (may) => may.isPayoutsAllowed,
  payoutsHowReportsWork: (may) => may.isPayoutsAllowed,
  bankAccount: (may) => may.isWorkspaceAdmin,
  card: (may) => may.canViewCard,
  capital: (may) => may.canViewCapital,
  capitalLoans: (may) => may.canViewCapital,
  capitalLoan: (may) => may.canViewCapital,
  capitalApplication: (may) => may.canViewCapital,
  capitalOffers: (may) => may.canViewCapital,
  capitalOffer: (may) => may.canViewCapital,
  capitalFakeDoor: (may) => may.canViewCapital,
  capitalWaitlist: (may) => may.canViewCapital,
  capitalError: (may) => may.canViewCapital,
  capitalPreapprovedStep: (may) => may.canViewCapital,
  capitalFullRevenueStep: (may) => may.canViewCapital,
  capitalOfferStep: (may) => may.canViewCapital,
  capitalOfferMobile: (may) => may.canViewCapital,
  capitalApplicationStart: (may) => may.canViewCapital,
  capitalApplicationStep: (may) => may.canViewCapital,
  capitalKybStep: (may) => may.canViewCapital,

  marketing: (may) => may.canViewMarketing,
  marketingDraft: (may) => may.canViewMarketing,
  platformsConnect: (may) => may.canViewMarketing,
  marketingProducts: (may) => may.canViewMarketing,
  productCatalogAuth: (may) => may.canViewMarketing,
  feeds: (may) => may.canViewMarketing,
  marketplace: (may) => may.canViewMarketing,
  storeListing: (may) => may.canViewMarketing,
  businessProfileStores: (may) => may.isWorkspaceAdmin,
  store: (may) => may.isWorkspaceAdmin,
  integration: (may) => may.isWorkspaceAdmin,
  webhooks: (may) => may.isWorkspaceAdmin,
  contacts: (may) => may.isWorkspaceAdmin,
  users: (may) => may.isWorkspaceAdmin,
  support: (may) => may.canViewSupport,
  supportHelp: (may) => may.canViewSupport,
  supportArticle: (may) => may.canViewSupport,
  supportTicket: (may) => may.canViewSupport,

  money: (may) => may.isPayoutsAllowed,
  moneyTransactions: (may) => may.isPayoutsAllowed,
  moneyTransaction: (may) => may.isPayoutsAllowed,
  moneyCard: (may) => may.canViewCard,
  moneyPayoutChanges: (may) => may.isPayoutsAllowed,
  moneyPayoutOptions: (may) => may.isPayoutsAllowed,
}

/** Whether a route opens inside the mobile app's webview alone: the money area, all of it (APP-62, APP-63, PERM-56). */
export function isWebviewOnly(route: RouteKey): boolean {
  return `${routePaths[route]}/`.startsWith(`${routePaths.money}/`)
}

/** The routes whose screens exist: what is not among them is neither shown nor led to. */
export type AvailableRoutes = ReadonlySet<RouteKey>

/** APP-12: the first value of `currentStep`. */
export const firstApplicationStep = 'basic-info'

/** The address of a route. Throws when a parameter that must be there is not: that is a mistake of ours. */
export function pathOf(
  key: RouteKey,
  parameters: Readonly<Record<string, string | null | undefined>> = {},
): string {
  return routePaths[key].replace(/\/\{(\w+)(\??)\}/g, (_, name: string, optional: string) => {
    const value = parameters[name]
    if (value === null || value === undefined || value === '') {
      if (optional) return ''
      throw new RangeError(`route ${key} needs ${name}`)
    }
    return `/${encodeURIComponent(value)}`
  })
}
