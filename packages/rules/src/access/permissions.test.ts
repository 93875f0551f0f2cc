import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { experimentNames, type ExperimentName } from './experiments.ts'
import { onboardingStatuses } from './onboarding-status.ts'
import {
  applicantPermissions,
  computedPermissionNames,
  computePermissions,
  hasProductCatalog,
  isWalletCountry,
  mayLoadLegalEntities,
  mayRefundDisputes,
  type ComputedPermissions,
  type PermissionInput,
} from './permissions.ts'
import { flagsWith, rawFlags, type RawFlag } from './raw-flags.ts'

type Case = Partial<Omit<PermissionInput, 'flags' | 'experiments'>> & {
  flags?: RawFlag[]
  on?: ExperimentName[]
}

function permissionsOf({ flags = [], on = [], ...input }: Case): ComputedPermissions {
  return computePermissions({
    flags: flagsWith(flags),
    experiments: on.map((name) => ({ name, value: 'on' })),
    merchantId: 'mer_1',
    hasAvailableProducts: false,
    applicationStatus: null,
    ...input,
  })
}

/** Every condition named is needed: the permission is there with all and gone without any one of them. */
function expectAllNeeded(
  name: keyof ComputedPermissions,
  flags: RawFlag[],
  on: ExperimentName[] = [],
  rest: Case = {},
) {
  expect(permissionsOf({ ...rest, flags, on })[name]).toBe(true)
  for (const flag of flags) {
    expect(permissionsOf({ ...rest, flags: flags.filter((other) => other !== flag), on })[name]).toBe(false)
  }
  for (const experiment of on) {
    expect(permissionsOf({ ...rest, flags, on: on.filter((other) => other !== experiment) })[name]).toBe(
      false,
    )
  }
}

describe('names', () => {
  test('the raw flags [PERM-01]', () => {
    expect(rawFlags).toEqual(
      (
        'is_account_edit_allowed is_ads_allowed is_ads_ops is_ads_user_invite_allowed is_analytics_allowed ' +
        'is_dispute_refund_allowed is_disputes_allowed is_order_creation_allowed is_order_view_allowed ' +
        'is_payouts_allowed is_virtual_cards_enabled has_merchant_access has_store_access has_locations'
      ).split(' '),
    )
  })

  test('the computed permissions [PERM-09]', () => {
    expect(computedPermissionNames).toEqual(
      (
        'canViewAnalytics canViewCapital canViewDisputes canFetchDisputes canViewOrders canViewSupport canViewAds ' +
        'canViewCard canViewMerchantWallet isPayoutsAllowed isWorkspaceAdmin canViewDashboard canViewMarketing ' +
        'canViewLocations canViewStoreManagement canCreateApplication canViewApplication canCreatePaymentLinks ' +
        'hasMerchantAccess'
      ).split(' '),
    )
    expect(Object.keys(permissionsOf({})).toSorted()).toEqual([...computedPermissionNames].toSorted())
  })
})

describe('derivations', () => {
  test('capital needs payouts and either the capital or the fake-door experiment [PERM-12, PERM-40, PERM-41]', () => {
    expectAllNeeded('canViewCapital', ['is_payouts_allowed'], ['capital'])
    expectAllNeeded('canViewCapital', ['is_payouts_allowed'], ['capital_fake_door'])
    expect(permissionsOf({ flags: ['is_payouts_allowed'], on: ['capital_waitlist'] }).canViewCapital).toBe(
      false,
    )
  })

  test('card needs payouts and virtual cards', () => {
    expectAllNeeded('canViewCard', ['is_payouts_allowed', 'is_virtual_cards_enabled'])
  })

  test('the wallet needs its experiment, merchant access, payouts, a merchant id and the further check', () => {
    const flags: RawFlag[] = ['has_merchant_access', 'is_payouts_allowed']
    expectAllNeeded('canViewMerchantWallet', flags, ['merchant_wallet'])
    expect(permissionsOf({ flags, on: ['merchant_wallet'], merchantId: null }).canViewMerchantWallet).toBe(
      false,
    )
    expect(permissionsOf({ flags, on: ['merchant_wallet'], merchantId: '' }).canViewMerchantWallet).toBe(
      false,
    )
    expect(
      permissionsOf({ flags, on: ['merchant_wallet'], walletCheckPasses: false }).canViewMerchantWallet,
    ).toBe(false)
  })

  test('the further check looks for the country in a configured list', () => {
    expect(isWalletCountry('ARE')).toBe(true)
    expect(isWalletCountry('KWT')).toBe(false)
    expect(isWalletCountry('KWT', ['KWT'])).toBe(true)
    expect(isWalletCountry(null)).toBe(false)
  })

  test('ads needs to be allowed and its experiment', () => {
    expectAllNeeded('canViewAds', ['is_ads_allowed'], ['ads'])
  })

  test('ads operations alone show ads', () => {
    expectAllNeeded('canViewAds', ['is_ads_ops'])
  })

  test('inviting ads users alone shows ads', () => {
    expectAllNeeded('canViewAds', ['is_ads_user_invite_allowed'])
  })

  test('the product catalog is there by its experiment', () => {
    expect(hasProductCatalog([{ name: 'product_catalog', value: 'enabled' }])).toBe(true)
    expect(hasProductCatalog([{ name: 'product_catalog', value: 'off' }])).toBe(false)
  })

  test('locations needs its experiment and locations', () => {
    expectAllNeeded('canViewLocations', ['has_locations'], ['locations'])
  })

  test('store management needs its experiment and account edit', () => {
    expectAllNeeded('canViewStoreManagement', ['is_account_edit_allowed'], ['store_management'])
  })

  test('dashboard needs store access and products [PERM-21]', () => {
    expectAllNeeded('canViewDashboard', ['has_store_access'], [], { hasAvailableProducts: true })
    expect(permissionsOf({ flags: ['has_store_access'] }).canViewDashboard).toBe(false)
  })

  test('an application can be created without merchant access while none is complete [PERM-22]', () => {
    const creatable = [null, ...onboardingStatuses].filter(
      (applicationStatus) => permissionsOf({ applicationStatus }).canCreateApplication,
    )
    expect(creatable).toEqual([null, 'draft'])
    expect(permissionsOf({ flags: ['has_merchant_access'] }).canCreateApplication).toBe(false)
  })

  test('an application can be viewed without merchant access until it is submitted [PERM-23]', () => {
    const viewable = [null, ...onboardingStatuses].filter(
      (applicationStatus) => permissionsOf({ applicationStatus }).canViewApplication,
    )
    expect(viewable).toEqual(['draft', 'partially_submitted'])
    const withAccess = permissionsOf({ flags: ['has_merchant_access'], applicationStatus: 'draft' })
    expect(withAccess.canViewApplication).toBe(false)
  })

  test('disputes needs merchant access [PERM-24]', () => {
    expectAllNeeded('canViewDisputes', ['has_merchant_access'])
  })

  test('support needs merchant access', () => {
    expectAllNeeded('canViewSupport', ['has_merchant_access'])
  })

  test('marketing needs merchant access, and its experiment', () => {
    expectAllNeeded('canViewMarketing', ['has_merchant_access'], ['marketing_and_products'])
  })

  test('viewing orders follows its own flag [PERM-27]', () => {
    expectAllNeeded('canViewOrders', ['is_order_view_allowed'])
  })

  test('viewing analytics follows its own flag', () => {
    expectAllNeeded('canViewAnalytics', ['is_analytics_allowed'])
  })

  test('fetching disputes follows its own flag', () => {
    expectAllNeeded('canFetchDisputes', ['is_disputes_allowed'])
  })

  test('refunding a dispute follows its own flag', () => {
    expect(mayRefundDisputes(flagsWith(['is_dispute_refund_allowed']))).toBe(true)
    expect(mayRefundDisputes(flagsWith(['is_disputes_allowed', 'is_account_edit_allowed']))).toBe(false)
  })

  test('creating payment links follows its own flag [PERM-31]', () => {
    expectAllNeeded('canCreatePaymentLinks', ['is_order_creation_allowed'])
  })

  test('a workspace admin is whoever may edit the account', () => {
    expectAllNeeded('isWorkspaceAdmin', ['is_account_edit_allowed'])
  })

  test('legal entities are loaded only once merchant access is known [PERM-34]', () => {
    expect(mayLoadLegalEntities(undefined)).toBe(false)
    expect(mayLoadLegalEntities(permissionsOf({}))).toBe(false)
    expect(mayLoadLegalEntities(permissionsOf({ flags: ['has_merchant_access'] }))).toBe(true)
  })

  test('without any flag nothing is open but the way to an application', () => {
    const open = computedPermissionNames.filter((name) => permissionsOf({ on: ['capital', 'ads'] })[name])
    expect(open).toEqual(['canCreateApplication'])
  })

  test('without any flag only what applicants do is open, whatever is switched on and however they stand', () => {
    const experiments = fc.subarray([...experimentNames])
    const status = fc.constantFrom(null, ...onboardingStatuses)
    fc.assert(
      fc.property(experiments, status, fc.boolean(), (on, applicationStatus, hasAvailableProducts) => {
        const may = permissionsOf({ on, applicationStatus, hasAvailableProducts })
        const open = computedPermissionNames.filter((name) => may[name])
        expect(applicantPermissions).toEqual(expect.arrayContaining(open))
      }),
    )
  })

  test('more flags never take a permission away, but for those of applicants', () => {
    const flags = fc.subarray([...rawFlags])
    fc.assert(
      fc.property(flags, flags, fc.boolean(), (some, others, hasAvailableProducts) => {
        const few = permissionsOf({ flags: some, on: ['capital', 'ads', 'locations'], hasAvailableProducts })
        const many = permissionsOf({
          flags: [...some, ...others],
          on: ['capital', 'ads', 'locations'],
          hasAvailableProducts,
        })
        for (const name of computedPermissionNames) {
          if (applicantPermissions.some((one) => one === name)) continue
          expect(few[name] && !many[name]).toBe(false)
        }
      }),
    )
  })
})
