import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { setProductNow } from '@daftar/ui/product-clock'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '@daftar/words'
import { stubBrowser } from '../../testing/browser-stub.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  stubBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const load = () => import('./call-back.ts')
const today = '2026-11-21'

test('today is the day in Dubai, by the clock of the product [DEC-OFR-12]', async () => {
  const { callBackToday } = await load()
  setProductNow('2026-11-21T19:59:00.000Z')
  expect(callBackToday()).toBe('2026-11-21')
  setProductNow('2026-11-21T20:00:00.000Z')
  expect(callBackToday()).toBe('2026-11-22')
})

test('the phone of the account stands in the form, and no day is chosen [OFR-25, DEC-OFR-12]', async () => {
  const { emptyCallBack } = await load()
  expect(emptyCallBack('+971501234567')).toEqual({
    phone: { country: 'ARE', national: '501234567' },
    date: null,
  })
  expect(emptyCallBack(null)).toEqual({ phone: { country: 'SAU', national: '' }, date: null })
})

test('the phone follows the shared rule, and a day must be chosen [OFR-28, OFR-29, OFR-33]', async () => {
  const { callBackErrors } = await load()
  const phone = { country: 'ARE', national: '501234567' } as const
  expect(callBackErrors({ phone, date: '2026-11-22' }, today)).toEqual({ phone: null, date: null })
  expect(callBackErrors({ phone: { ...phone, national: '41234567' }, date: null }, today)).toEqual({
    phone: 'phone_invalid',
    date: 'required',
  })
  expect(callBackErrors({ phone: { ...phone, national: '' }, date: null }, today).phone).toBe('required')
})

test('what is said of a day that cannot be chosen names the earliest or the latest one [OFR-30, OFR-31, OFR-32]', async () => {
  const { callBackDateText, callBackErrors } = await load()
  const phone = { country: 'ARE', national: '501234567' } as const
  const said = (date: CalendarDate) => {
    const code = callBackErrors({ phone, date }, today).date
    return code ? callBackDateText(code, today) : null
  }
  for (const [language, earliest, latest] of [
    ['en', 'The earliest day is 22/11/26', 'The latest day is 22/12/26'],
    ['ar', 'أقرب يوم متاح هو 22/11/26', 'آخر يوم متاح هو 22/12/26'],
  ] as const) {
    setLanguage(language)
    expect([said('2026-11-21'), said('2026-11-22')]).toEqual([earliest, null])
    expect([said('2026-12-22'), said('2026-12-23')]).toEqual([null, latest])
  }
})

test('a call promised for a weekend or a public holiday of the market comes on its next working day [DEC-OFR-12, DEC-CAP-11]', async () => {
  const { callBackComesOn } = await load()
  const holidays = { AED: ['2026-12-01', '2026-12-02', '2026-12-03'], SAR: ['2026-11-24'] } as const
  expect(
    (['2026-11-24', '2026-11-28', '2026-12-01', '2026-12-03'] as const).map((day) =>
      callBackComesOn(day, holidays),
    ),
  ).toEqual(['2026-11-24', '2026-11-30', '2026-12-04', '2026-12-04'])
  expect(callBackComesOn('2026-12-01', {})).toBe('2026-12-01')
})
