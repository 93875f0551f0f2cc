import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { expect, test } from 'vitest'
import { automaticChecks, type CheckedFacts } from './checks.ts'

const facts: CheckedFacts = {
  today: '2026-11-22',
  submittedOn: ['2026-11-21'],
  currency: 'AED',
  legalName: 'Noor Perfumes Trading LLC',
  iban: 'AE070331234567890123456',
  licenceExpiresOn: '2027-03-01',
  statements: [
    {
      holder: 'NOOR PERFUMES TRADING L.L.C',
      iban: 'AE07 0331 2345 6789 0123 456',
      firstEntry: '2026-05-02',
      lastEntry: '2026-11-19',
    },
  ],
  amountMinor: 15_000_000n,
  monthlyAverageMinor: 10_000_000n,
  openMinor: 0n,
}

function outcomeOf(code: string, change: Partial<CheckedFacts> = {}) {
  return automaticChecks({ ...facts, ...change }).find((check) => check.code === code)?.outcome
}

const statement = facts.statements[0]!

test('everything in order passes every check [DEC-APPL-3]', () => {
  expect(automaticChecks(facts).map(({ outcome }) => outcome)).toEqual(
    Array.from({ length: 6 }, () => 'pass'),
  )
})

test('a licence must be valid for 14 more days; one nobody has read is a question [APPL-38, DEC-APPL-9]', () => {
  expect(outcomeOf('licence_expiry', { licenceExpiresOn: '2026-12-06' })).toBe('pass')
  expect(outcomeOf('licence_expiry', { licenceExpiresOn: '2026-12-05' })).toBe('fail')
  expect(outcomeOf('licence_expiry', { licenceExpiresOn: null })).toBe('unknown')
})

test('statements must reach back six months on the day they were handed in [DEC-WIZ-9]', () => {
  expect(outcomeOf('statement_period', { statements: [{ ...statement, firstEntry: '2026-06-02' }] })).toBe(
    'fail',
  )
  expect(outcomeOf('statement_period', { statements: [{ ...statement, lastEntry: '2026-11-10' }] })).toBe(
    'fail',
  )
  expect(
    outcomeOf('statement_period', { statements: [{ ...statement, firstEntry: null, lastEntry: null }] }),
  ).toBe('unknown')
  expect(outcomeOf('statement_period', { today: '2026-11-30' })).toBe('pass')
})

test('a statement of somebody else fails, and so does an IBAN money does not go to', () => {
  expect(outcomeOf('statement_holder', { statements: [{ ...statement, holder: 'Bahri Coffee' }] })).toBe(
    'fail',
  )
  expect(outcomeOf('statement_holder', { statements: [{ ...statement, holder: null }] })).toBe('unknown')
  expect(
    outcomeOf('statement_iban', { statements: [{ ...statement, iban: 'AE460090000000123456789' }] }),
  ).toBe('fail')
  expect(outcomeOf('statement_iban', { statements: [{ ...statement, iban: null }] })).toBe('unknown')
  // One digit wrong: the check digits say so.
  expect(outcomeOf('statement_iban', { iban: 'AE070331234567890123457' })).toBe('fail')
})

test('more than 150 percent of an average month is worth a warning [CAP-16]', () => {
  expect(outcomeOf('amount_to_sales', { amountMinor: 15_100_000n })).toBe('warn')
  expect(outcomeOf('exposure', { openMinor: 1n })).toBe('fail')
})

test('a correction of something else does not age the statements [DEC-WIZ-9]', () => {
  const outcomeOn = (...submittedOn: CalendarDate[]) => outcomeOf('statement_period', { submittedOn })
  expect(outcomeOn('2026-11-22')).toBe('pass')
  expect(outcomeOn('2026-12-20')).toBe('fail')
  expect(outcomeOn('2026-11-22', '2026-12-20')).toBe('pass')
})
