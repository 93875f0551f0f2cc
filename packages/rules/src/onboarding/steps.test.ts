import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyDocument, onboardingCountries } from './document.ts'
import { businessTypes, licenceTypes } from './licences.ts'
import {
  endsAtCall,
  isServedCountry,
  onboardingSteps,
  stepFactsOf,
  stepInstead,
  stepsFor,
  stepsOf,
  stepsOfUpdate,
  type OnboardingStep,
  type StepFacts,
} from './steps.ts'
import { annualVolumes, isHighVolume, tierOf } from './volume.ts'

const facts = (over: Partial<StepFacts> = {}): StepFacts => ({
  country: 'ARE',
  volume: 'less_than_1m',
  licenceType: '',
  businessType: '',
  ...over,
})
const short: readonly OnboardingStep[] = ['basic-info', 'product-category', 'store-type']
const saudi: readonly OnboardingStep[] = [
  'basic-info',
  'business-licence-sau',
  'product-category',
  'store-type',
]
const emirati: readonly OnboardingStep[] = [...short, 'commercial-licence-are', 'legal-details-are']
const company: readonly OnboardingStep[] = [
  ...emirati,
  'legal-documents-are',
  'shareholders-are',
  'senior-management-are',
  'authorized-signatories-are',
  'ultimate-beneficial-owners-are',
  'bank-details',
  'result',
]
const low = ['less_than_1m', 'from_1m_to_5m'] as const
const high = ['from_5m_to_15m', 'above_15m'] as const

test('each band of volume has its tier, and the two highest are called [ONB-09, ONB-10, ONB-11, ONB-12, ONB-13, ONB-14, ONB-15]', () => {
  expect(annualVolumes.map((volume) => [volume, tierOf(volume), isHighVolume(tierOf(volume))])).toEqual([
    ['less_than_1m', 4, false],
    ['from_1m_to_5m', 3, false],
    ['from_5m_to_15m', 2, true],
    ['above_15m', 1, true],
  ])
  expect(isHighVolume(tierOf(''))).toBe(false)
})

describe('the steps', () => {
  test('are the first one alone while country or volume is not chosen [ONB-16, DEC-ONB-28]', () => {
    expect(stepsFor(facts({ country: '' }))).toEqual(['basic-info'])
    expect(stepsFor(facts({ volume: '', country: 'EGY' }))).toEqual(['basic-info'])
  })

  test('of a country that is not served end after the first [ONB-17]', () => {
    for (const country of ['EGY', 'other', 'JOR'])
      expect(stepsFor(facts({ country, volume: 'above_15m' }))).toEqual(['basic-info', 'result'])
    expect(onboardingCountries.filter(isServedCountry)).toEqual(['SAU', 'ARE', 'BHR', 'KWT', 'QAT'])
  })

  test.each(['BHR', 'KWT', 'QAT'])('of %s are few for high volume, else all [ONB-18, ONB-19]', (country) => {
    for (const volume of high) expect(stepsFor(facts({ country, volume }))).toEqual(short)
    for (const volume of low)
      expect(stepsFor(facts({ country, volume }))).toEqual([
        ...short,
        'legal-details-general',
        'bank-details',
        'result',
      ])
  })

  test('of Saudi Arabia ask for the licence first [ONB-20, DEC-ONB-24]', () => {
    for (const volume of annualVolumes)
      for (const licenceType of ['', 'trade_license'] as const)
        expect(stepsFor(facts({ country: 'SAU', volume, licenceType }))).toEqual(saudi)
  })

  test('of a registered Saudi company depend on its volume [ONB-21, ONB-22]', () => {
    const registered = { country: 'SAU', licenceType: 'commercial_registration' } as const
    for (const volume of high) expect(stepsFor(facts({ ...registered, volume }))).toEqual(saudi)
    for (const volume of low)
      expect(stepsFor(facts({ ...registered, volume }))).toEqual([
        ...saudi,
        'legal-details-sau',
        'bank-details',
        'result',
      ])
  })

  test('of a Saudi freelancer are all of them whatever the volume [ONB-23, DEC-ONB-25]', () => {
    for (const volume of annualVolumes)
      expect(stepsFor(facts({ country: 'SAU', volume, licenceType: 'freelance_license' }))).toEqual([
        ...saudi,
        'legal-details-sau-freelance',
        'bank-details',
        'result',
      ])
  })

  test('of the UAE are few for high volume, and stop where no type is chosen [ONB-24, ONB-25]', () => {
    for (const volume of high)
      for (const businessType of businessTypes)
        expect(stepsFor(facts({ volume, businessType }))).toEqual(short)
    for (const volume of low) expect(stepsFor(facts({ volume }))).toEqual(emirati)
  })

  test.each([
    ['freelance_license', [...emirati, 'business-owner-are', 'bank-details', 'result']],
    [
      'sole_proprietorship',
      [...emirati, 'business-owner-are', 'authorized-signatories-are', 'bank-details', 'result'],
    ],
    [
      'listed_company',
      [
        ...emirati,
        'legal-documents-are',
        'senior-management-are',
        'authorized-signatories-are',
        'bank-details',
        'result',
      ],
    ],
    ['foreign_branch', company],
    ['partnership', company],
    ['private_company', company],
  ] as const)(
    'of a %s in the UAE follow its type [ONB-26, ONB-27, ONB-28, ONB-29]',
    (businessType, steps) => {
      for (const volume of low) expect(stepsFor(facts({ volume, businessType }))).toEqual(steps)
    },
  )

  test('of an update of a company in the UAE have no bank and no result [ONB-31, DEC-ONB-32]', () => {
    expect(stepsOfUpdate('sole_proprietorship')).toEqual([
      'commercial-licence-are',
      'legal-details-are',
      'business-owner-are',
      'authorized-signatories-are',
    ])
    expect(stepsOfUpdate('')).toEqual(['commercial-licence-are', 'legal-details-are'])
  })

  test('are worked out from what the application says [ONB-30, DEC-ONB-26]', () => {
    const form = emptyDocument()
    form.basic_info.country_of_main_operations = 'ARE'
    form.basic_info.annual_volume = 'less_than_1m'
    expect(stepsOf(form)).toEqual(emirati)
    form.legal_info.business_type.id = 'partnership'
    expect(stepsOf(form)).toEqual(company)
    form.basic_info.annual_volume = 'above_15m'
    expect([stepsOf(form), endsAtCall(stepsOf(form))]).toEqual([short, true])
    expect([stepsOf(form, true), endsAtCall(company)]).toEqual([company, false])
    expect(stepFactsOf(form).isWhole).toBe(false)
  })

  test('are known ones, each once, and begin with the basic facts [ONB-04, ONB-05]', () => {
    expect(onboardingSteps).toHaveLength(17)
    const anything = fc.record({
      country: fc.constantFrom('', ...onboardingCountries),
      volume: fc.constantFrom('' as const, ...annualVolumes),
      licenceType: fc.constantFrom('' as const, ...licenceTypes),
      businessType: fc.constantFrom('' as const, ...businessTypes),
      isWhole: fc.boolean(),
    })
    fc.assert(
      fc.property(anything, (given) => {
        const steps = stepsFor(given)
        expect(steps[0]).toBe('basic-info')
        expect(new Set(steps).size).toBe(steps.length)
        expect(steps.every((step) => onboardingSteps.includes(step))).toBe(true)
        const isStuck = given.isWhole && endsAtCall(steps) && given.country !== 'SAU'
        expect(isStuck).toBe(false)
      }),
    )
  })
})

test('a step that is in the list no more leads to the last one before it that is [DEC-ONB-30]', () => {
  expect(stepInstead('shareholders-are', company, emirati)).toBe('legal-details-are')
  expect(stepInstead('store-type', company, short)).toBe('store-type')
  expect(stepInstead('bank-details', company, ['basic-info'])).toBe('basic-info')
  expect(stepInstead('bank-details', [], short)).toBe('basic-info')
})
