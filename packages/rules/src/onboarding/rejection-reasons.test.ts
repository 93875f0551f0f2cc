import { describe, expect, test } from 'vitest'
import { checkMark } from '../review/marks.ts'
import { emiratiCompany } from './document-for-tests.ts'
import {
  onboardingPlaces,
  readReviewPlace,
  rejectionReasons,
  rejectionSections,
  reviewPlace,
  reviewSections,
} from './rejection-reasons.ts'
import { fieldOutside, sectionFacts, sectionFields, stepOfSection } from './sections.ts'
import { stepsOf } from './steps.ts'

const mark = (target: string, reason: (typeof rejectionReasons)[number]) => ({
  target,
  page: null,
  reason,
  noteEn: '',
  noteAr: '',
})

describe('the reasons', () => {
  test('are exactly these 31, each of one section [REV-01, REV-02, DEC-REV-3]', () => {
    expect(rejectionReasons).toHaveLength(31)
    expect(new Set(Object.values(rejectionSections))).toEqual(new Set(reviewSections))
    expect(rejectionReasons.filter((code) => rejectionSections[code] === 'bank_details')).toEqual([
      'iban_doesnt_match',
      'iban_certificate_mismatch',
      'iban_not_found',
    ])
  })

  test('stand in their own section, and of a person where it has people [REV-02, DEC-REV-2]', () => {
    expect(checkMark(onboardingPlaces, mark('licence', 'license_expired'))).toEqual({})
    expect(checkMark(onboardingPlaces, mark('vat', 'license_expired'))).toEqual({ reason: 'choose_option' })
    expect(
      checkMark(onboardingPlaces, mark('beneficial_owners:own_1', 'irrelevant_national_id_ubo')),
    ).toEqual({})
    expect(checkMark(onboardingPlaces, mark('store:own_1', 'irrelevant_website'))).toEqual({
      target: 'invalid',
    })
  })
})

test('a place is read back as it was written', () => {
  expect(readReviewPlace(reviewPlace('identity', 'own_1'))).toEqual({ section: 'identity', ownerId: 'own_1' })
  expect(readReviewPlace(reviewPlace('store', null))).toEqual({ section: 'store', ownerId: null })
  for (const place of ['shop', 'identity:', 'identity:a:b', '']) expect(readReviewPlace(place)).toBeNull()
})

test('every section is put right in a step of a company of the UAE [DEC-REV-1]', () => {
  const steps = stepsOf(emiratiCompany())
  expect(reviewSections.filter((section) => stepOfSection(section, steps) === null)).toEqual([])
  expect(stepOfSection('bank_details', ['basic-info'])).toBeNull()
})

test('only what is asked for may be changed [DEC-REV-1]', () => {
  const patch = { bank_details: { iban: 'AE07' }, basic_info: { email: 'a@b.example' } }
  expect(fieldOutside(patch, ['bank_details', 'contact'])).toBeNull()
  expect(fieldOutside(patch, ['bank_details'])).toBe('basic_info.email')
  expect(fieldOutside({ basic_info: { annual_volume: 'above_15m' } }, reviewSections)).toBe(
    'basic_info.annual_volume',
  )
})

test('what stands in a section is told field by field, and of one person alone', () => {
  const form = emiratiCompany()
  expect(sectionFacts(form, 'product_category')).toEqual({
    'product_category.section_id': 'beauty',
    'product_category.category_id': 'perfume',
  })
  expect(sectionFacts(form, 'beneficial_owners', 'own_1')['owner.name']).toBe('Mona Hadid')
  expect(sectionFacts(form, 'beneficial_owners', 'own_9')).toEqual({})
  for (const section of reviewSections) {
    const named = Object.values(sectionFields[section]).flat()
    expect(Object.keys(sectionFacts(form, section))).toHaveLength(named.length)
  }
})
