import { expect, test } from 'vitest'
import { askAgainMs, percentDone } from './progress.ts'

const move = { from: '2026-11-22T08:00:00.000Z', to: '2026-12-02T08:00:00.000Z' }

test('a move is as far as the day that is done', () => {
  expect(percentDone({ ...move, reached: move.from })).toBe(0)
  expect(percentDone({ ...move, reached: '2026-11-25T08:00:00.000Z' })).toBe(30)
  expect(percentDone({ ...move, reached: move.to })).toBe(100)
  expect(percentDone({ from: move.to, to: move.to, reached: move.to })).toBe(100)
})

test('the page asks again while something still runs or is tried again, and rests when all is done', () => {
  expect(askAgainMs({ state: 'running' })).toBe(1_000)
  expect(askAgainMs({ state: 'held_up' })).toBeGreaterThan(1_000)
  expect(askAgainMs({ state: 'done' })).toBe(false)
  expect(askAgainMs(null)).toBe(false)
})
