import { expect, test } from 'vitest'
import { closedWeek } from './closed-week-for-tests.ts'
import { readHours, weekProblems, writeHours, type Span, type Week } from './hours.ts'

const day = (from: string, to: string): Span => ({ from, to })
const weekOf = (spans: Record<number, Span[]>): Week => closedWeek.map((_, at) => spans[at] ?? [])

test('a day may have several spans, and the last of them may end after midnight', () => {
  const friday = [day('09:00', '11:30'), day('14:00', '01:00')]
  expect(weekProblems(weekOf({ 4: friday, 5: [day('01:00', '10:00')] }))).toEqual({})
  expect(weekProblems(closedWeek)).toEqual({})
})

test('spans of a day do not meet, nor does a late night the next morning, Sunday and Monday included', () => {
  expect(weekProblems(weekOf({ 0: [day('09:00', '13:00'), day('12:00', '15:00')] }))).toEqual({
    monday: 'times_overlap',
  })
  expect(weekProblems(weekOf({ 1: [day('20:00', '03:00')], 2: [day('02:00', '10:00')] }))).toEqual({
    wednesday: 'times_overlap',
  })
  expect(weekProblems(weekOf({ 0: [day('02:00', '10:00')], 6: [day('20:00', '03:00')] }))).toEqual({
    sunday: 'times_overlap',
  })
})

test('the same time twice is the whole day', () => {
  expect(weekProblems(weekOf({ 0: [day('00:00', '00:00')], 1: [day('00:00', '00:00')] }))).toEqual({})
  expect(weekProblems(weekOf({ 0: [day('06:00', '06:00')], 1: [day('05:00', '07:00')] }))).toEqual({
    tuesday: 'times_overlap',
  })
})

test('what is no time, and more spans than anybody keeps, is wrong', () => {
  expect(weekProblems(weekOf({ 3: [day('25:00', '26:00')] }))).toEqual({ thursday: 'invalid' })
  const many = ['01', '03', '05', '07', '09'].map((hour) => day(`${hour}:00`, `${hour}:30`))
  expect(weekProblems(weekOf({ 3: many }))).toEqual({ thursday: 'too_long' })
})

test('a cell holds the hours of a day, in the digits and dashes people type', () => {
  expect(readHours('9:00-13:00; 17:00–01:00')).toEqual([day('09:00', '13:00'), day('17:00', '01:00')])
  expect(readHours('١٠:٠٠ - ٢٤:٠٠')).toEqual([day('10:00', '00:00')])
  for (const closed of ['', ' ', 'Closed', 'مغلق']) expect(readHours(closed)).toEqual([])
  for (const wrong of ['9-5', '09:00', '09:00-29:00']) expect(readHours(wrong)).toBeNull()
  expect(readHours(writeHours([day('09:00', '13:00'), day('17:00', '01:00')]))).toHaveLength(2)
})
