import type { RateClass } from '@daftar/contract'

export type Counted = RateClass | 'wrong_key'

export type RateLimits = Readonly<Record<Counted, number>>

/**
 * Calls a minute per caller and class; the estimate's 60 is DEC-CAPI-12. A shop's server is one caller for all its shoppers;
 * wrong keys are counted by the address they come from.
 */
export const defaultRateLimits: RateLimits = {
  read: 1200,
  write: 300,
  sign_in: 60,
  estimate: 60,
  upload: 60,
  shop: 6000,
  events: 60,
  wrong_key: 30,
}

/**
 * A token bucket per caller and class, in this process. Counters that must survive a restart
 * (sign-in codes) live in the database; this one only keeps a single caller from drowning the rest.
 */
export class RateLimiter {
  private readonly buckets = new Map<string, { tokens: number; at: number }>()
  private readonly limits: RateLimits

  constructor(limits: RateLimits) {
    this.limits = limits
  }

  /** Null when the call may go on, else the seconds to wait. */
  take(kind: Counted, caller: string, nowMs: number): number | null {
    const perMinute = this.limits[kind]
    const key = `${kind}:${caller}`
    const bucket = this.buckets.get(key) ?? { tokens: perMinute, at: nowMs }
    bucket.tokens = Math.min(perMinute, bucket.tokens + ((nowMs - bucket.at) / 60_000) * perMinute)
    bucket.at = nowMs
    this.remember(key, bucket)
    if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) / perMinute) * 60)
    bucket.tokens -= 1
    return null
  }

  /** Takes back what `take` counted: it turned out to be none of what the limit is about. */
  giveBack(kind: Counted, caller: string): void {
    const bucket = this.buckets.get(`${kind}:${caller}`)
    if (bucket) bucket.tokens = Math.min(this.limits[kind], bucket.tokens + 1)
  }

  private remember(key: string, bucket: { tokens: number; at: number }): void {
    if (this.buckets.size > 50_000) this.buckets.clear()
    this.buckets.set(key, bucket)
  }
}
