import type { ClockMove } from '@daftar/contract/endpoints/console/console'

/** How much of a move is done, 0 to 100: the time that everything due has been done for. */
export function percentDone({ from, to, reached }: Pick<ClockMove, 'from' | 'to' | 'reached'>): number {
  const whole = Date.parse(to) - Date.parse(from)
  return whole <= 0 ? 100 : Math.floor((100 * (Date.parse(reached) - Date.parse(from))) / whole)
}

/**
 * How often the page asks again: often while it moves, now and then while a run is tried again, else not at
 * all.
 */
export function askAgainMs(move: Pick<ClockMove, 'state'> | null | undefined): number | false {
  if (move?.state === 'running') return 1_000
  return move?.state === 'held_up' ? 15_000 : false
}
