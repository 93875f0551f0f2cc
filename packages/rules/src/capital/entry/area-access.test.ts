import { expect, test } from 'vitest'
import { isExperimentOn } from '../../access/experiments.ts'
import { computePermissions, mayLoadLegalEntities } from '../../access/permissions.ts'
import { flagsWith, rawFlags, type RawFlag } from '../../access/raw-flags.ts'
import { flagsOfRole, merchantRoles } from '../../access/roles.ts'
import { rootDestination, permissionRedirect } from '../../shell/guards/root-redirect.ts'
import { routePaths, type RouteKey } from '../../shell/guards/routes.ts'

function permissionsOf(allowed: readonly RawFlag[], ...experiments: string[]) {
  return computePermissions({
    flags: flagsWith(allowed),
    experiments: experiments.map((name) => ({ name, value: 'on' })),
    merchantId: 'mer_1',
    hasAvailableProducts: true,
    applicationStatus: null,
  })
}

const allRoutes = new Set(Object.keys(routePaths) as RouteKey[])
const ofCapital = [...allRoutes].filter((key) => key.startsWith('capital'))

test.each([
  [true, ['capital'], true],
  [true, ['capital_fake_door'], true],
  [true, ['capital', 'capital_fake_door'], true],
  [true, [], false],
  [true, ['capital_waitlist', 'capital_feedback_form'], false],
  [false, ['capital', 'capital_fake_door'], false],
  [false, [], false],
] as const)('payouts allowed %s and experiments %j show capital: %s [CAP-50]', (isAllowed, on, expected) => {
  const flags = rawFlags.filter((flag) => flag !== 'is_payouts_allowed' || isAllowed)
  expect(permissionsOf(flags, ...on).canViewCapital).toBe(expected)
})

test('without the permission every address of the area leads where root leads; with it, none does [CAP-51]', () => {
  const without = permissionsOf(['is_order_view_allowed', 'has_merchant_access'], 'capital')
  expect(rootDestination(without, allRoutes)).toBe('payments')
  expect(ofCapital.map((key) => permissionRedirect(key, without, allRoutes))).toEqual(
    ofCapital.map(() => 'payments'),
  )
  const withIt = permissionsOf(['is_payouts_allowed'], 'capital')
  expect(ofCapital.map((key) => permissionRedirect(key, withIt, allRoutes))).toEqual(
    ofCapital.map(() => null),
  )
})

test('of the raw flags payouts alone decides; merchant access decides about the legal entity [CAP-52, DEC-CAP-14]', () => {
  for (const flag of rawFlags) {
    const alone = permissionsOf([flag], 'capital')
    const allOthers = permissionsOf(
      rawFlags.filter((each) => each !== flag),
      'capital',
    )
    expect([flag, alone.canViewCapital, allOthers.canViewCapital]).toEqual([
      flag,
      flag === 'is_payouts_allowed',
      flag !== 'is_payouts_allowed',
    ])
  }
  expect(mayLoadLegalEntities(permissionsOf(['is_payouts_allowed'], 'capital'))).toBe(false)
  expect(mayLoadLegalEntities(permissionsOf(['is_payouts_allowed', 'has_merchant_access'], 'capital'))).toBe(
    true,
  )
})

test('two people of different roles see capital alike when both may see payouts [CAP-53]', () => {
  const facts = { hasMerchantAccess: true, hasStoreAccess: true, hasLocations: true, hasVirtualCards: true }
  for (const role of merchantRoles) {
    const flags = flagsOfRole(role, facts)
    const given = rawFlags.filter((flag) => flags[flag])
    expect(permissionsOf(given, 'capital').canViewCapital).toBe(flags.is_payouts_allowed)
    expect(permissionsOf([...given, 'is_payouts_allowed'], 'capital').canViewCapital).toBe(true)
  }
})

test('an experiment is a name with a value, and only its value switches it on [CAP-54]', () => {
  const named = (value: unknown) => isExperimentOn([{ name: 'capital', value }], 'capital')
  expect([named('on'), named('true'), named(true), named('off'), named('false'), named(null)]).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
