import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attributionAfterMs, linkAfter } from './attribution.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function afterOneSecond(answer: Promise<string | null>): Promise<string | null> {
  const link = linkAfter(answer, attributionAfterMs)
  await vi.advanceTimersByTimeAsync(attributionAfterMs)
  return link
}

test('a campaign link that is there after one second takes the place of the plain one [AUTH-05]', async () => {
  expect(attributionAfterMs).toBe(1_000)
  expect(await afterOneSecond(Promise.resolve('https://get.example/abc'))).toBe('https://get.example/abc')
})

test('without a link within one second the plain one stays [DEC-AUTH-17]', async () => {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('https://get.example/late'), 1_500))
  expect(await afterOneSecond(late)).toBeNull()
  expect(await afterOneSecond(Promise.resolve(null))).toBeNull()
  expect(await afterOneSecond(Promise.reject(new Error('blocked')))).toBeNull()
})

test('only a secure link is taken', async () => {
  expect(await afterOneSecond(Promise.resolve('javascript:alert(1)'))).toBeNull()
  expect(await afterOneSecond(Promise.resolve('http://get.example/abc'))).toBeNull()
})
