import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { showsGreeting } from './greeting-banner.ts'
import { warningBanner, warningBannerKey } from './warning-banner.ts'

describe('greeting banner', () => {
  test('it shows on signed-in pages [APP-78]', () => {
    expect(showsGreeting(true, '2025-03-30')).toBe(true)
    expect(showsGreeting(false, '2025-03-30')).toBe(false)
  })

  test('it shows until the end of 4 April 2025 and not after [APP-79]', () => {
    expect(showsGreeting(true, '2025-04-04')).toBe(true)
    expect(showsGreeting(true, '2025-04-05')).toBe(false)
    expect(showsGreeting(true, '2026-01-01')).toBe(false)
  })

  test('a new season is one date [APP-79]', () => {
    expect(showsGreeting(true, '2027-03-10', '2027-03-12')).toBe(true)
  })
})

describe('warning banner', () => {
  const value = {
    is_active: true,
    title: { en: 'Payouts are late', ar: 'التحويلات متأخرة' },
    message: { en: 'The bank is closed today.', ar: 'البنك مغلق اليوم.' },
  }

  test('it is read from the remote-config key, as an object or as text [APP-80]', () => {
    expect(warningBannerKey).toBe('web_status_message')
    const banner = { title: 'Payouts are late', message: 'The bank is closed today.' }
    expect(warningBanner(value, 'en')).toEqual(banner)
    expect(warningBanner(JSON.stringify(value), 'en')).toEqual(banner)
  })

  test('title and message are in the current language [APP-81]', () => {
    expect(warningBanner(value, 'ar')).toEqual({ title: 'التحويلات متأخرة', message: 'البنك مغلق اليوم.' })
  })

  test('a missing language falls back to English [APP-81]', () => {
    const english = {
      ...value,
      title: { en: 'Payouts are late' },
      message: { en: 'The bank is closed.', ar: ' ' },
    }
    expect(warningBanner(english, 'ar')).toEqual({
      title: 'Payouts are late',
      message: 'The bank is closed.',
    })
  })

  test('it shows only while is_active is true [APP-82]', () => {
    for (const is_active of [false, undefined, 'true', 1, null]) {
      expect(warningBanner({ ...value, is_active }, 'en')).toBeNull()
    }
  })

  test('one of the two texts is enough, none of them hides it [APP-81]', () => {
    expect(warningBanner({ is_active: true, message: { en: 'Late today' } }, 'en')).toEqual({
      title: '',
      message: 'Late today',
    })
    expect(warningBanner({ is_active: true, title: { en: ' ' }, message: {} }, 'en')).toBeNull()
  })

  test('a value that cannot be read hides it [APP-80]', () => {
    for (const broken of [
      undefined,
      null,
      '',
      '{',
      '[]',
      'true',
      7,
      [],
      '{"is_active":true',
      { is_active: true, title: 'x' },
    ]) {
      expect(warningBanner(broken, 'en')).toBeNull()
    }
  })

  test('no value whatever makes it fail [APP-80]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (anything) => {
        const banner = warningBanner(anything, 'ar')
        expect(banner === null || typeof banner.title === 'string').toBe(true)
      }),
    )
  })
})
