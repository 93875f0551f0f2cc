import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanSocialNetworks, facebookLink, instagramLink, otherLink } from './social-links.ts'

test('an instagram profile address becomes https [WIZ-71, WIZ-77]', () => {
  expect(instagramLink('http://www.instagram.com/oud.house')).toBe('https://www.instagram.com/oud.house')
  expect(instagramLink('instagram.com/oud.house/?hl=ar')).toBe('https://instagram.com/oud.house/?hl=ar')
  expect(instagramLink('https://Instagram.com/@oud')).toBe('https://instagram.com/@oud')
  for (const bad of [
    'https://instagram.com',
    'instagram.com/',
    'www.instagram.com',
    'https://instagram.com.evil.io/x',
    'https://facebook.com/x',
    'ftp://instagram.com/x',
  ])
    expect(instagramLink(bad), bad).toBeNull()
})

test('a handle with or without @ becomes the profile address [WIZ-72, WIZ-77, DEC-WIZ-13]', () => {
  expect(instagramLink(' @oud_house-1.ae ')).toBe('https://www.instagram.com/oud_house-1.ae')
  expect(instagramLink('oud')).toBe('https://www.instagram.com/oud')
  for (const bad of ['', '@', '@@oud', 'oud house', 'oud/house', 'عود', '..', 'o!ud'])
    expect(instagramLink(bad), bad).toBeNull()
})

test('facebook takes the same two forms on its own host [WIZ-73]', () => {
  expect(facebookLink('m.facebook.com/oud.house')).toBe('https://m.facebook.com/oud.house')
  expect(facebookLink('@oud')).toBe('https://www.facebook.com/oud')
  expect(facebookLink('https://instagram.com/oud')).toBeNull()
  expect(facebookLink('facebook.com')).toBeNull()
})

test('other links are addresses or domains with a top level of 2 to 6 letters [WIZ-74, WIZ-75, WIZ-76]', () => {
  expect(otherLink('oud.ae')).toBe('https://oud.ae')
  expect(otherLink('http://shop.Oud-House.com:8080/a?b#c')).toBe('https://shop.oud-house.com:8080/a?b#c')
  expect(otherLink('https://oud.travel')).toBe('https://oud.travel')
  const bad = [
    'oud',
    'oud.a',
    'oud.toolong',
    'oud..ae',
    'oud.ae/a..b',
    'oud.ae,com',
    'oud .ae',
    '-oud.ae',
    'oud-.ae',
    '',
    'javascript:alert(1)',
    'user@oud.ae',
    '//oud.ae',
  ]
  for (const text of bad) expect(otherLink(text), text).toBeNull()
})

test('on submit invalid values are dropped and repeated ones left out [WIZ-78, DEC-WIZ-13]', () => {
  const cleaned = cleanSocialNetworks({
    instagram: '@oud',
    facebook: 'no profile!',
    others: ['oud.ae', 'https://OUD.ae', 'oud..ae', '', 'http://oud.ae/shop'],
  })
  expect(cleaned).toEqual({
    instagram: 'https://www.instagram.com/oud',
    facebook: '',
    others: ['https://oud.ae', 'https://oud.ae/shop'],
  })
})

test('a link that would be longer than 300 characters as a full address is none', () => {
  expect(otherLink(`oud.ae/${'x'.repeat(285)}`)).toHaveLength(300)
  expect(otherLink(`oud.ae/${'x'.repeat(286)}`)).toBeNull()
  expect(instagramLink('x'.repeat(300))).toBeNull()
})

test('whatever is typed, a link is a short https address, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 400 }), fc.webUrl(), fc.domain()), (text) => {
      const links = [instagramLink(text), facebookLink(text), otherLink(text)].filter((link) => link !== null)
      expect(links.filter((link) => !/^https:\/\/[a-z0-9.-]+\.[a-z]{2,6}\S*$/.test(link))).toEqual([])
      const others = [otherLink(text)].filter((link) => link !== null)
      expect(others.map(otherLink)).toEqual(others)
    }),
  )
})
