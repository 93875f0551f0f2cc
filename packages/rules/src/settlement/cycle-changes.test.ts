import { expect, test } from 'vitest'
import { parseCalendarDate } from '../calendar/calendar-date.ts'
import { cycleChangeState, type AskedChange } from './cycle-changes.ts'

const day = (text: string) => parseCalendarDate(text)!
const today = day('2026-11-25')
const stateOf = (change: Partial<AskedChange>) =>
  cycleChangeState({ validFrom: day('2026-11-23'), isReplaced: false, isFollowed: false, ...change }, today)

test('a change is planned until its day, current from then on, and past once another has begun', () => {
  expect(stateOf({ validFrom: day('2026-11-30') })).toBe('planned')
  expect(stateOf({})).toBe('current')
  expect(stateOf({ validFrom: today })).toBe('current')
  expect(stateOf({ isFollowed: true })).toBe('past')
})

test('a change that a later one replaced was taken back, whether its day has come or not', () => {
  expect(stateOf({ isReplaced: true })).toBe('taken_back')
  expect(stateOf({ isReplaced: true, validFrom: day('2026-11-30') })).toBe('taken_back')
})
