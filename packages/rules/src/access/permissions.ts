import { isExperimentOn, type Experiment, type ExperimentName } from './experiments.ts'
import { isCompleteApplication, isSubmittedApplication, type OnboardingStatus } from './onboarding-status.ts'
import type { RawFlags } from './raw-flags.ts'

export type { RawFlag, RawFlags } from './raw-flags.ts'

/** PERM-09, and hasMerchantAccess (DEC-PERM-13). */
export const computedPermissionNames = [
  'canViewAnalytics',
  'canViewCapital',
  'canViewDisputes',
  'canFetchDisputes',
  'canViewOrders',
  'canViewSupport',
  'canViewAds',
  'canViewCard',
  'canViewMerchantWallet',
  'isPayoutsAllowed',
  'isWorkspaceAdmin',
  'canViewDashboard',
  'canViewMarketing',
  'canViewLocations',
  'canViewStoreManagement',
  'canCreateApplication',
  'canViewApplication',
  'canCreatePaymentLinks',
  'hasMerchantAccess',
] as const
export type ComputedPermission = (typeof computedPermissionNames)[number]
export type ComputedPermissions = Readonly<Record<ComputedPermission, boolean>>

/**
 * What somebody may do who works for no merchant yet. Everything else follows from flags, which only a role
 * at a merchant gives: whoever may do it works for one.
 */
export const applicantPermissions = ['canCreateApplication', 'canViewApplication'] as const
export type ApplicantPermission = (typeof applicantPermissions)[number]

export type PermissionInput = Readonly<{
  flags: RawFlags
  experiments: readonly Experiment[]
  merchantId: string | null
  /** The first store has at least one product; a failed call counts as none (DEC-PERM-6). */
  hasAvailableProducts: boolean
  /** Status of the onboarding application, null when there is none. */
  applicationStatus: OnboardingStatus | null
  /** The further check for the wallet, from configuration (DEC-PERM-1); see `isWalletCountry`. */
  walletCheckPasses?: boolean
}>

/** DEC-WAL-2: default of the configured list of countries that have a wallet. */
export const defaultWalletCountries: readonly string[] = ['ARE', 'SAU']

/** DEC-PERM-1, DEC-WAL-2. */
export function isWalletCountry(country: string | null, countries = defaultWalletCountries): boolean {
  return country !== null && countries.includes(country)
}

/** PERM-12 to PERM-33: the one place where rights on the screen are derived from flags and experiments. */
export function computePermissions(input: PermissionInput): ComputedPermissions {
  const {
    flags,
    experiments,
    merchantId,
    hasAvailableProducts,
    applicationStatus,
    walletCheckPasses = true,
  } = input
  const isOn = (name: ExperimentName) => isExperimentOn(experiments, name)
  const hasMerchantAccess = flags.has_merchant_access
  const isPayoutsAllowed = flags.is_payouts_allowed
  const isWorkspaceAdmin = flags.is_account_edit_allowed

  return {
    canViewAnalytics: flags.is_analytics_allowed,
    canViewCapital: isPayoutsAllowed && (isOn('capital') || isOn('capital_fake_door')),
    canViewDisputes: hasMerchantAccess,
    canFetchDisputes: flags.is_disputes_allowed,
    canViewOrders: flags.is_order_view_allowed,
    canViewSupport: hasMerchantAccess,
    canViewAds: (flags.is_ads_allowed && isOn('ads')) || flags.is_ads_ops || flags.is_ads_user_invite_allowed,
    canViewCard: isPayoutsAllowed && flags.is_virtual_cards_enabled,
    canViewMerchantWallet:
      isOn('merchant_wallet') &&
      hasMerchantAccess &&
      isPayoutsAllowed &&
      Boolean(merchantId) &&
      walletCheckPasses,
    isPayoutsAllowed,
    isWorkspaceAdmin,
    canViewDashboard: flags.has_store_access && hasAvailableProducts,
    canViewMarketing: hasMerchantAccess && isOn('marketing_and_products'),
    canViewLocations: isOn('locations') && flags.has_locations,
    canViewStoreManagement: isOn('store_management') && isWorkspaceAdmin,
    canCreateApplication: !hasMerchantAccess && !isCompleteApplication(applicationStatus),
    canViewApplication:
      !hasMerchantAccess && applicationStatus !== null && !isSubmittedApplication(applicationStatus),
    canCreatePaymentLinks: flags.is_order_creation_allowed,
    hasMerchantAccess,
  }
}

/** PERM-18. */
export function hasProductCatalog(experiments: readonly Experiment[]): boolean {
  return isExperimentOn(experiments, 'product_catalog')
}

/** PERM-30: also who may act on disputes at all (DEC-PERM-9). */
export function mayRefundDisputes(flags: RawFlags): boolean {
  return flags.is_dispute_refund_allowed
}

/** PERM-34: not before merchant access is known to be given; `undefined` while permissions load. */
export function mayLoadLegalEntities(permissions: ComputedPermissions | undefined): boolean {
  return permissions?.hasMerchantAccess === true
}
