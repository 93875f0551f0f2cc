import { expect, test } from 'vitest'
import { onboardingStatuses } from '../access/onboarding-status.ts'
import { movesFrom } from '../status/moves-for-tests.ts'
import { categoriesOf, isCategoryOf, productSections } from './categories.ts'
import { citiesOf } from './cities.ts'
import {
  businessTypes,
  isCommercialType,
  licenceTypeIn,
  licenceTypeOfBusiness,
  licenceTypes,
} from './licences.ts'
import { ecommercePlatforms, isEcommercePlatform } from './platforms.ts'
import { isOpenToApplicant, onboardingTransitions } from './transitions.ts'

test('an application goes from one status to the next, and ends as one of two [DEC-ONB-38]', () => {
  expect(
    Object.fromEntries(onboardingStatuses.map((from) => [from, movesFrom(onboardingTransitions, from)])),
  ).toEqual({
    draft: ['partially_submitted', 'submitted'],
    partially_submitted: ['draft', 'declined'],
    submitted: ['in_review'],
    in_review: ['changes_requested', 'approved', 'declined'],
    changes_requested: ['in_review', 'declined'],
    approved: [],
    declined: [],
  })
  expect(movesFrom(onboardingTransitions, 'in_review', 'merchant')).toEqual([])
  expect(onboardingStatuses.filter(isOpenToApplicant)).toEqual(['draft', 'changes_requested'])
})

test('two of the three licences are of commerce [ONB-58, ONB-59]', () => {
  expect(licenceTypes.filter(isCommercialType)).toEqual(['commercial_registration', 'trade_license'])
  expect(isCommercialType('')).toBe(false)
})

test('the licence type shown depends on the country [ONB-60, ONB-61]', () => {
  expect(licenceTypes.map((type) => licenceTypeIn('ARE', type))).toEqual(['', '', 'freelance_license'])
  for (const country of ['BHR', 'KWT', 'QAT'])
    expect(licenceTypeIn(country, 'freelance_license')).toBe('commercial_registration')
  expect(licenceTypeIn('SAU', 'trade_license')).toBe('trade_license')
})

test('a business type says which licence is kept [ONB-62, DEC-ONB-26]', () => {
  expect(businessTypes.map(licenceTypeOfBusiness)).toEqual([
    'freelance_license',
    ...Array.from({ length: 5 }, () => 'trade_license'),
  ])
})

test('the ways to sell are the fixed list [ONB-63, DEC-ONB-48]', () => {
  expect(ecommercePlatforms).toHaveLength(24)
  expect([isEcommercePlatform('pos'), isEcommercePlatform('market stall')]).toEqual([true, false])
})

test('sections and their categories stand by name, and what is none of them last [ONB-64, DEC-ONB-49]', () => {
  const sections = productSections()
  expect(sections).toHaveLength(17)
  expect(sections[0]).toEqual({ id: 'auto', name: { en: 'Auto', ar: 'السيارات' } })
  for (const { id } of sections) {
    const kinds = categoriesOf(id)!
    const names = kinds.slice(0, -1).map(({ name }) => name.en)
    expect(names).toEqual(names.toSorted())
    expect(kinds.at(-1)?.id).toBe('other')
    expect(new Set(kinds.map((kind) => kind.id)).size).toBe(kinds.length)
    expect(kinds.every(({ name }) => /[\u0600-\u06FF]/.test(name.ar))).toBe(true)
  }
  expect([
    isCategoryOf('beauty', 'perfume'),
    isCategoryOf('beauty', 'gold'),
    isCategoryOf('other', 'other'),
  ]).toEqual([true, false, true])
  expect(categoriesOf('arms')).toBeUndefined()
})

test('each country we serve has its cities, with a way out [DEC-ONB-6]', () => {
  for (const country of ['SAU', 'ARE', 'BHR', 'KWT', 'QAT'])
    expect(citiesOf(country).at(-1)?.id).toBe('other')
  expect(citiesOf('ARE').map(({ id }) => id)).toContain('abu_dhabi')
  expect(citiesOf('EGY')).toEqual([])
})
