import { emiratiCompany } from '@daftar/rules/onboarding/document-for-tests'
import { stepsOf } from '@daftar/rules/onboarding/steps'
import { expect, test } from 'vitest'
import { asksFor, correctionOf, stepsAsked, type Reason } from './correction.ts'
import { flagged, newPerson, shareTotal, withOwner, withoutShare } from './owner-list.ts'

const reason = (code: Reason['code'], section: Reason['section'], step: Reason['step']): Reason => ({
  ...{ code, section, step, comment: null, owner_id: null },
})

test('the fields of a section that came back are asked for, in every step that has some of them [DEC-REV-1]', () => {
  const reasons = [reason('license_expired', 'licence', 'commercial-licence-are')]
  expect(stepsAsked(stepsOf(emiratiCompany()), reasons).map(({ step }) => step)).toEqual([
    'commercial-licence-are',
    'legal-details-are',
  ])
  const isAsked = asksFor(['licence'])
  expect(isAsked('legal_info.license_expiry_date')).toBe(true)
  expect(isAsked('legal_info.legal_company_name')).toBe(false)
  expect(asksFor(['legal_details'])('legal_info.business_type.id')).toBe(true)
})

test('a correction carries what was changed of what was asked for, and nothing else [DEC-REV-1]', () => {
  const saved = emiratiCompany()
  const document = {
    ...saved,
    basic_info: { ...saved.basic_info, business_name: 'Other' },
    bank_details: { ...saved.bank_details, branch_name: 'Deira' },
  }
  expect(correctionOf(saved, document, asksFor(['bank_details']))).toEqual({
    bank_details: { branch_name: 'Deira' },
  })
  expect(correctionOf(saved, saved, asksFor(['bank_details']))).toBeNull()
})

test('a quarter proposes a beneficial owner, less takes that back, a flag set by hand stays [DEC-ONB-18]', () => {
  const one = { ...newPerson('one', 'is_shareholder', false), shares_percent: 25 }
  const [proposed] = withOwner([], one)
  expect(proposed!.is_ultimate_beneficial_owner).toBe(true)
  const [smaller] = withOwner([proposed!], { ...proposed!, shares_percent: 24.9999 })
  expect(smaller!.is_ultimate_beneficial_owner).toBe(false)
  const byHand = flagged([smaller!], 'one', 'is_ultimate_beneficial_owner', true)
  expect(withOwner(byHand, { ...byHand[0]!, shares_percent: 10 })[0]!.is_ultimate_beneficial_owner).toBe(true)
})

test('who has another part stays in the list without a share, who has none leaves it [DEC-ONB-17]', () => {
  const owners = [
    { ...newPerson('one', 'is_shareholder', true), is_senior_management: true },
    newPerson('two', 'is_shareholder', false),
  ]
  expect(withoutShare(owners, 'one').map(({ id, shares_percent }) => [id, shares_percent])).toEqual([
    ['one', null],
    ['two', null],
  ])
  expect(withoutShare(owners, 'two').map(({ id }) => id)).toEqual(['one'])
  expect(
    shareTotal([33.3333, 33.3333, 33.3334].map((shares_percent) => ({ ...owners[0]!, shares_percent }))),
  ).toBe(100)
})
