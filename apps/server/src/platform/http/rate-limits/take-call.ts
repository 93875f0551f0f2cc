import type { Endpoint, RateClass } from '@daftar/contract'
import { networksOf, type Caller } from '../../rates/networks.ts'
import type { Actor } from '../actor.ts'
import type { RateLimiter, RateStanding } from './rate-limit.ts'

/**
 * So many people's limits a merchant has for what is made as a file: it is made by few processes, which
 * merchants share.
 */
const filesOfMerchant = 3

/**
 * Counts a call for who makes it: without a name for the networks it comes from, for a file the merchant as
 * well. With a public key it is first one of its network: a stranger who calls without end stops themselves
 * long before the shop's other shoppers.
 */
export function takeCall(
  rates: RateLimiter,
  { rate }: Endpoint,
  actor: Actor,
  { ip, realMs }: { ip: string; realMs: number },
) {
  const strangers = actor.kind === 'key' && actor.isPublic ? networksOf(ip) : []
  const ofKey = strangers.map(({ name, times }) => ({ name: `${actor.id} ${name}`, times }))
  const [kind, caller] = ofKey[0] ? (['public_key', ofKey[0].name] as const) : ([rate, actor.id] as const)
  const wait =
    rates.takeForAll('public_key', ofKey, realMs) ??
    rates.takeForAll(rate, callersOf(rate, actor, ip), realMs)
  return { wait, standing: () => rates.standing(kind, caller, realMs) }
}

function callersOf(rate: RateClass, actor: Actor, ip: string): Caller[] {
  if (actor.kind === 'anonymous') return networksOf(ip)
  const own = { name: actor.id, times: 1 }
  return rate === 'file' && actor.kind === 'merchant' && actor.merchantId !== null
    ? [own, { name: actor.merchantId, times: filesOfMerchant }]
    : [own]
}

/** How many calls of this minute are left, in the fields that clients of most payment APIs read. */
export function rateHeaders({ limit, remaining, resetSeconds }: RateStanding): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
  }
}
