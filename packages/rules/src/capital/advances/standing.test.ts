import { expect, test } from 'vitest'
import { standingAfter, type ShortWeek, type Standing } from './standing.ts'

const at = new Date('2026-11-02T06:00:00Z')
const earlier = new Date('2026-10-05T06:00:00Z')

function after(before: Partial<Standing>, shortWeek: ShortWeek, carriedMinor = 100n) {
  return standingAfter(
    { weeksShort: 0, flaggedAt: null, ...before },
    { leftMinor: 1_000n, carriedMinor, shortWeek, at },
  )
}

test('a short week is counted, and the fourth in a row flags the advance once [DEC-LOAN-25]', () => {
  expect(after({ weeksShort: 2 }, 'first')).toMatchObject({ weeksShort: 3, flaggedAt: null })
  expect(after({ weeksShort: 3 }, 'first')).toEqual({
    status: 'overdue',
    weeksShort: 4,
    flaggedAt: at,
    isFlaggedNow: true,
  })
  expect(after({ weeksShort: 4, flaggedAt: earlier }, 'first')).toMatchObject({
    weeksShort: 5,
    flaggedAt: earlier,
    isFlaggedNow: false,
  })
})

test('a week that was counted before or is paused changes neither count nor flag [DEC-LOAN-25]', () => {
  expect(after({ weeksShort: 3 }, 'known')).toMatchObject({ weeksShort: 3, flaggedAt: null })
  expect(after({ weeksShort: 5, flaggedAt: earlier }, 'known')).toMatchObject({
    weeksShort: 5,
    flaggedAt: earlier,
    isFlaggedNow: false,
  })
})

test('a return counts for an advance that had no short week [DEC-LOAN-32]', () => {
  expect(after({}, 'returned').weeksShort).toBe(1)
  expect(after({ weeksShort: 2 }, 'returned').weeksShort).toBe(2)
})

test('with nothing carried the count and the flag are gone [DEC-LOAN-1, DEC-LOAN-25]', () => {
  expect(after({ weeksShort: 5, flaggedAt: earlier }, 'first', 0n)).toEqual({
    status: 'paying',
    weeksShort: 0,
    flaggedAt: null,
    isFlaggedNow: false,
  })
})
