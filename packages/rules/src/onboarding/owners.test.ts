import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areSharesWhole,
  isExemptFromBeneficialOwner,
  isProposedBeneficialOwner,
  isShareholder,
  newOwner,
  ownerRoles,
  withoutFlag,
  type CompanyOwner,
} from './owners.ts'

const owner = (over: Partial<CompanyOwner> = {}): CompanyOwner => ({ ...newOwner('own_1'), ...over })
const shares = (...percents: number[]) => percents.map((shares_percent) => ({ shares_percent }))

test('somebody new is a person with a national ID, and nothing yet [ONB-53, ONB-54, ONB-55]', () => {
  const { identity_type, type } = newOwner('own_1')
  expect([identity_type, type, isShareholder(newOwner('own_1'))]).toEqual([
    'NATIONAL_ID',
    'individual',
    false,
  ])
})

test('the roles are these three [ONB-57]', () => {
  expect(ownerRoles).toEqual(['Board Member', 'CEO', 'General Manager'])
})

test('whoever is flagged or holds a share is a shareholder [ONB-56]', () => {
  expect(isShareholder({ is_shareholder: true, shares_percent: null })).toBe(true)
  expect(isShareholder({ is_shareholder: false, shares_percent: 0.0001 })).toBe(true)
  expect(isShareholder({ is_shareholder: false, shares_percent: 0 })).toBe(false)
})

describe('shares', () => {
  test('are 100 together at four decimals, not at a fifth [ONB-65]', () => {
    expect(areSharesWhole(shares(33.3333, 33.3333, 33.3334))).toBe(true)
    expect(areSharesWhole(shares(33.3333, 33.3333, 33.3333))).toBe(false)
    expect(areSharesWhole(shares(99.9999))).toBe(false)
    expect(areSharesWhole(shares(99.99996))).toBe(true)
    expect(areSharesWhole([])).toBe(false)
  })

  test('of any split of the whole into parts of four decimals are whole, and no other sum is [ONB-65]', () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 12 })
    fc.assert(
      fc.property(cuts, fc.integer({ min: 1, max: 500 }), (given, off) => {
        const ends = [0, ...given.toSorted((one, other) => one - other), 1_000_000]
        const parts = ends.slice(1).map((end, place) => (end - ends[place]!) / 10_000)
        expect(areSharesWhole(shares(...parts))).toBe(true)
        expect(areSharesWhole(shares(...parts, off / 10_000))).toBe(false)
      }),
    )
  })
})

test('only people with exactly 25 percent each free from naming a beneficial owner [ONB-70]', () => {
  const quarter = owner({ shares_percent: 25 })
  expect(isExemptFromBeneficialOwner([quarter, quarter, quarter, quarter, owner()])).toBe(true)
  expect(isExemptFromBeneficialOwner([quarter, quarter, owner({ shares_percent: 50 })])).toBe(false)
  expect(isExemptFromBeneficialOwner([quarter, owner({ shares_percent: 25, type: 'company' })])).toBe(false)
  expect(isExemptFromBeneficialOwner([])).toBe(false)
})

test('a person with a quarter or more is proposed as beneficial owner, a company never [DEC-ONB-18]', () => {
  expect(isProposedBeneficialOwner({ type: 'individual', shares_percent: 25 })).toBe(true)
  expect(isProposedBeneficialOwner({ type: 'individual', shares_percent: 24.9999 })).toBe(false)
  expect(isProposedBeneficialOwner({ type: 'company', shares_percent: 80 })).toBe(false)
})

test('somebody stays in the list while another flag or a share remains [DEC-ONB-17]', () => {
  const both = owner({ is_senior_management: true, is_authorised_signatory: true })
  const one = withoutFlag([both], 'own_1', 'is_senior_management')
  expect(one).toEqual([{ ...both, is_senior_management: false }])
  expect(withoutFlag(one, 'own_1', 'is_authorised_signatory')).toEqual([])
  const holding = owner({ shares_percent: 10, is_senior_management: true })
  expect(withoutFlag([holding], 'own_1', 'is_senior_management')).toHaveLength(1)
})
