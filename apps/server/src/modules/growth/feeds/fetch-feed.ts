import { feedLimits } from '@daftar/rules/marketing/feeds'
import type { SyncFailure } from '@daftar/rules/marketing/products'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { defineJob, enqueue, type Job } from '../../../platform/jobs/jobs.ts'
import type { FetchOutcome } from '../../../platform/outgoing/fetch.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import {
  endSync,
  failSync,
  findSync,
  keepPage,
  startSync,
  type CatalogueGate,
  type SyncRow,
} from '../catalogue/index.ts'
import type { CallOutside } from '../shop-platforms/index.ts'
import type { FeedRecord } from './machine.ts'
import { NotTheFormat } from './feed-row.ts'
import { readFeed, type ReadRow } from './read-feed.ts'
import { findFeed, keepEtag, listActive } from './store.ts'

export interface FeedDependencies {
  database: Database
  clock: Pick<Clock, 'now'>
  gate: CatalogueGate
  call: CallOutside
}

const jobName = 'feeds.fetch'
/** Rows that are kept together. */
const pageSize = 250

type Payload = { merchantId: string; feedId: string; runId: string }

/** Begins a fetch and queues it; undefined where one is under way. */
export async function beginFetch(
  tx: Tx,
  { merchant_id: merchantId, id }: Pick<FeedRecord, 'merchant_id' | 'id'>,
  { askedBy, at }: { askedBy: string | null; at: Date },
): Promise<SyncRow | undefined> {
  const run = await startSync(tx, {
    ...{ merchantId, source: 'feed', sourceId: id, isFull: true, askedBy, at },
  })
  if (!run) return undefined
  const payload: Payload = { merchantId, feedId: id, runId: run.id }
  await enqueue(tx, { name: jobName }, payload, { key: `feed:${id}`, maxAttempts: 3 })
  return run
}

/**
 * Fetches a feed and keeps what is in it. What goes wrong with it is kept with the reading; it is tried again
 * when it falls due.
 */
export function fetchJob(deps: FeedDependencies): Job<Payload> {
  return defineJob<Payload>(jobName, async (payload) => {
    const { database, clock } = deps
    const { merchantId, feedId, runId } = payload
    const { feed, run } = await database.tenantRead([merchantId], async (tx) => ({
      feed: await findFeed(tx, merchantId, feedId),
      run: await findSync(tx, merchantId, runId),
    }))
    if (run?.status !== 'running') return
    const outcome = feed ? await fetched(deps, feed) : { failure: 'stopped' as const }
    const failure = feed ? await keepFeed(deps, feed, run, outcome) : 'stopped'
    if (failure !== null) await database.tenant([merchantId], (tx) => failSync(tx, run, failure, clock.now()))
  })
}

function fetched({ call }: FeedDependencies, { url, etag }: FeedRecord): Promise<FetchOutcome> {
  return call({
    url,
    headers: {
      accept: 'application/xml,text/xml,text/csv,*/*;q=0.1',
      'user-agent': 'product-feeds/1.0',
      ...(etag !== '' && { 'if-none-match': etag }),
    },
    timeoutMs: feedLimits.secondsMax * 1000,
    bytesMax: feedLimits.bytesMax,
    redirectsMax: feedLimits.redirectsMax,
  })
}

/** Keeps what a fetch brought; answers why it brought nothing, or null. */
async function keepFeed(
  deps: FeedDependencies,
  feed: FeedRecord,
  run: SyncRow,
  outcome: FetchOutcome | { failure: 'stopped' },
): Promise<SyncFailure | null> {
  if ('failure' in outcome) return outcome.failure
  const tenant = <T>(work: (tx: Tx) => Promise<T>) => deps.database.tenant([feed.merchant_id], work)
  const at = deps.clock.now()
  if (outcome.status === 304) {
    // It is as it was: nothing is gone.
    await tenant((tx) => endSync(tx, { ...run, is_full: false }, at))
    return null
  }
  if (outcome.status === 404 || outcome.status === 410) return 'not_found'
  if (outcome.status !== 200) return outcome.status >= 500 ? 'unreachable' : 'refused'
  try {
    let held: SyncRow | undefined = run
    let kept = 0
    for (const rows of inPages(readFeed(outcome.body, feed.format, feed.language))) {
      kept += rows.length
      const before: SyncRow = held
      held = await tenant((tx) => keepPage(tx, before, pageOf(rows), { next: String(kept), at }))
      // Somebody ended it meanwhile.
      if (!held) return null
    }
    const last = held
    await tenant(async (tx) => {
      await endSync(tx, last, at)
      await keepEtag(tx, feed, String(outcome.headers.etag ?? '').slice(0, 200))
    })
    return null
  } catch (error) {
    if (error instanceof NotTheFormat) return 'not_the_format'
    throw error
  }
}

function* inPages(rows: Iterable<ReadRow>): Generator<ReadRow[]> {
  let page: ReadRow[] = []
  for (const row of rows) {
    page.push(row)
    if (page.length < pageSize) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

function pageOf(rows: readonly ReadRow[]) {
  return {
    products: rows.flatMap(({ product }) => product ?? []),
    problems: rows.flatMap(({ row, id, problem }) => (problem === undefined ? [] : [{ row, id, problem }])),
  }
}

/** Feeds are fetched every six hours, those that are not paused. */
export function fetchSchedule({ database }: Pick<FeedDependencies, 'database'>): Schedule {
  return defineSchedule({
    name: 'feeds.fetch',
    dueTimes: lastEveryMinutes(360),
    run: async (at) => {
      const feeds = await database.systemRead((tx) => listActive(tx))
      await eachOne(feeds, (feed) =>
        database.tenant([feed.merchant_id], (tx) => beginFetch(tx, feed, { askedBy: null, at })),
      )
    },
  })
}
