import type { ComputedPermissions } from '../../access/permissions.ts'
import type { RouteKey } from './routes.ts'

type Rule = (permissions: ComputedPermissions) => boolean

const onboarding: Rule = (may) => may.canCreateApplication || may.canViewApplication

/**
 * Which computed permission opens a route (PERM-11, DEC-PERM-14). A route that is not named here needs none: it is
 * public or, as the account, needs only a session (DEC-ACC-5).
 */
const rules: Readonly<Partial<Record<RouteKey, Rule>>> = {
  applications: onboarding,
  applicationsNew: (may) => may.canCreateApplication,
  application: onboarding,
  applicationView: onboarding,
  applicationStep: onboarding,

  dashboard: (may) => may.canViewDashboard,
  dashboardBusinessProfile: (may) => may.canViewDashboard,
  dashboardContract: (may) => may.canViewDashboard,
  dashboardBlocked: (may) => may.canViewDashboard,

  payments: (may) => may.canViewOrders,
  payment: (may) => may.canViewOrders,
  paymentPayouts: (may) => may.canViewOrders,
  paymentLinks: (may) => may.canViewOrders,
  paymentLinkNew: (may) => may.canCreatePaymentLinks,
  paymentLinkCreated: (may) => may.canViewOrders,
  analytics: (may) => may.canViewAnalytics,
  analyticsMetric: (may) => may.canViewAnalytics,
  ads: (may) => may.canViewAds,
  disputes: (may) => may.canViewDisputes,
  dispute: (may) => may.canViewDisputes,
  disputesFaq: (may) => may.canViewDisputes,
  locations: (may) => may.canViewLocations,
  legalEntities: (may) => may.canViewStoreManagement,
  legalEntity: (may) => may.canViewStoreManagement,

  merchantWallet: (may) => may.canViewMerchantWallet,
  payouts: (may) => may.isPayoutsAllowed,
  payoutsUpcoming: (may) => may.isPayoutsAllowed,
  payoutsForecast: (may) => may.isPayoutsAllowed,
  payoutsMatch: (may) => may.isPayoutsAllowed,
  payoutsInvoices: (may) => may.isPayoutsAllowed,
  payoutsFaq: (may) => may.isPayoutsAllowed,
  payoutsHowReportsWork: (may) => may.isPayoutsAllowed,
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
  marketplace: (may) => may.canViewMarketing,
  businessProfileStores: (may) => may.isWorkspaceAdmin,
  users: (may) => may.isWorkspaceAdmin,
  support: (may) => may.canViewSupport,
  supportTicket: (may) => may.canViewSupport,
}

/** Whether the account may open the route. */
export function mayOpen(route: RouteKey, permissions: ComputedPermissions): boolean {
  return rules[route]?.(permissions) ?? true
}
