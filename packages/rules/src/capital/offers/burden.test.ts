import { expect, test } from 'vitest'
import { burdenWeight, weeklyBurden } from './burden.ts'

const weeksMinor = [1_000_000n, 2_000_000n, 0n, 1_000_000n]

test('a minimum is told as share of an average week, with the weeks that would have covered it', () => {
  expect(weeklyBurden({ minimumMinor: 284_000n, weeksMinor, soldPercent: 22 })).toEqual({
    percent: 28.4,
    weight: 'above',
    averageWeekMinor: 1_000_000n,
    weeksCovered: 3,
    weeks: 4,
  })
})

test('at what is sold a minimum is within it; above 60 percent it is heavy, as it is without sales', () => {
  expect(burdenWeight(22, 22)).toBe('within')
  expect(burdenWeight(22.1, 22)).toBe('above')
  expect(burdenWeight(60, 22)).toBe('above')
  expect(burdenWeight(60.1, 22)).toBe('heavy')
  expect(weeklyBurden({ minimumMinor: 1n, weeksMinor: [], soldPercent: 22 })).toMatchObject({
    percent: null,
    weight: 'heavy',
    weeksCovered: 0,
  })
})
