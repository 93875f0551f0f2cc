import { expect, test } from 'vitest'
import { computePermissions } from '../access/permissions.ts'
import { flagsOfRole, type MerchantRole } from '../access/roles.ts'
import { channels, hasChannel, isAlwaysTold, topicsSeen } from './channels.ts'
import { isToldInside, kindsAbout, letterKinds, letterTopics } from './letter-kinds.ts'

function may(role: MerchantRole) {
  const of = { hasMerchantAccess: true, hasStoreAccess: true, hasLocations: false, hasVirtualCards: false }
  return computePermissions({
    flags: flagsOfRole(role, of),
    experiments: ['capital', 'marketing_and_products', 'ads'].map((name) => ({ name, value: 'true' })),
    merchantId: 'mrc_noor',
    hasAvailableProducts: false,
    applicationStatus: null,
  })
}

test('what guards an account is told by every way and cannot be switched off', () => {
  for (const channel of channels) {
    expect(hasChannel('security', channel)).toBe(true)
    expect(isAlwaysTold('security', channel)).toBe(true)
  }
})

test('a contract and a file that was asked for are always mailed, and may be kept out of the bell', () => {
  for (const topic of ['contracts', 'files'] as const) {
    expect(isAlwaysTold(topic, 'email')).toBe(true)
    expect(isAlwaysTold(topic, 'inside')).toBe(false)
    expect(hasChannel(topic, 'sms')).toBe(false)
  }
  expect(isAlwaysTold('advances', 'email')).toBe(false)
})

test('people are told inside only of what they may see there', () => {
  expect(topicsSeen(may('workspace_admin'))).toEqual(letterTopics)
  const ofSales = ['security', 'orders', 'disputes', 'marketing', 'support']
  expect(topicsSeen(may('sales_manager'))).toEqual(ofSales)
})

test('codes and letters to staff are not told inside, and each kind is about one topic', () => {
  expect(isToldInside('sign_in_code')).toBe(false)
  expect(isToldInside('staff_books_differ')).toBe(false)
  expect(isToldInside('advance_short')).toBe(true)
  expect(kindsAbout(['offers', 'files'])).toEqual(['payouts_file', 'offer_made'])
  expect(kindsAbout(letterTopics)).toHaveLength(
    Object.values(letterKinds).filter((topic) => topic !== 'staff').length,
  )
})
