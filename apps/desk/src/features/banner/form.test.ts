import { expect, test } from 'vitest'
import { bannerProblems, emptyBanner, isSame, trimmed } from './form.ts'

const banner = {
  is_active: true,
  title: { en: 'Maintenance', ar: 'صيانة' },
  message: { en: 'Tonight from 22:00.', ar: 'الليلة من 22:00.' },
}

test('a banner that is shown speaks both languages', () => {
  expect(bannerProblems(banner)).toEqual({})
  expect(bannerProblems({ ...banner, title: { en: 'Maintenance', ar: '  ' } })).toEqual({
    'title.ar': 'required',
  })
})

test('a banner that is off may be half written, but never too long', () => {
  expect(bannerProblems(emptyBanner)).toEqual({})
  const long = { ...emptyBanner, message: { en: 'x'.repeat(601), ar: '' } }
  expect(bannerProblems(long)).toEqual({ 'message.en': 'too_long' })
})

test('blanks at the ends are no change and are not published', () => {
  const spaced = { ...banner, title: { en: ' Maintenance ', ar: 'صيانة' } }
  expect(isSame(spaced, banner)).toBe(true)
  expect(trimmed(spaced)).toEqual(banner)
  expect(isSame({ ...banner, is_active: false }, banner)).toBe(false)
})
