import { expect, test } from 'vitest'
import {
  addWorkingDays,
  calendarOfCurrency,
  collectionDateOf,
  isWorkingDay,
  nextCollectionDate,
  nextWorkingDay,
  workingDayOnOrAfter,
} from './working-days.ts'

// 2026-11-30 is a Monday; 2 and 3 December 2026 are the national holiday of the UAE.
const uae = calendarOfCurrency('AED', ['2026-11-30', '2026-12-02', '2026-12-03'])
const saudi = calendarOfCurrency('SAR')

test('the UAE works Monday to Friday, Saudi Arabia Sunday to Thursday', () => {
  const week = [
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ] as const
  expect(week.filter((day) => !isWorkingDay(day, uae))).toEqual(['2026-11-21', '2026-11-22'])
  expect(week.filter((day) => !isWorkingDay(day, saudi))).toEqual(['2026-11-20', '2026-11-21'])
})

test('collection and payout are on a working Monday; a holiday Monday moves to the next working day [LOAN-29]', () => {
  expect(collectionDateOf('2026-11-23', uae)).toBe('2026-11-23')
  expect(collectionDateOf('2026-11-30', uae)).toBe('2026-12-01')
  expect(collectionDateOf('2026-11-23', saudi)).toBe('2026-11-23')
})

test('the next collection is strictly later, even when this week has moved', () => {
  expect(nextCollectionDate('2026-11-21', uae)).toBe('2026-11-23')
  expect(nextCollectionDate('2026-11-23', uae)).toBe('2026-12-01')
  expect(nextCollectionDate('2026-11-30', uae)).toBe('2026-12-01')
  expect(nextCollectionDate('2026-12-01', uae)).toBe('2026-12-07')
})

test('working days are counted over weekends and holidays', () => {
  expect(nextWorkingDay('2026-11-20', uae)).toBe('2026-11-23')
  expect(nextWorkingDay('2026-12-01', uae)).toBe('2026-12-04')
  expect(workingDayOnOrAfter('2026-12-04', uae)).toBe('2026-12-04')
  expect(addWorkingDays('2026-12-01', 2, uae)).toBe('2026-12-07')
  expect(addWorkingDays('2026-11-21', 0, uae)).toBe('2026-11-21')
})
