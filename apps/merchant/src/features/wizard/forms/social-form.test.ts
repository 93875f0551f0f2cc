import { expect, test } from 'vitest'
import { checkSocial, leftLink, socialPatch, startSocial } from './social-form.ts'

test('what is no link is marked at its own field while typing [WIZ-71, WIZ-72, WIZ-73, WIZ-74, WIZ-75]', () => {
  const values = { instagram: '@noor.perfumes', facebook: 'not a link', others: ['noor.com', 'a..b', ''] }
  expect(checkSocial(values)).toEqual({ facebook: 'url_invalid', 'others.1': 'url_invalid' })
})

test('what is sent are full https links, without invalid and repeated ones [WIZ-77, WIZ-78, DEC-WIZ-13]', () => {
  const values = {
    instagram: 'noor',
    facebook: 'no link at all',
    others: ['http://noor.com/shop', 'https://noor.com/shop', 'a b'],
  }
  expect(socialPatch(values)).toEqual({
    social_networks: {
      instagram: 'https://www.instagram.com/noor',
      facebook: '',
      others: ['https://noor.com/shop'],
    },
  })
})

test('a skip sends empty values [WIZ-70, DEC-WIZ-2]', () => {
  expect(socialPatch(null)).toEqual({ social_networks: { instagram: '', facebook: '', others: [] } })
})

test('the form opens with what is saved and always with a row for another link [WIZ-69]', () => {
  expect(startSocial({ social_networks: null })).toEqual({ instagram: '', facebook: '', others: [''] })
  const saved = { instagram: 'https://www.instagram.com/noor', facebook: '', others: ['https://noor.com'] }
  expect(startSocial({ social_networks: saved })).toEqual(saved)
})

test('a field that is left shows the full address, what is none stays as typed [WIZ-77]', () => {
  expect(leftLink('instagram', '@noor')).toBe('https://www.instagram.com/noor')
  expect(leftLink('others', 'noor.com')).toBe('https://noor.com')
  expect(leftLink('facebook', 'not a link')).toBe('not a link')
})
