import { expect, test } from 'vitest'
import { statementMonthsOf } from './statement-months.ts'

const from = (firstEntry: string, lastEntry: string) => ({ firstEntry, lastEntry }) as never

test('one statement covers every month it has entries in [DEC-WIZ-9]', () => {
  expect(statementMonthsOf([from('2026-05-20', '2026-11-18')])).toEqual({
    covered: [
      '2026-05-01',
      '2026-06-01',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ],
    missing: [],
  })
  expect(statementMonthsOf([from('2026-11-30', '2026-11-30')]).covered).toEqual(['2026-11-01'])
})

test('a month in the middle that no statement has is named, one that two statements have counts once', () => {
  const files = [
    from('2025-12-31', '2026-01-05'),
    from('2026-01-01', '2026-01-31'),
    from('2026-04-02', '2026-04-30'),
  ]
  expect(statementMonthsOf(files)).toEqual({
    covered: ['2025-12-01', '2026-01-01', '2026-04-01'],
    missing: ['2026-02-01', '2026-03-01'],
  })
})

test('what could not be read covers nothing', () => {
  expect(statementMonthsOf([])).toEqual({ covered: [], missing: [] })
  expect(
    statementMonthsOf([
      { firstEntry: null, lastEntry: '2026-11-18' as never },
      from('2026-11-18', '2026-05-20'),
    ]),
  ).toEqual({
    covered: [],
    missing: [],
  })
})
