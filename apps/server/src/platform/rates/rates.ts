import { createHash } from 'node:crypto'
import type { Tx } from '../database/database.ts'
import type { Row } from '../database/rows.ts'

export type RateLimit = {
  /** What is counted: `otp_send`, `login_ip`. */
  scope: string
  /** Who is counted; only its hash is stored. */
  key: string
  windowSeconds: number
  limit: number
}

/**
 * Count one hit in the current window and say whether it is still within the limit, in one atomic statement:
 * of any number of parallel hits exactly `limit` are allowed. A refused hit does not count.
 */
export async function countHit(
  tx: Tx,
  rate: RateLimit,
  now: Date,
): Promise<{ allowed: boolean; retryAt: Date }> {
  const windowMs = rate.windowSeconds * 1000
  const startMs = Math.floor(now.getTime() / windowMs) * windowMs
  const start = new Date(startMs)
  const key = hashOf(rate)
  // A full window is only read: nobody waits for a transaction that counted in it to end.
  const counted = await tx`
    insert into rate_counter (scope, key, window_start, hits)
    select ${rate.scope}::text, ${key}::bytea, ${start}::timestamptz, 1
     where not exists (select from rate_counter
       where scope = ${rate.scope} and key = ${key} and window_start = ${start} and hits >= ${rate.limit})
    on conflict (scope, key, window_start) do update set hits = rate_counter.hits + 1
      where rate_counter.hits < ${rate.limit}`
  return { allowed: counted.count === 1 && rate.limit > 0, retryAt: new Date(startMs + windowMs) }
}

/** Adds hits that were let in elsewhere to the window; answers how many there are of all processes together. */
export async function addHits(
  tx: Tx,
  counted: Omit<RateLimit, 'limit'>,
  hits: number,
  now: Date,
): Promise<number> {
  const windowMs = counted.windowSeconds * 1000
  const start = new Date(Math.floor(now.getTime() / windowMs) * windowMs)
  const [row] = await tx<Row<'rate_counter', 'hits'>[]>`
    insert into rate_counter (scope, key, window_start, hits)
    values (${counted.scope}, ${hashOf(counted)}, ${start}, ${hits})
    on conflict (scope, key, window_start) do update set hits = rate_counter.hits + excluded.hits
    returning hits`
  return row!.hits
}

/** Forget windows that ended more than a day ago. */
export async function forgetOldWindows(tx: Tx, now: Date): Promise<number> {
  const gone = await tx`delete from rate_counter where window_start < ${now}::timestamptz - interval '2 days'`
  return gone.count
}

function hashOf({ scope, key }: Pick<RateLimit, 'scope' | 'key'>): Buffer {
  return createHash('sha256').update(`${scope}\n${key}`).digest()
}
