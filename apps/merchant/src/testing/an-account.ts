import type { Account } from '@daftar/contract/endpoints/people/accounts'
import type { OnboardingStatus } from '@daftar/rules/access/onboarding-status'
import { computePermissions } from '@daftar/rules/access/permissions'
import { flagsOfRole, noAdsRights, type AdsRights, type MerchantRole } from '@daftar/rules/access/roles'

/** What a test says of the person: the role, the merchant's experiments and country, and any other field. */
export type Person = {
  role?: MerchantRole | null
  experiments?: readonly string[]
  hasVirtualCards?: boolean
  country?: string | null
  /** Whether the merchant has locations beside its stores. */
  hasLocations?: boolean
  /** What is given to the person beside the role (DEC-ADS-3). */
  ads?: Partial<AdsRights>
  /** Of the application of somebody without a merchant. */
  permissionsStatus?: OnboardingStatus | null
} & Partial<Omit<Account, 'permissions' | 'computedPermissions' | 'experiments' | 'country'>>

/** Somebody of Noor Perfumes. What they may do follows from the role by the rules, as at the server. */
export function anAccount({
  role = 'workspace_admin',
  experiments = ['capital'],
  hasVirtualCards = false,
  country = 'ARE',
  permissionsStatus = null,
  hasLocations = false,
  ads = {},
  ...more
}: Person = {}): Account {
  const has = {
    hasMerchantAccess: role !== null,
    hasStoreAccess: true,
    hasLocations,
    hasVirtualCards,
  }
  const flags = flagsOfRole(role, has, { ...noAdsRights, ...ads })
  const switched = experiments.map((name) => ({ name, value: 'true' }))
  const merchantId = role === null ? null : 'mrc_noor'
  return {
    id: 'per_noor',
    first_name: 'Mariam',
    last_name: 'Haddad',
    email: 'owner@noor.example',
    phone: '+971501234567',
    created_at: '2025-01-05T08:00:00.000Z',
    now: new Date().toISOString(),
    merchant_name: 'Noor Perfumes',
    merchant_name_ar: 'عطور نور',
    country,
    contract_status: merchantId === null ? null : 'completed',
    workspaces: merchantId
      ? [{ merchant_id: merchantId, name: 'Noor Perfumes', name_ar: 'عطور نور', stores: 4 }]
      : [],
    unread_notifications: 0,
    permissions: { merchant_id: merchantId, role, ...flags },
    experiments: switched,
    computedPermissions: computePermissions({
      flags,
      experiments: switched,
      merchantId,
      hasAvailableProducts: false,
      applicationStatus: ads.adsOnly ? 'approved' : permissionsStatus,
    }),
    viewed_until: null,
    published: {},
    ...more,
  }
}
