import { expect, test } from 'vitest'
import { nextRun } from './run-time.ts'

const at = (text: string) => Date.parse(text)

test('the next Monday is the one after, at seven in Dubai', () => {
  expect(nextRun(at('2026-11-21T08:00:00Z'))).toBe(at('2026-11-23T03:00:00Z'))
  expect(nextRun(at('2026-11-23T03:00:00Z'))).toBe(at('2026-11-30T03:00:00Z'))
})

test('on a Monday before seven it is the same day', () => {
  expect(nextRun(at('2026-11-23T02:59:00Z'))).toBe(at('2026-11-23T03:00:00Z'))
})

test('a day counts in Dubai, where Monday begins on Sunday evening of UTC', () => {
  expect(nextRun(at('2026-11-22T21:00:00Z'))).toBe(at('2026-11-23T03:00:00Z'))
})
