import { describe, expect, test } from 'vitest'
import { emiratiCompany } from './document-for-tests.ts'
import { emptyDocument } from './document.ts'
import { mirroredForSave, mirroredOnLoad } from './mirrors.ts'
import { hasPlaces, sellsOnline } from './platforms.ts'
import { changed, cleared, defaultCurrencyOf, resetsAfter, sellingFieldsKept } from './resets.ts'
import { contactsFromSaved, contactsToSave } from './stored-contacts.ts'

const nothing = emptyDocument()

describe('a reset', () => {
  test.each(['legal_info', 'store_type', 'commercial_licence'] as const)(
    'of %s clears it [ONB-32, ONB-35, ONB-37]',
    (group) => {
      const after = cleared(emiratiCompany(), [group])
      expect(after[group]).toEqual(nothing[group])
      expect(after.bank_details).toEqual(emiratiCompany().bank_details)
    },
  )

  test('of documents and people clears their mirrors too [ONB-33, ONB-36]', () => {
    const after = cleared(emiratiCompany(), ['legal_documents', 'shareholders'])
    expect([after.legal_documents, after.shareholders]).toEqual([
      nothing.legal_documents,
      nothing.shareholders,
    ])
    expect([after.legal_info.required_documents_urls, after.legal_info.company_owners]).toEqual([[], []])
    expect(after.legal_info.legal_company_name).toBe('Noor Perfumes LLC')
  })

  test('of the bank leaves the money of the country and the applicant’s email [ONB-34, ONB-49, DEC-ONB-20]', () => {
    expect(cleared(emiratiCompany(), ['bank_details']).bank_details).toEqual({
      ...nothing.bank_details,
      currency: 'AED',
      report_recipient: 'mona@noor.example',
    })
    expect(['SAU', 'ARE', 'BHR', 'KWT', 'QAT', 'EGY', 'other'].map(defaultCurrencyOf)).toEqual([
      'SAR',
      'AED',
      'BHD',
      'KWD',
      'QAR',
      'EGP',
      'USD',
    ])
  })
})

describe('a change', () => {
  test('of the country clears all six groups, and what it says besides stands [DEC-ONB-29]', () => {
    const after = changed(emiratiCompany(), {
      basic_info: { country_of_main_operations: 'SAU' },
      store_type: { web_url: 'https://noor.example' },
    })
    expect(after.store_type).toEqual({ ...nothing.store_type, web_url: 'https://noor.example' })
    expect(after.bank_details.currency).toBe('SAR')
    expect([after.legal_info, after.shareholders]).toEqual([nothing.legal_info, nothing.shareholders])
    expect(after.basic_info.business_name).toBe('Noor Perfumes')
  })

  test('of the type clears what is legal, but the new type and the bank [DEC-ONB-29]', () => {
    const after = changed(emiratiCompany(), { legal_info: { business_type: { id: 'partnership' } } })
    expect(after.legal_info).toEqual({ ...nothing.legal_info, business_type: { id: 'partnership' } })
    expect(after.bank_details).toEqual(emiratiCompany().bank_details)
  })

  test('of the volume, or of a field, clears nothing [DEC-ONB-29]', () => {
    const before = emiratiCompany()
    const after = changed(before, { basic_info: { annual_volume: 'above_15m' } })
    expect(resetsAfter(before, after)).toEqual([])
    expect(after).toEqual({ ...before, basic_info: { ...before.basic_info, annual_volume: 'above_15m' } })
  })
})

test('a way to sell that shows no more takes its fields with it [DEC-ONB-29]', () => {
  const { store_type } = emiratiCompany()
  const kept = (ways: string[]) =>
    sellingFieldsKept(store_type, { sellsOnline: sellsOnline(ways), hasPlaces: hasPlaces(ways) })
  expect(kept(['salla', 'pos'])).toEqual(store_type)
  expect(kept(['pos']).web_url).toBe('')
  expect(kept(['salla'])).toMatchObject({
    locations: [],
    locations_number: '',
    web_url: 'https://noor.example',
  })
})

test('what is said in two blocks is the same in both [DEC-ONB-7, DEC-ONB-13, DEC-ONB-17, ONB-45, ONB-46, ONB-47]', () => {
  const saved = mirroredForSave(emiratiCompany())
  expect(saved.legal_info).toMatchObject({
    ...saved.legal_documents,
    ...saved.shareholders,
    license_url: 'fil_00000001',
  })
  const differing = {
    ...saved,
    legal_info: { ...saved.legal_info, sanctioned_dealings_answer: true, company_owners: [] },
  }
  const loaded = mirroredOnLoad(differing)
  expect(loaded.legal_documents.sanctioned_dealings_answer).toBe(true)
  expect(loaded.shareholders.company_owners).toEqual([])
})

test('empty contacts travel as a space and as a@a, and are empty again [ONB-71, ONB-72, ONB-73]', () => {
  const sent = contactsToSave(nothing)
  expect([sent.basic_info.phone, sent.basic_info.email]).toEqual([' ', 'a@a'])
  expect(contactsFromSaved(sent)).toEqual(nothing)
  expect(contactsFromSaved(contactsToSave(emiratiCompany()))).toEqual(emiratiCompany())
})

test('the first choice of a business type clears nothing: the licence was uploaded before it [DEC-ONB-29]', () => {
  const document = emptyDocument()
  document.commercial_licence.license_url = 'fil_00000001'
  const chosen = changed(document, { legal_info: { business_type: { id: 'partnership' } } })
  expect(chosen.commercial_licence.license_url).toBe('fil_00000001')
  const other = changed(chosen, { legal_info: { business_type: { id: 'private_company' } } })
  expect(other.commercial_licence.license_url).toBeNull()
})
