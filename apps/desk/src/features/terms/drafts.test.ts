import { expect, test } from 'vitest'
import { readDays, readPercent } from './drafts.ts'

test.each([
  ['5', 5],
  ['2.99', 2.99],
  ['٣٫٥', 3.5],
  ['100', 100],
  ['0', 0],
  ['100.01', null],
  ['2.999', null],
  ['-1', null],
  ['', null],
  ['five', null],
])('a percentage is typed as %s', (text, percent) => {
  expect(readPercent(text)).toBe(percent)
})

test.each([
  ['30', 30],
  ['٩٠', 90],
  ['540', 540],
  ['541', null],
  ['0', null],
  ['1.5', null],
])('days of a reserve are typed as %s', (text, days) => {
  expect(readDays(text)).toBe(days)
})
