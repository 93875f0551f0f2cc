import type { IdentityState } from './queries.ts'

/** How it stands with a contact: closed for good, waiting for a time, or open. */
export type Standing = 'closed' | 'waiting' | 'open'

export function standingOf({ closed, wait_until }: Pick<IdentityState, 'closed' | 'wait_until'>): Standing {
  if (closed) return 'closed'
  return wait_until === null ? 'open' : 'waiting'
}
