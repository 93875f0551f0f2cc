import { expect, test } from 'vitest'
import { anApplication } from '../../../testing/fixtures/capital.ts'
import { leftMapsLink, locationErrors, locationPatch, locationRules, startLocation } from './location-form.ts'

const small = anApplication()
const large = anApplication({ amount: '150000.00' })
const contract = { url: 'fil_contract', name: 'contract.pdf', size: 2048 }

test('below 150,000 the question comes first, "no" needs nothing and sends nothing [WIZ-79, WIZ-80, WIZ-81]', () => {
  const rules = locationRules(small)
  const start = startLocation(small)
  expect(rules.isAsked).toBe(true)
  expect(locationErrors(start, rules)).toEqual({ sellsInStore: 'choose_option' })
  const no = { ...start, sellsInStore: 'no' as const, mapsLink: 'nonsense' }
  expect(locationErrors(no, rules)).toEqual({})
  expect(locationPatch(no, rules)).toEqual({
    location_details: {
      address: null,
      google_maps_link: null,
      rental_contract_url: null,
      storefront_photo_url: null,
    },
  })
})

test('with a saved address the form shows at once [WIZ-82]', () => {
  const saved = anApplication({
    location_details: {
      address: 'Souq Street 4',
      google_maps_link: null,
      rental_contract_url: null,
      storefront_photo_url: null,
    },
  })
  expect(locationRules(saved).isAsked).toBe(false)
  expect(startLocation(saved)).toMatchObject({ sellsInStore: 'yes', address: 'Souq Street 4' })
})

test('from 150,000 on nothing is asked or skipped, and the rental contract is needed [WIZ-84, WIZ-85, WIZ-86, WIZ-87, DEC-WIZ-4]', () => {
  const rules = locationRules(large)
  expect(rules).toMatchObject({ isAsked: false, canSkip: false })
  expect(locationRules(small).canSkip).toBe(true)
  const start = startLocation(large)
  expect(locationErrors(start, rules)).toEqual({ rentalContract: 'rental_contract_required' })
  expect(locationErrors({ ...start, rentalContract: contract }, rules)).toEqual({})
})

test('a link of another host is refused; what is sent is trimmed, with the handles of the files [WIZ-88, WIZ-90]', () => {
  const rules = locationRules(small)
  const values = {
    sellsInStore: 'yes' as const,
    address: ' Souq Street 4 ',
    mapsLink: 'https://example.com/maps',
    rentalContract: contract,
    storefrontPhoto: null,
  }
  expect(locationErrors(values, rules)).toEqual({ mapsLink: 'url_invalid' })
  expect(leftMapsLink('maps.app.goo.gl/abc')).toBe('https://maps.app.goo.gl/abc')
  expect(locationPatch({ ...values, mapsLink: '' }, rules)).toEqual({
    location_details: {
      address: 'Souq Street 4',
      google_maps_link: null,
      rental_contract_url: 'fil_contract',
      storefront_photo_url: null,
    },
  })
})

test('a skip sends nulls [DEC-WIZ-2]', () => {
  expect(locationPatch(null, locationRules(small)).location_details?.address).toBeNull()
})
