import type { RateClass } from '@daftar/contract'

export type Counted = RateClass | 'public_key' | 'wrong_key' | 'docs'

export type RateLimits = Readonly<Record<Counted, number>>

/**
 * Calls a minute per caller and class; the estimate's 60 is DEC-CAPI-12. A shop's server is one caller for all its shoppers;
 * a public key is counted for each address that it is used from, wrong keys, and who reads the description of the interface, are counted by the address they come from.
 */
export const defaultRateLimits: RateLimits = {
  read: 1200,
  write: 300,
  sign_in: 60,
  estimate: 60,
  upload: 60,
  shop: 6000,
  public_key: 300,
  events: 60,
  wrong_key: 30,
  docs: 60,
}

/** Where processes tell each other what they let in. Answers how many of the caller all of them let in this minute. */
export type Broadcast = (kind: Counted, caller: string, hits: number, nowMs: number) => Promise<number>

/** Callers that are remembered; of more the one that was quiet longest is forgotten. */
const mostCallers = 50_000
/** A tenth of a limit is let in before the others are told: nobody waits for it, and few calls cost a statement. */
const broadcastAfterShare = 10

/** What a caller is told of its limit. */
export interface RateStanding {
  /** Calls a minute. */
  limit: number
  remaining: number
  resetSeconds: number
}

interface Bucket {
  /** Below zero where others have let in more than was left. */
  tokens: number
  at: number
  /** The minute that `told` and `others` are of. */
  minute: number
  /** What this process has told of its own, and heard of the others. */
  told: number
  others: number
  unsentHits: number
  /** Statements of one bucket follow one another, or a process would take its own hits for those of others. */
  broadcasting: Promise<void> | null
}

/**
 * A token bucket per caller and class. Each process counts for itself and asks nobody; who calls much is told to the
 * other processes, and what they have let in is taken out of the bucket here. Together they let in the limit, and at
 * most a tenth of it for each further process. Where nobody can be told, each goes on by itself.
 */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>()
  private readonly limits: RateLimits
  private readonly broadcast: Broadcast | null

  constructor(limits: RateLimits, broadcast: Broadcast | null = null) {
    this.limits = limits
    this.broadcast = broadcast
  }

  /** Null when the call may go on, else the seconds to wait. */
  take(kind: Counted, caller: string, nowMs: number): number | null {
    const perMinute = this.limits[kind]
    const bucket = this.bucketOf(kind, caller, nowMs)
    const wait = waitOf(bucket, perMinute)
    if (wait !== null) return wait
    bucket.tokens -= 1
    bucket.unsentHits += 1
    if (bucket.broadcasting === null && bucket.unsentHits * broadcastAfterShare >= perMinute)
      void this.tell(kind, caller, nowMs)
    return null
  }

  /** How much a caller has left, and when all of it is back. */
  standing(kind: Counted, caller: string, nowMs: number): RateStanding {
    const limit = this.limits[kind]
    const { tokens } = this.bucketOf(kind, caller, nowMs)
    const remaining = Math.max(0, Math.floor(tokens))
    return { limit, remaining, resetSeconds: Math.ceil(((limit - tokens) / limit) * 60) }
  }

  /** The same as `take`, but asks all processes first: for what is guessed at. */
  async takeTogether(kind: Counted, caller: string, nowMs: number): Promise<number | null> {
    const wait = this.take(kind, caller, nowMs)
    if (wait !== null) return wait
    await this.tell(kind, caller, nowMs)
    const bucket = this.bucketOf(kind, caller, nowMs)
    if (bucket.tokens >= 0) return null
    this.giveBack(kind, caller)
    return waitOf(bucket, this.limits[kind])
  }

  /** Takes back what `take` counted: it turned out to be none of what the limit is about. */
  giveBack(kind: Counted, caller: string): void {
    const bucket = this.buckets.get(`${kind}:${caller}`)
    if (!bucket) return
    bucket.tokens = Math.min(this.limits[kind], bucket.tokens + 1)
    bucket.unsentHits -= 1
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
      const lowest = -this.limits[kind]
      bucket.tokens = Math.max(lowest, bucket.tokens - Math.max(0, others - bucket.others))
      bucket.others = Math.max(others, bucket.others)
    } catch {
      // The database is busy or away: then each process holds the limit by itself.
    }
  }

  /** The bucket as it is now, moved to the end of what is forgotten first. */
  private bucketOf(kind: Counted, caller: string, nowMs: number): Bucket {
    const perMinute = this.limits[kind]
    const key = `${kind}:${caller}`
    const bucket = this.buckets.get(key) ?? newBucket(perMinute, nowMs)
    bucket.tokens = Math.min(perMinute, bucket.tokens + ((nowMs - bucket.at) / 60_000) * perMinute)
    bucket.at = nowMs
    this.buckets.delete(key)
    this.buckets.set(key, bucket)
    if (this.buckets.size > mostCallers) this.buckets.delete(this.buckets.keys().next().value!)
    return bucket
  }
}

function newBucket(tokens: number, nowMs: number): Bucket {
  return { tokens, at: nowMs, minute: 0, told: 0, others: 0, unsentHits: 0, broadcasting: null }
}

function waitOf({ tokens }: Bucket, perMinute: number): number | null {
  return tokens < 1 ? Math.ceil(((1 - tokens) / perMinute) * 60) : null
}
