import { expect } from '@playwright/test'
import type { Api } from './api.ts'

/** Moves the clock and waits until everything that fell due is done; answers what that was. */
export async function moveTo(api: Api, to: Date) {
  const body = { to: to.toISOString() }
  const { move } = await api.call('desk.moveClock', { body, timeLimitMs: 60_000 })
  if (move.state === 'done') return move
  let last = move
  await expect
    .poll(async () => (last = (await api.call('desk.clock')).move ?? last).state, { timeout: 120_000 })
    .toBe('done')
  return last
}
