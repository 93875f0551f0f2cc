import { expect, test } from 'vitest'
import { isScreeningDecided, screeningState } from './standing.ts'

test.each([
  [{ lists: 0, named: 3, compared: 3, decisions: [] }, 'no_list'],
  [{ lists: 1, named: 0, compared: 0, decisions: [] }, 'not_compared'],
  [{ lists: 1, named: 3, compared: 2, decisions: [] }, 'not_compared'],
  [{ lists: 1, named: 3, compared: 3, decisions: [] }, 'clear'],
  [{ lists: 1, named: 3, compared: 3, decisions: ['dismissed'] }, 'clear'],
  [{ lists: 1, named: 3, compared: 3, decisions: ['dismissed', null] }, 'open'],
  [{ lists: 1, named: 3, compared: 3, decisions: [null, 'confirmed'] }, 'confirmed'],
] as const)('%j stands as %s', (facts, state) => {
  expect(screeningState(facts)).toBe(state)
})

test('a case is decided once every hit is', () => {
  expect(isScreeningDecided('open')).toBe(false)
  for (const state of ['clear', 'confirmed', 'no_list'] as const) expect(isScreeningDecided(state)).toBe(true)
})
