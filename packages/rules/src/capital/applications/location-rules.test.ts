import { expect, test } from 'vitest'
import { asksSellInStore, canSkipLocation, checkLocation, mapsLink } from './location-rules.ts'

const below = 14_999_999n
const from = 15_000_000n
const nothing = { address: null, googleMapsLink: null, rentalContractUrl: null, storefrontPhotoUrl: null }

test('the question comes first, except with a saved address or from 150000 on [WIZ-79, WIZ-81, WIZ-82, DEC-WIZ-4]', () => {
  expect(asksSellInStore({ amountMinor: below, currency: 'AED', savedAddress: null })).toBe(true)
  expect(asksSellInStore({ amountMinor: below, currency: 'AED', savedAddress: 'Deira 12' })).toBe(false)
  expect(asksSellInStore({ amountMinor: from, currency: 'AED', savedAddress: null })).toBe(false)
})

test('the step can be skipped below 150000 only, in the units of the currency [WIZ-84, WIZ-85]', () => {
  expect(canSkipLocation(below, 'AED')).toBe(true)
  expect(canSkipLocation(from, 'AED')).toBe(false)
  expect(canSkipLocation(from, 'KWD')).toBe(true)
  expect(canSkipLocation(150_000_000n, 'KWD')).toBe(false)
})

test('from 150000 on a rental contract is required, address and photo never [WIZ-86, WIZ-87]', () => {
  expect(checkLocation(nothing, below, 'AED')).toEqual({})
  expect(checkLocation(nothing, from, 'AED')).toEqual({ rentalContractUrl: 'rental_contract_required' })
  expect(checkLocation({ ...nothing, rentalContractUrl: 'file_1' }, from, 'AED')).toEqual({})
})

test('links on the map hosts become https with the path as entered [WIZ-88, WIZ-90, DEC-WIZ-14]', () => {
  const good = [
    ['https://www.google.com/maps/place/Oud', 'https://www.google.com/maps/place/Oud'],
    ['http://google.ae/maps?q=1', 'https://google.ae/maps?q=1'],
    ['google.co.uk/maps', 'https://google.co.uk/maps'],
    ['maps.google.com.sa/?q=Oud', 'https://maps.google.com.sa/?q=Oud'],
    ['maps.app.goo.gl/AbC12', 'https://maps.app.goo.gl/AbC12'],
    ['https://goo.gl/maps/AbC12', 'https://goo.gl/maps/AbC12'],
    ['g.co/kgs/x', 'https://g.co/kgs/x'],
    ['maps.g.co/x', 'https://maps.g.co/x'],
  ]
  for (const [text, link] of good) expect(mapsLink(text!), text).toBe(link)
  const bad = [
    'https://google.com/search?q=maps',
    'https://google.com/mapsx',
    'https://goo.gl/AbC',
    'https://evil.com/maps',
    'https://google.com.evil.io/maps',
    'https://evilg.co/x',
    'maps.google.evil/x',
    '',
    'javascript:maps.app.goo.gl',
  ]
  for (const text of bad) expect(mapsLink(text), text).toBeNull()
  expect(checkLocation({ ...nothing, googleMapsLink: 'evil.com' }, below, 'AED')).toEqual({
    googleMapsLink: 'url_invalid',
  })
})

test('no spaces, commas or double dots [WIZ-89]', () => {
  for (const text of ['google.com/maps/@25.1,55.2', 'google.com/maps/a b', 'google.com/maps/a..b'])
    expect(mapsLink(text), text).toBeNull()
})
