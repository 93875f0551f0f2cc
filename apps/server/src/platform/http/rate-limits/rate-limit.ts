import type { RateClass } from '@daftar/contract'
import type { Caller } from '../../rates/networks.ts'
import { RecentMap } from '../../recent-map.ts'

export type Counted = RateClass | 'public_key' | 'wrong_key' | 'docs'

export type RateLimits = Readonly<Record<Counted, number>>

/**
 * Calls a minute per caller and class; the estimate's 60 is DEC-CAPI-12. A shop's server is one caller for
 * all its shoppers; a public key is counted for each address that it is used from, wrong keys, and who reads
 * the description of the interface, are counted by the address they come from.
 */
export const defaultRateLimits: RateLimits = {
  read: 1200,
  write: 300,
  sign_in: 60,
  estimate: 60,
  upload: 60,
  file: 30,
  shop: 6000,
  public_key: 300,
  events: 60,
  register: 60,
  wrong_key: 30,
  docs: 60,
}

/**
 * Where processes tell each other what they let in. Answers how many of the caller all of them let in this
 * minute.
 */
export type Broadcast = (kind: Counted, caller: string, hits: number, nowMs: number) => Promise<number>

/** Callers that are remembered; of more the one that was quiet longest is forgotten. */
const mostCallers = 50_000
/**
 * A tenth of a limit is let in before the others are told: nobody waits for it, and few calls cost a
 * statement.
 */
const broadcastAfterShare = 10

/** What a caller is told of its limit. */
export interface RateStanding {
  /** Calls a minute. */
  limit: number
  remaining: number
  resetSeconds: number
}

interface Bucket {
  /** Calls a minute. */
  limit: number
  /** Below zero where others have let in more than was left. */
  tokens: number
  at: number
  /** The minute that `told` and `others` are of. */
  minute: number
  /** What this process has told of its own, and heard of the others. */
  told: number
  others: number
  unsentHits: number
  /**
   * Statements of one bucket follow one another, or a process would take its own hits for those of others.
   */
  broadcasting: Promise<void> | null
}

/**
 * A token bucket per caller and class. Each process counts for itself and asks nobody; who calls much is told
 * to the other processes, and what they have let in is taken out of the bucket here. Together they let in the
 * limit, and at most a tenth of it for each further process. Where nobody can be told, each goes on by
 * itself.
 */
export class RateLimiter {
  private readonly buckets = new RecentMap<string, Bucket>(mostCallers)
  private readonly limits: RateLimits
  private readonly broadcast: Broadcast | null

  constructor(limits: RateLimits, broadcast: Broadcast | null = null) {
    this.limits = limits
    this.broadcast = broadcast
  }

  /**
   * Null when the call may go on, else the seconds to wait. Counted for `times` callers the limit is so much
   * higher.
   */
  take(kind: Counted, caller: string, nowMs: number, times = 1): number | null {
    const bucket = this.bucketOf(kind, caller, nowMs, times)
    const wait = waitOf(bucket)
    if (wait !== null) return wait
    bucket.tokens -= 1
    bucket.unsentHits += 1
    if (bucket.broadcasting === null && bucket.unsentHits * broadcastAfterShare >= bucket.limit)
      void this.tell(kind, caller, nowMs)
    return null
  }

  /**
   * The same where a call is counted for several, such as an address's networks: all let it in, or it counts
   * for none.
   */
  takeForAll(kind: Counted, callers: readonly Caller[], nowMs: number): number | null {
    for (const [index, { name, times }] of callers.entries()) {
      const wait = this.take(kind, name, nowMs, times)
      if (wait === null) continue
      this.giveBack(kind, callers.slice(0, index))
      return wait
    }
    return null
  }

  /** How much a caller has left, and when all of it is back. */
  standing(kind: Counted, caller: string, nowMs: number): RateStanding {
    const { tokens, limit } = this.bucketOf(kind, caller, nowMs)
    const remaining = Math.max(0, Math.floor(tokens))
    return { limit, remaining, resetSeconds: Math.ceil(((limit - tokens) / limit) * 60) }
  }

  /** The same as `takeForAll`, but asks all processes first: for what is guessed at. */
  async takeTogether(kind: Counted, callers: readonly Caller[], nowMs: number): Promise<number | null> {
    const wait = this.takeForAll(kind, callers, nowMs)
    if (wait !== null) return wait
    await Promise.all(callers.map(({ name }) => this.tell(kind, name, nowMs)))
    const waits = callers
      .map(({ name }) => this.bucketOf(kind, name, nowMs))
      .filter(({ tokens }) => tokens < 0)
    if (waits.length === 0) return null
    this.giveBack(kind, callers)
    return Math.max(...waits.map((bucket) => waitOf(bucket) ?? 1))
  }

  /** Takes back what `take` counted: it turned out to be none of what the limit is about. */
  giveBack(kind: Counted, callers: readonly Caller[]): void {
    for (const { name } of callers) {
      const bucket = this.buckets.get(`${kind}:${name}`)
      if (!bucket) continue
      bucket.tokens = Math.min(bucket.limit, bucket.tokens + 1)
      bucket.unsentHits -= 1
    }
  }

  /** Resolves when all have heard of what was counted until now. */
  private tell(kind: Counted, caller: string, nowMs: number): Promise<void> {
    const bucket = this.bucketOf(kind, caller, nowMs)
    const broadcasting = (bucket.broadcasting ?? Promise.resolve())
      .then(() => this.broadcastHits(bucket, kind, caller, nowMs))
      .finally(() => {
        if (bucket.broadcasting === broadcasting) bucket.broadcasting = null
      })
    bucket.broadcasting = broadcasting
    return broadcasting
  }

  private async broadcastHits(bucket: Bucket, kind: Counted, caller: string, nowMs: number): Promise<void> {
    const hits = bucket.unsentHits
    if (!this.broadcast || hits === 0) return
    const minute = Math.floor(nowMs / 60_000)
    if (bucket.minute !== minute) Object.assign(bucket, { minute, told: 0, others: 0 })
    bucket.unsentHits = 0
    bucket.told += hits
    try {
      const others = (await this.broadcast(kind, caller, hits, nowMs)) - bucket.told
      const lowest = -bucket.limit
      bucket.tokens = Math.max(lowest, bucket.tokens - Math.max(0, others - bucket.others))
      bucket.others = Math.max(others, bucket.others)
    } catch {
      // The database is busy or away: then each process holds the limit by itself.
    }
  }

  /** The bucket as it is now. */
  private bucketOf(kind: Counted, caller: string, nowMs: number, times = 1): Bucket {
    const key = `${kind}:${caller}`
    const known = this.buckets.get(key)
    const bucket = known ?? newBucket(this.limits[kind] * times, nowMs)
    if (!known) this.buckets.set(key, bucket)
    bucket.tokens = Math.min(bucket.limit, bucket.tokens + ((nowMs - bucket.at) / 60_000) * bucket.limit)
    bucket.at = nowMs
    return bucket
  }
}

function newBucket(limit: number, nowMs: number): Bucket {
  return { limit, tokens: limit, at: nowMs, minute: 0, told: 0, others: 0, unsentHits: 0, broadcasting: null }
}

function waitOf({ tokens, limit }: Bucket): number | null {
  return tokens < 1 ? Math.ceil(((1 - tokens) / limit) * 60) : null
}
