import { flagsWith, noFlags, type RawFlag, type RawFlags } from './raw-flags.ts'

/** PERM-36. */
export const merchantRoles = ['workspace_admin', 'settlements', 'supervisor', 'sales_manager'] as const
export type MerchantRole = (typeof merchantRoles)[number]

/** Roles of the provider's staff in the operator console; what each may do stands in `staff-roles.ts`. */
export const staffRoles = ['reviewer', 'underwriter', 'support_agent', 'finance', 'desk_admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What the merchant is, whoever looks: the other half of the raw flags. */
export type MerchantFacts = Readonly<{
  hasMerchantAccess: boolean
  hasStoreAccess: boolean
  hasLocations: boolean
  hasVirtualCards: boolean
}>

/**
 * What each role may do (DEC-USR-5). Ads operations and inviting ads users show Ads without its experiment,
 * so no role has them by default: they are given to a person. Reading disputes is wider than deciding them
 * (PERM-35).
 */
const roleFlags: Readonly<Record<MerchantRole, readonly RawFlag[]>> = {
  workspace_admin: [
    'is_account_edit_allowed',
    'is_ads_allowed',
    'is_analytics_allowed',
    'is_dispute_refund_allowed',
    'is_disputes_allowed',
    'is_order_creation_allowed',
    'is_order_view_allowed',
    'is_payouts_allowed',
    'is_virtual_cards_enabled',
    'has_locations',
  ],
  supervisor: [
    'is_ads_allowed',
    'is_analytics_allowed',
    'is_dispute_refund_allowed',
    'is_disputes_allowed',
    'is_order_creation_allowed',
    'is_order_view_allowed',
    'has_locations',
  ],
  sales_manager: ['is_disputes_allowed', 'is_order_creation_allowed', 'is_order_view_allowed'],
  settlements: [
    'is_analytics_allowed',
    'is_order_view_allowed',
    'is_payouts_allowed',
    'is_virtual_cards_enabled',
  ],
}

/** What is given to a person beside the role (DEC-ADS-3), or instead of what it allows. */
export type AdsRights = Readonly<{
  /** Works on campaigns and sees nothing else, whatever the role. */
  adsOnly: boolean
  /** Sees, edits and approves the campaigns of every merchant. */
  adsOps: boolean
  /** Lets others in for campaigns alone. */
  adsInviter: boolean
}>

export const noAdsRights: AdsRights = { adsOnly: false, adsOps: false, adsInviter: false }

/**
 * The raw flags of a person: what the role allows, as far as the merchant has it, and what was given to them.
 * No role, no flags.
 */
export function flagsOfRole(
  role: MerchantRole | null,
  merchant: MerchantFacts,
  { adsOnly, adsOps, adsInviter }: AdsRights = noAdsRights,
): RawFlags {
  if (role === null) return noFlags
  const given = { is_ads_ops: adsOps, is_ads_user_invite_allowed: adsInviter }
  if (adsOnly) return { ...flagsWith(['is_ads_allowed']), ...given }
  const allowed = flagsWith(roleFlags[role])
  return {
    ...allowed,
    ...given,
    is_virtual_cards_enabled: allowed.is_virtual_cards_enabled && merchant.hasVirtualCards,
    has_merchant_access: merchant.hasMerchantAccess,
    has_store_access: merchant.hasStoreAccess,
    has_locations: allowed.has_locations && merchant.hasLocations,
  }
}

export function isMerchantRole(text: string): text is MerchantRole {
  return merchantRoles.some((role) => role === text)
}

/** A right is granted only by someone who holds it: every flag of the role must be one of the giver's. */
export function mayGrantRole(giver: MerchantRole, role: MerchantRole): boolean {
  return giver === 'workspace_admin' && roleFlags[role].every((flag) => roleFlags[giver].includes(flag))
}

export type Member = Readonly<{ id: string; role: MerchantRole; active: boolean }>

/** Whether somebody active is still workspace admin once `memberId` has left or lost the role (DEC-USR-3). */
export function keepsAnAdmin(members: readonly Member[], memberId: string): boolean {
  return members.some(({ id, role, active }) => id !== memberId && active && role === 'workspace_admin')
}

/** The same of stores, null being all of them: whoever is limited to some lets nobody into others. */
export function mayGrantStores(giver: readonly string[] | null, stores: readonly string[] | null): boolean {
  return giver === null || (stores !== null && stores.every((store) => giver.includes(store)))
}
