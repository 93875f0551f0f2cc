import { expect, test } from 'vitest'
import { monthTicks } from './month-ticks.ts'

/** So many Mondays from a first. */
function mondays(first: string, count: number): string[] {
  const start = Date.parse(first)
  return Array.from({ length: count }, (_, at) =>
    new Date(start + at * 604_800_000).toISOString().slice(0, 10),
  )
}

function named(dates: string[], language: 'en' | 'ar' = 'en') {
  return monthTicks(dates, language).flatMap((name, at) => (name === undefined ? [] : [[at, name]]))
}

test('a month is named below its first Monday, in the language of the page', () => {
  expect(named(mondays('2026-09-07', 14))).toEqual([
    [0, 'Sept'],
    [4, 'Oct'],
    [8, 'Nov'],
    [13, 'Dec'],
  ])
  expect(named(mondays('2026-09-07', 6), 'ar')).toEqual([
    [0, 'سبتمبر'],
    [4, 'أكتوبر'],
  ])
})

test('a name that would run into the next or over the end is left out', () => {
  expect(named(mondays('2026-05-25', 26)).map(([at]) => at)).toEqual([1, 6, 10, 15, 19, 23])
  expect(named(mondays('2026-01-05', 60)).map(([, name]) => name)).toEqual([
    'Feb',
    'Apr',
    'Jun',
    'Aug',
    'Oct',
    'Dec',
    'Feb',
  ])
})

test('where bars without a date follow, as many as there are make a name narrow', () => {
  const weeks = mondays('2026-08-31', 4)
  expect(monthTicks(weeks, 'ar', 8).map((name) => name ?? '')).toEqual(['', 'سبتمبر', '', ''])
  expect(monthTicks(weeks, 'ar').map((name) => name ?? '')).toEqual(['أغسطس', 'سبتمبر', '', ''])
})
