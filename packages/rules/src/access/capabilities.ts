import type { RawFlag, RawFlags } from './raw-flags.ts'
import { flagsOfRole, type MerchantRole } from './roles.ts'

/**
 * What somebody may do at a merchant, in the words and the order of the table that people are shown
 * (DEC-USR-5).
 */
export const capabilities = [
  'view_orders',
  'work_on_orders',
  'refund_orders',
  'create_links',
  'view_links',
  'view_disputes',
  'decide_disputes',
  'view_payouts',
  'change_payout_cycle',
  'view_analytics',
  'view_capital',
  'apply_for_capital',
  'view_wallet',
  'move_wallet_money',
  'ask_support',
  'do_marketing',
  'keep_locations',
  'keep_business',
  'manage_users',
] as const
export type Capability = (typeof capabilities)[number]

/** The flags that each of them asks for, all of its row: what calls and screens ask, too. */
const needs: Readonly<Record<Capability, readonly RawFlag[]>> = {
  view_orders: ['is_order_view_allowed'],
  work_on_orders: ['is_order_view_allowed', 'is_order_creation_allowed'],
  refund_orders: ['is_order_view_allowed', 'is_dispute_refund_allowed'],
  create_links: ['is_order_creation_allowed'],
  view_links: ['is_order_view_allowed'],
  view_disputes: ['is_disputes_allowed'],
  decide_disputes: ['is_disputes_allowed', 'is_dispute_refund_allowed'],
  view_payouts: ['is_payouts_allowed'],
  change_payout_cycle: ['is_payouts_allowed', 'is_account_edit_allowed'],
  view_analytics: ['is_analytics_allowed'],
  view_capital: ['is_payouts_allowed'],
  apply_for_capital: ['is_payouts_allowed', 'is_account_edit_allowed'],
  view_wallet: ['is_payouts_allowed', 'is_virtual_cards_enabled'],
  move_wallet_money: ['is_payouts_allowed', 'is_virtual_cards_enabled', 'is_account_edit_allowed'],
  ask_support: ['has_merchant_access'],
  do_marketing: ['is_ads_allowed'],
  keep_locations: ['has_locations'],
  keep_business: ['is_account_edit_allowed'],
  manage_users: ['is_account_edit_allowed'],
}

/** A merchant that has everything a role can be about. */
const wholeMerchant = {
  hasMerchantAccess: true,
  hasStoreAccess: true,
  hasLocations: true,
  hasVirtualCards: true,
}

/** Whether a role may do something at a merchant that has it. */
export function mayDo(role: MerchantRole, capability: Capability): boolean {
  return holds(flagsOfRole(role, wholeMerchant), capability)
}

/** Whether these flags are enough for it. */
function holds(flags: RawFlags, capability: Capability): boolean {
  return needs[capability].every((flag) => flags[flag])
}
