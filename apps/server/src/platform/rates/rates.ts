import { createHash } from 'node:crypto'
import type { Tx } from '../database/database.ts'
import type { Row } from '../database/rows.ts'
import { networksOf } from './networks.ts'

export type RateLimit = {
  /** What is counted: `otp_send`, `login_ip`. */
  scope: string
  /** Who is counted; only its hash is stored. */
  key: string
  windowSeconds: number
  limit: number
}

/** Whether a hit was let in, and where not when the next one will be. */
export type Hit = { allowed: true } | { allowed: false; retryAt: Date }

/** A window moves on in so many steps. */
const slices = 12

/**
 * Count one hit and say whether it is still within the limit, in one atomic statement: of any number of
 * parallel hits exactly `limit` are allowed. A refused hit does not count. The window is the last twelve
 * slices, the running one included: it moves with the time, so that nobody has the limit twice around an
 * edge.
 */
export async function countHit(tx: Tx, rate: RateLimit, now: Date): Promise<Hit> {
  const windowMs = rate.windowSeconds * 1000
  const sliceMs = windowMs / slices
  const start = new Date(Math.floor(now.getTime() / sliceMs) * sliceMs)
  const since = new Date(start.getTime() - windowMs)
  const key = hashOf(rate)
  // A full window is only read: nobody waits for a transaction that counted in it to end.
  const counted = await tx`
    insert into rate_counter (scope, key, window_start, hits)
    select ${rate.scope}::text, ${key}::bytea, ${start}::timestamptz, 1
     where (select coalesce(sum(hits), 0) from rate_counter
       where scope = ${rate.scope} and key = ${key} and window_start > ${since} and window_start <= ${start}) < ${rate.limit}
    on conflict (scope, key, window_start) do update set hits = rate_counter.hits + 1
      where rate_counter.hits + (select coalesce(sum(earlier.hits), 0) from rate_counter earlier
        where earlier.scope = ${rate.scope} and earlier.key = ${key}
          and earlier.window_start > ${since} and earlier.window_start < ${start}) < ${rate.limit}`
  if (counted.count === 1) return { allowed: true }
  return { allowed: false, retryAt: await freeFrom(tx, rate, { key, since, windowMs }) }
}

/** The same for what an address asks for, which counts for its networks. */
export async function countAddressHit(
  tx: Tx,
  { address, limit, ...rate }: Omit<RateLimit, 'key'> & { address: string },
  now: Date,
): Promise<Hit> {
  for (const { name, times } of networksOf(address)) {
    const hit = await countHit(tx, { ...rate, key: name, limit: limit * times }, now)
    if (!hit.allowed) return hit
  }
  return { allowed: true }
}

/** When so much has left the window that one more fits. */
async function freeFrom(
  tx: Tx,
  { scope, limit }: RateLimit,
  { key, since, windowMs }: { key: Buffer; since: Date; windowMs: number },
): Promise<Date> {
  const counted = await tx<Row<'rate_counter', 'window_start' | 'hits'>[]>`
    select window_start, hits from rate_counter
     where scope = ${scope} and key = ${key} and window_start > ${since} order by window_start`
  let left = counted.reduce((sum, { hits }) => sum + hits, 0)
  for (const { window_start: from, hits } of counted) {
    left -= hits
    if (left < limit) return new Date(from.getTime() + windowMs)
  }
  return new Date(since.getTime() + 2 * windowMs)
}

/**
 * Adds hits that were let in elsewhere to the window; answers how many there are of all processes together.
 */
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
