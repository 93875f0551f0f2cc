import { describe, expect, test } from 'vitest'
import { mayRefundDisputes } from './permissions.ts'
import { rawFlags, type RawFlag } from './raw-flags.ts'
import {
  flagsOfRole,
  isMerchantRole,
  keepsAnAdmin,
  mayGrantRole,
  merchantRoles,
  type MerchantRole,
} from './roles.ts'

const grownMerchant = {
  hasMerchantAccess: true,
  hasStoreAccess: true,
  hasLocations: true,
  hasVirtualCards: true,
}

function rolesWith(flag: RawFlag): MerchantRole[] {
  return merchantRoles.filter((role) => flagsOfRole(role, grownMerchant)[flag])
}

describe('roles of a merchant', () => {
  test('the four roles [PERM-36]', () => {
    expect(merchantRoles).toEqual(['workspace_admin', 'settlements', 'supervisor', 'sales_manager'])
    expect(isMerchantRole('settlements')).toBe(true)
    expect(isMerchantRole('reviewer')).toBe(false)
  })

  test('admins and supervisors manage disputes', () => {
    const managers = merchantRoles.filter((role) => mayRefundDisputes(flagsOfRole(role, grownMerchant)))
    expect(managers).toEqual(['workspace_admin', 'supervisor'])
  })

  test('payouts, card and with them capital are for admins and the bookkeeper', () => {
    expect(rolesWith('is_payouts_allowed')).toEqual(['workspace_admin', 'settlements'])
    expect(rolesWith('is_virtual_cards_enabled')).toEqual(['workspace_admin', 'settlements'])
  })

  test('what each role may do', () => {
    expect(rolesWith('is_account_edit_allowed')).toEqual(['workspace_admin'])
    expect(rolesWith('is_order_view_allowed')).toEqual([...merchantRoles])
    expect(rolesWith('is_order_creation_allowed')).toEqual(['workspace_admin', 'supervisor', 'sales_manager'])
    expect(rolesWith('is_disputes_allowed')).toEqual(['workspace_admin', 'supervisor', 'sales_manager'])
    expect(rolesWith('is_analytics_allowed')).toEqual(['workspace_admin', 'settlements', 'supervisor'])
    expect(rolesWith('is_ads_allowed')).toEqual(['workspace_admin', 'supervisor'])
    expect(rolesWith('has_locations')).toEqual(['workspace_admin', 'supervisor'])
    expect(rolesWith('is_ads_ops')).toEqual([])
    expect(rolesWith('is_ads_user_invite_allowed')).toEqual([])
  })

  test('a role gives nothing that the merchant itself does not have', () => {
    const newMerchant = {
      hasMerchantAccess: true,
      hasStoreAccess: false,
      hasLocations: false,
      hasVirtualCards: false,
    }
    const flags = flagsOfRole('workspace_admin', newMerchant)
    expect(flags.is_virtual_cards_enabled).toBe(false)
    expect(flags.has_store_access).toBe(false)
    expect(flags.has_locations).toBe(false)
    expect(flags.has_merchant_access).toBe(true)
  })

  test('nobody without a role has any flag', () => {
    const flags = flagsOfRole(null, grownMerchant)
    expect(rawFlags.filter((flag) => flags[flag])).toEqual([])
  })

  test('a role is given only by somebody who has all of its rights', () => {
    for (const role of merchantRoles) {
      expect(merchantRoles.filter((giver) => mayGrantRole(giver, role))).toEqual(['workspace_admin'])
    }
  })

  test('the last active workspace admin stays', () => {
    const members = [
      { id: 'a', role: 'workspace_admin', active: true },
      { id: 'b', role: 'workspace_admin', active: false },
      { id: 'c', role: 'supervisor', active: true },
    ] as const
    expect(keepsAnAdmin(members, 'a')).toBe(false)
    expect(keepsAnAdmin(members, 'c')).toBe(true)
    expect(keepsAnAdmin([...members, { id: 'd', role: 'workspace_admin', active: true }], 'a')).toBe(true)
  })
})
