import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/calendar-date.ts'
import { dateOrderOf, readBankDate } from './dates.ts'

test('dates are read in figures and names of both languages, and a time after them is left out', () => {
  for (const text of [
    '16/11/2026',
    '16-11-26',
    '16.11.2026 10:22',
    '2026-11-16T08:00:00',
    '20261116',
    '16 Nov 2026',
    '16-NOV-26',
    'November 16, 2026',
    '١٦/١١/٢٠٢٦',
    '16 نوفمبر 2026',
  ])
    expect(readBankDate(text, 'dmy'), text).toBe('2026-11-16')
  expect(readBankDate('11/16/2026', 'mdy')).toBe('2026-11-16')
  expect(readBankDate('26/11/16', 'ymd')).toBe('2026-11-16')
  for (const text of ['31/02/2026', 'Total', '', '12.50', '1,200.00', '16/11/202'])
    expect(readBankDate(text, 'dmy'), text).toBeNull()
})

test('the file decides the order of day and month: by a day above 12, else by dates close in time', () => {
  expect(dateOrderOf(['05/11/2026', '11/16/2026'])).toBe('mdy')
  expect(dateOrderOf(['05/11/2026', '16/11/2026'])).toBe('dmy')
  expect(dateOrderOf(['11/02/2026', '11/05/2026', '11/09/2026', '12/01/2026'])).toBe('mdy')
  expect(dateOrderOf(['02/11/2026', '05/11/2026', '09/11/2026', '01/12/2026'])).toBe('dmy')
  expect(dateOrderOf(['02/11/2026', '05/11/2026'])).toBe('dmy')
  expect(dateOrderOf(['11/02/2026', '11/05/2026'])).toBe('mdy')
  expect(dateOrderOf(['26/11/16', '26/11/30'])).toBe('ymd')
  expect(dateOrderOf(['05/11/2026'])).toBe('dmy')
})

test('a statement of some weeks in any order of its dates gives back every date', () => {
  const start = fc.integer({ min: 18_000, max: 25_000 })
  const steps = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 30, maxLength: 60 })
  fc.assert(
    fc.property(
      start,
      steps,
      fc.constantFrom('dmy', 'mdy', 'ymd'),
      fc.boolean(),
      (first, gaps, order, isNewestFirst) => {
        let day = first
        const dates = gaps.map((gap) => addDays('1970-01-01', (day += gap)))
        if (isNewestFirst) dates.reverse()
        const written = dates.map((date) => {
          const [year, month, dayOfMonth] = date.split('-')
          return { dmy: `${dayOfMonth}/${month}/${year}`, mdy: `${month}/${dayOfMonth}/${year}`, ymd: date }[
            order
          ]
        })
        fc.pre(new Set(dates).size > 25)
        const read = dateOrderOf(written)
        expect(written.map((text) => readBankDate(text, read))).toEqual(dates)
      },
    ),
  )
})
