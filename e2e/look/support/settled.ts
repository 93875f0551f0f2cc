import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Listener } from './listener.ts'

/** Long enough for what an answer makes the page ask next. */
const quietMs = 40
const timeLimitMs = 15_000
/** Bones of what is to come, behind a word that says so; the wheel of a button; what is busy. */
const loading = [
  '[role=status] > span:first-child + div[aria-hidden=true]:last-child',
  'span[role=status][aria-label]',
  '[aria-busy=true]',
].join()

/**
 * Until the page shows what it has: its router has arrived, nothing is loading or on its way.
 */
export async function waitUntilSettled(page: Page, listener: Listener, showsLoading: boolean): Promise<void> {
  const until = Date.now() + timeLimitMs
  let waitsFor = ''
  while (Date.now() < until) {
    waitsFor =
      listener.quietFor < quietMs
        ? listener.waitsFor.join(', ') || 'a quiet moment'
        : await page.evaluate(stillMoving, showsLoading ? null : loading)
    if (waitsFor === '') return
    await sleep(30)
  }
  throw new Error(`${page.url()} does not come to rest: it waits for ${waitsFor}`)
}

/** Runs in the page: what it still waits for, or nothing. */
function stillMoving(loading: string | null): Promise<string> | string {
  const { __TSR_ROUTER__: router } = globalThis as unknown as {
    __TSR_ROUTER__?: {
      latestLocation: { href: string }
      state: { status: string; resolvedLocation?: { href: string } }
    }
  }
  if (router) {
    const { status, resolvedLocation } = router.state
    if (status !== 'idle' || resolvedLocation?.href !== router.latestLocation.href) return 'its router'
  }
  if (document.querySelector('h1') === null) return 'its heading'
  if (loading !== null && document.querySelector(loading)) return 'what is loading'
  // One frame more, in which the last answer is drawn.
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(''))))
}
