/** PERM-01: what the server says about a person at a merchant. */
export const rawFlags = [
  'is_account_edit_allowed',
  'is_ads_allowed',
  'is_ads_ops',
  'is_ads_user_invite_allowed',
  'is_analytics_allowed',
  'is_dispute_refund_allowed',
  'is_disputes_allowed',
  'is_order_creation_allowed',
  'is_order_view_allowed',
  'is_payouts_allowed',
  'is_virtual_cards_enabled',
  'has_merchant_access',
  'has_store_access',
  'has_locations',
] as const
export type RawFlag = (typeof rawFlags)[number]
export type RawFlags = Readonly<Record<RawFlag, boolean>>

/** Nothing allowed: an applicant, or somebody whose merchant is not known yet. */
export const noFlags: RawFlags = flagsWith([])

/** The flags named are true, all others false. */
export function flagsWith(allowed: readonly RawFlag[]): RawFlags {
  return Object.fromEntries(rawFlags.map((flag) => [flag, allowed.includes(flag)])) as Record<
    RawFlag,
    boolean
  >
}
