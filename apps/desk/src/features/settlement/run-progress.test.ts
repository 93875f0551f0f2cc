import { expect, test } from 'vitest'
import { askAgainMs, percentDone } from './run-progress.ts'

const run = { merchants: 200, settled: 0 }

test('the progress of a run grows with the merchants it settled, and is whole only when it is done', () => {
  expect(percentDone({ ...run, state: 'queued' })).toBe(0)
  expect(percentDone({ ...run, settled: 100, state: 'settling' })).toBe(45)
  expect(percentDone({ ...run, settled: 200, state: 'issuing' })).toBe(95)
  expect(percentDone({ ...run, settled: 200, state: 'done' })).toBe(100)
  expect(percentDone({ merchants: 0, settled: 0, state: 'settling' })).toBe(90)
})

test('a run is asked for while it is under way, not once it is over or has stopped', () => {
  expect(['queued', 'settling', 'issuing'].every((state) => askAgainMs({ state } as never))).toBe(true)
  expect([askAgainMs({ state: 'done' }), askAgainMs({ state: 'stopped' })]).toEqual([false, false])
})
