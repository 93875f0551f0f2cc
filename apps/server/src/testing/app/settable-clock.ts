import type { Clock } from '../../platform/clock/clock.ts'

/** A clock that a test holds in its hand: it stands still until it is told. */
export function settableClock(
  start: Date | string,
): Clock & { set(to: Date | string): void; advance(ms: number): void } {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    set: (to) => void (now = new Date(to)),
    advance: (ms) => void (now = new Date(now.getTime() + ms)),
  }
}
