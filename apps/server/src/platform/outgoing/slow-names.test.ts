import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longestResolveMs, refusalOfResolved } from './post.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a name whose servers never answer does not delay its registration', async () => {
  const reach = { allowPrivate: false, ports: [], resolve: () => new Promise<string[]>(() => undefined) }
  const refusal = refusalOfResolved(new URL('https://slow.example/'), reach)
  let isSettled = false
  void refusal.then(() => (isSettled = true))
  await vi.advanceTimersByTimeAsync(longestResolveMs - 1)
  expect(isSettled).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await refusal).toBe(null)
})
