import { describe, expect, test } from 'vitest'
import { legalEntityProblems, type LegalEntityFacts } from './legal-entity-facts.ts'
import { memberProblems, rightsProblems, type MemberFacts } from './member-facts.ts'
import { isMoneyOf, merchantProblems, type MerchantFacts } from './merchant-facts.ts'
import { storeProblems, type StoreFacts } from './store-facts.ts'

const merchant: MerchantFacts = {
  name: 'Noor Perfumes',
  nameAr: 'عطور نور',
  country: 'ARE',
  currency: 'AED',
  commissionHundredths: 550,
  commissionFixedMinor: 100n,
  vatPercent: 5,
}
const store: StoreFacts = {
  code: 'marina-mall',
  name: 'Marina Mall',
  nameAr: 'مارينا مول',
  products: ['pay_later'],
}
const entity: LegalEntityFacts = {
  name: 'Noor Perfumes LLC',
  address: '1 Creek Road, Dubai',
  registrationNumber: 'CN-100',
  taxNumber: '',
  iban: 'AE07 0331 2345 6789 0123 456',
  bankName: 'Emirates Bank',
}
const member: MemberFacts = {
  firstName: 'Mona',
  lastName: 'Hadid',
  email: 'mona@noor.example',
  phone: '',
  role: 'supervisor',
  storeIds: null,
}

describe('a new merchant', () => {
  test('has names in both languages, and is paid in the money of its country', () => {
    expect(merchantProblems(merchant)).toEqual({})
    expect(merchantProblems({ ...merchant, name: ' ', nameAr: 'ع'.repeat(81) })).toEqual({
      name: 'required',
      name_ar: 'too_long',
    })
    expect(merchantProblems({ ...merchant, currency: 'SAR' })).toEqual({ currency: 'wrong_currency' })
    expect(merchantProblems({ ...merchant, currency: '' })).toEqual({ currency: 'choose_option' })
    expect(merchantProblems({ ...merchant, country: 'JOR' })).toEqual({ country: 'choose_option' })
    expect([isMoneyOf('BHR', 'BHD'), isMoneyOf('BHR', 'AED'), isMoneyOf('JOR', 'JOD')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('has a commission and VAT that are shares', () => {
    const none = { ...merchant, commissionHundredths: 0, commissionFixedMinor: 0n, vatPercent: 0 }
    expect(merchantProblems(none)).toEqual({})
    const odd = { ...merchant, commissionHundredths: 10_001, commissionFixedMinor: -1n, vatPercent: null }
    expect(merchantProblems(odd)).toEqual({
      commission_percent: 'above_maximum',
      commission_fixed: 'below_minimum',
      vat_percent: 'invalid',
    })
  })
})

test('a store has a code that shops can send as it is, and sells something', () => {
  expect(storeProblems(store)).toEqual({})
  expect(storeProblems({ ...store, code: 'x'.repeat(65) })).toEqual({ code: 'too_long' })
  for (const code of ['marina mall', '-mall', 'متجر', 'a/b', 'a\n'])
    expect(storeProblems({ ...store, code })).toEqual({ code: 'invalid' })
  expect(storeProblems({ code: '', name: '', nameAr: 'م'.repeat(61), products: [] })).toEqual({
    code: 'required',
    name: 'required',
    name_ar: 'too_long',
    products: 'choose_option',
  })
  expect(storeProblems({ ...store, products: ['pay_later', 'gold'] })).toEqual({ products: 'choose_option' })
})

test('a legal entity is named, registered and has an account; a tax number only where there is one', () => {
  expect(legalEntityProblems(entity)).toEqual({})
  expect(legalEntityProblems({ ...entity, taxNumber: '12', iban: 'AE07' })).toEqual({
    tax_number: 'too_short',
    iban: 'invalid',
  })
  expect(legalEntityProblems({ ...entity, address: ' ', iban: '', taxNumber: 'x'.repeat(41) })).toEqual({
    legal_address: 'required',
    iban: 'required',
    tax_number: 'too_long',
  })
})

describe('a member', () => {
  test('is reached by e-mail or by phone [DEC-USR-2]', () => {
    expect(memberProblems(member)).toEqual({})
    expect(memberProblems({ ...member, email: '', phone: '+971501234567' })).toEqual({})
    expect(memberProblems({ ...member, email: '' })).toEqual({ email: 'required' })
    expect(memberProblems({ ...member, email: 'mona', phone: '12' })).toEqual({
      email: 'email_invalid',
      phone: 'phone_invalid',
    })
  })

  test('has a role there is, and all stores or at least one [DEC-USR-5]', () => {
    expect(rightsProblems({ role: 'boss', storeIds: [] })).toEqual({
      role: 'choose_option',
      store_ids: 'choose_option',
    })
    expect(rightsProblems({ role: 'settlements', storeIds: ['sto_1'] })).toEqual({})
  })
})
