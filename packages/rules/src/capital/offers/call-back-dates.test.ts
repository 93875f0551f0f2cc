import { expect, test } from 'vitest'
import { calendarOfCurrency } from '../../calendar/working-days.ts'
import { callBackDateProblem, callBackDay, callBackRange } from './call-back-dates.ts'

test('from tomorrow to one month after tomorrow [OFR-30, OFR-31]', () => {
  expect(callBackRange('2026-11-21')).toEqual({ earliest: '2026-11-22', latest: '2026-12-22' })
  expect(callBackRange('2026-01-30')).toEqual({ earliest: '2026-01-31', latest: '2026-02-28' })
  expect(callBackDateProblem('2026-11-21', '2026-11-21')).toBe('date_too_early')
  expect(callBackDateProblem('2026-11-22', '2026-11-21')).toBeNull()
  expect(callBackDateProblem('2026-12-22', '2026-11-21')).toBeNull()
  expect(callBackDateProblem('2026-12-23', '2026-11-21')).toBe('date_too_late')
})

test('an empty date is missing [OFR-29, OFR-33]', () => {
  for (const text of [null, '', '2026-02-30'])
    expect(callBackDateProblem(text, '2026-11-21')).toBe('required_field')
})

test('agents call on the next working day [DEC-OFR-12]', () => {
  expect(callBackDay('2026-11-22', calendarOfCurrency('AED'))).toBe('2026-11-23')
  expect(callBackDay('2026-11-24', calendarOfCurrency('AED'))).toBe('2026-11-24')
})
