import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const at = '2026-11-22T08:30:00.000Z'

test('only what is closed for good needs a human; a wait ends by itself', () => {
  expect(standingOf({ closed: false, wait_until: null })).toBe('open')
  expect(standingOf({ closed: false, wait_until: at })).toBe('waiting')
  expect(standingOf({ closed: true, wait_until: at })).toBe('closed')
})
