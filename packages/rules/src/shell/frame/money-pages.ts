import type { RouteKey } from '../guards/routes.ts'

/**
 * Seconds for which pages of the money area slide (APP-64, APP-70, MON-04); pages elsewhere do not move
 * (DEC-APP-16).
 */
export const pageSlideSeconds = 0.3

/** Where "back" leads from a page of the money area; from its first page to root. */
export const moneyParents: Readonly<Partial<Record<RouteKey, RouteKey>>> = {
  moneyTransactions: 'root',
  moneyTransaction: 'moneyTransactions',
  moneyCard: 'moneyTransactions',
  moneyPayoutOptions: 'moneyTransactions',
  moneyPayoutChanges: 'moneyPayoutOptions',
}

/**
 * Which way a page comes in: one further in from where reading ends, one further out from where it begins;
 * the first just stands there.
 */
export function slideOf(from: RouteKey | null, to: RouteKey): 'forward' | 'back' | null {
  if (from === null || from === to) return null
  return depthOf(to) < depthOf(from) ? 'back' : 'forward'
}

function depthOf(route: RouteKey): number {
  const parent = moneyParents[route]
  return parent ? 1 + depthOf(parent) : 0
}
