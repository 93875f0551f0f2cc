import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/**
 * Asks the server whether it lives until the work is done, and answers the longest pause of the thread that
 * answers, in milliseconds of processor time: what other programs take of the machine is not its fault.
 */
export async function longestPauseWhile<T>(
  product: TestApp,
  work: Promise<T>,
): Promise<{ result: T; pauseMs: number }> {
  const under = { way: true }
  const done = work.finally(() => {
    under.way = false
  })
  let pauseMs = 0
  while (under.way) {
    const before = process.threadCpuUsage()
    expect((await product.call('health.live')).status).toBe(200)
    await new Promise((next) => setTimeout(next, 10))
    const { user, system } = process.threadCpuUsage(before)
    pauseMs = Math.max(pauseMs, (user + system) / 1000)
  }
  return { result: await done, pauseMs }
}
