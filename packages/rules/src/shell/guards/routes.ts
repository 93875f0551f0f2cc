import type { ComputedPermission, ComputedPermissions } from '../../access/permissions.ts'
import { declaredPaths, declaredRules } from './declared-pages.ts'

/**
 * The route keys of the merchant back-office with their paths: those of the specification (APP-08 to APP-60,
 * DEC-APP-1, DEC-OTH-2), and those that are declared beside their screens. `{name}` is a parameter, `{name?}`
 * one that may be missing.
 */
export const routePaths = {
  root: '/',
  auth: '/auth',
  logout: '/logout',
  account: '/account',
  accountSessions: '/account/sessions',
  accountPhone: '/account/phone',
  accountNotifications: '/account/notifications',

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

  ...declaredPaths,
} as const satisfies Record<string, `/${string}`>
export type RouteKey = keyof typeof routePaths

/** The permission that opens a route, or what opens it of several; null is whoever is signed in. */
type Rule = ComputedPermission | ((permissions: ComputedPermissions) => boolean) | null

const onboarding = (may: ComputedPermissions) => may.canCreateApplication || may.canViewApplication

/**
 * Which computed permission opens a route (PERM-11, DEC-PERM-14). A route that is not named here needs none:
 * it is public or, as the account, needs only a session (DEC-ACC-5).
 */
export const routeRules: Readonly<Partial<Record<RouteKey, Rule>>> = {
  applications: onboarding,
  applicationsNew: 'canCreateApplication',
  application: onboarding,
  applicationView: onboarding,
  applicationStep: onboarding,

  dashboard: 'canViewDashboard',
  dashboardBusinessProfile: 'canViewDashboard',
  dashboardContract: 'canViewDashboard',
  dashboardBlocked: 'canViewDashboard',
  commercialTerms: 'canViewDashboard',

  payments: 'canViewOrders',
  payment: 'canViewOrders',
  paymentPayouts: 'canViewOrders',
  paymentLinks: 'canViewOrders',
  paymentLinkNew: 'canCreatePaymentLinks',
  paymentLinkCreated: 'canViewOrders',
  analytics: 'canViewAnalytics',
  analyticsMetric: 'canViewAnalytics',
  ads: 'canViewAds',
  adsNew: 'canViewAds',
  adsCampaign: 'canViewAds',
  adsEdit: 'canViewAds',
  disputes: 'canViewDisputes',
  dispute: 'canViewDisputes',
  disputesFaq: 'canViewDisputes',
  locations: 'canViewLocations',
  legalEntities: 'canViewStoreManagement',
  legalEntity: 'canViewStoreManagement',
  legalEntityOwners: 'canViewStoreManagement',
  legalEntityUpdate: 'canViewStoreManagement',

  merchantWallet: 'canViewMerchantWallet',
  payouts: 'isPayoutsAllowed',
  payoutsUpcoming: 'isPayoutsAllowed',
  payoutsInvoices: 'isPayoutsAllowed',
  payoutsFaq: 'isPayoutsAllowed',
  payoutsHowReportsWork: 'isPayoutsAllowed',
  bankAccount: 'isWorkspaceAdmin',
  card: 'canViewCard',
  capital: 'canViewCapital',
  capitalLoans: 'canViewCapital',
  capitalLoan: 'canViewCapital',
  capitalApplication: 'canViewCapital',
  capitalOffers: 'canViewCapital',
  capitalOffer: 'canViewCapital',
  capitalFakeDoor: 'canViewCapital',
  capitalWaitlist: 'canViewCapital',
  capitalError: 'canViewCapital',
  capitalPreapprovedStep: 'canViewCapital',
  capitalFullRevenueStep: 'canViewCapital',
  capitalOfferStep: 'canViewCapital',
  capitalOfferMobile: 'canViewCapital',
  capitalApplicationStart: 'canViewCapital',
  capitalApplicationStep: 'canViewCapital',
  capitalKybStep: 'canViewCapital',

  marketing: 'canViewMarketing',
  marketingDraft: 'canViewMarketing',
  platformsConnect: 'canViewMarketing',
  marketingProducts: 'canViewMarketing',
  productCatalogAuth: 'canViewMarketing',
  feeds: 'canViewMarketing',
  marketplace: 'canViewMarketing',
  storeListing: 'canViewMarketing',
  businessProfileStores: 'isWorkspaceAdmin',
  store: 'isWorkspaceAdmin',
  integration: 'isWorkspaceAdmin',
  webhooks: 'isWorkspaceAdmin',
  contacts: 'isWorkspaceAdmin',
  users: 'isWorkspaceAdmin',
  support: 'canViewSupport',
  supportHelp: 'canViewSupport',
  supportArticle: 'canViewSupport',
  supportTicket: 'canViewSupport',

  money: 'isPayoutsAllowed',
  moneyTransactions: 'isPayoutsAllowed',
  moneyTransaction: 'isPayoutsAllowed',
  moneyCard: 'canViewCard',
  moneyPayoutChanges: 'isPayoutsAllowed',
  moneyPayoutOptions: 'isPayoutsAllowed',

  ...declaredRules,
}

/**
 * Whether a route opens inside the mobile app's webview alone: the money area, all of it (APP-62, APP-63,
 * PERM-56).
 */
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
