import { ApiError } from '@daftar/client'
import { signInThere, type Api } from './api.ts'
import { staff } from './people.ts'

/**
 * Moves the clock and waits until everything that fell due is done; answers what that was. A move that is
 * still running is asked for again, which moves nothing twice; whatever else fails is the test's.
 */
export async function moveTo(api: Api, to: Date) {
  for (let tries = 0; tries < 15; tries += 1) {
    const move = await ask(api, to)
    if (move?.state === 'done') return move
  }
  throw new Error('the clock does not arrive')
}

/**
 * What the product takes for now: on a demo whose clock is moved, another journey may have been weeks ahead
 * already.
 */
export async function productNow(origin: string): Promise<Date> {
  const desk = await signInThere(origin, staff.admin, 'desk')
  const { clock } = await desk.call('console.clock')
  return new Date(clock.now)
}

/** Null while an earlier move is still running. Each answer takes the server up to ten seconds. */
async function ask(api: Api, to: Date) {
  try {
    const body = { to: to.toISOString() }
    return (await api.call('console.moveClock', { body, timeLimitMs: 60_000 })).move
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'clock_moving') return null
    throw error
  }
}
