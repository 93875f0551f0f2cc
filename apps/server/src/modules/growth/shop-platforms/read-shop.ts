import type { Tx } from '../../../platform/database/database.ts'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { endSync, failSync, findSync, keepPage, sourceStates, type SyncRow } from '../catalogue/index.ts'
import { beginReading, readingAttempts, readingJobName, type ReadingPayload } from './begin-reading.ts'
import { sealedGrant } from './connect.ts'
import { grantPurpose, type ShopPlatformDependencies } from './dependencies.ts'
import { connectionMachine, type ConnectionRow } from './machine.ts'
import { tellBroken } from './messages.ts'
import { GrantEnded, type Grant } from './port.ts'
import { findConnection, listReadable, replaceGrant } from './store.ts'

/** A grant is renewed so long before it ends. */
const renewMs = 5 * 60_000

/** What changed is read by the hour, everything once a day. */
const fullMs = 20 * 3_600_000

/** Reads a shop page by page; begun again after a crash, it goes on where it was. */
export function readingJob(deps: ShopPlatformDependencies): Job<ReadingPayload> {
  return defineJob<ReadingPayload>(readingJobName, async (payload, { attempt }) => {
    try {
      await readShop(deps, payload)
    } catch (error) {
      if (!(error instanceof GrantEnded) && attempt < readingAttempts) throw error
      const isEnded = error instanceof GrantEnded
      if (!isEnded)
        deps.logger.warn(
          { merchant_id: payload.merchantId, job: readingJobName, attempt, err: error },
          'a shop could not be read and is not tried again',
        )
      await giveUp(deps, payload, isEnded)
    }
  })
}

export async function readShop(deps: ShopPlatformDependencies, payload: ReadingPayload): Promise<void> {
  const { database, clock } = deps
  const { merchantId, connectionId, runId } = payload
  const tenant = <T>(work: (tx: Tx) => Promise<T>) => database.tenant([merchantId], work)
  const found = await database.tenantRead([merchantId], async (tx) => ({
    connection: await findConnection(tx, merchantId, connectionId),
    run: await findSync(tx, merchantId, runId),
    state: (await sourceStates(tx, merchantId))(connectionId),
  }))
  let { connection, run } = found
  if (!connection || run?.status !== 'running') return
  const port = deps.platforms.ports[connection.platform]
  if (!port || connection.status !== 'connected') {
    await tenant((tx) => failSync(tx, run!, 'stopped', clock.now()))
    return
  }
  const since = run.is_full ? null : found.state.doneAt
  while (run) {
    connection = await renewed(deps, connection)
    const grant = openGrant(deps, connection)
    const { next, ...page } = await port.products(grant, { shop: connection.shop, cursor: run.cursor, since })
    const at = clock.now()
    const before: SyncRow = run
    run = await tenant(async (tx) => {
      const kept = await keepPage(tx, before, page, { next, at })
      if (kept && next === null) await endSync(tx, kept, at)
      return kept
    })
    if (next === null) return
  }
}

function openGrant({ keys }: ShopPlatformDependencies, { merchant_id, grant_sealed }: ConnectionRow): Grant {
  if (!grant_sealed) throw new GrantEnded('disconnected')
  return JSON.parse(keys.open(merchant_id, grantPurpose, grant_sealed).toString()) as Grant
}

/**
 * The connection with a grant that holds for a while. One reading goes on at a time, so nobody else renews it
 * meanwhile.
 */
async function renewed(deps: ShopPlatformDependencies, connection: ConnectionRow): Promise<ConnectionRow> {
  const { database, clock, platforms } = deps
  const { merchant_id: merchantId, id, platform, shop, expires_at: expiresAt } = connection
  const refresh = platforms.ports[platform]?.refresh
  const now = clock.now()
  if (!refresh || !expiresAt || expiresAt.getTime() - now.getTime() > renewMs) return connection
  const old = openGrant(deps, connection)
  const fresh = await refresh(old, shop, now)
  const { grant_sealed: sealed, expires_at: until } = sealedGrant(deps, merchantId, {
    ...fresh,
    refresh: fresh.refresh ?? old.refresh,
    second: fresh.second ?? old.second,
  })
  return database.tenant([merchantId], async (tx) => {
    if (!(await replaceGrant(tx, connection, sealed, until))) throw new Error('another grant came meanwhile')
    return (await findConnection(tx, merchantId, id)) ?? connection
  })
}

/** Nothing more is tried: the platform took the leave away, or does not answer. */
async function giveUp(
  deps: ShopPlatformDependencies,
  { merchantId, connectionId, runId }: ReadingPayload,
  isEnded: boolean,
): Promise<void> {
  await deps.database.tenant([merchantId], async (tx) => {
    const at = deps.clock.now()
    const connection = await findConnection(tx, merchantId, connectionId)
    const run = await findSync(tx, merchantId, runId)
    if (run?.status === 'running') await failSync(tx, run, isEnded ? 'grant_ended' : 'unreachable', at)
    if (!isEnded || run?.status !== 'running' || connection?.status !== 'connected') return
    const move = { to: 'broken', actor: 'system', actorId: 'shop-platforms', at } as const
    if ((await moveStatus(tx, connectionMachine, connection, move)) === 'moved')
      await tellBroken(tx, deps, connection)
  })
}

/**
 * Shops are read by the hour: what changed, and once a day everything, so that what is gone goes here too.
 */
export function readingSchedule({ database }: Pick<ShopPlatformDependencies, 'database'>): Schedule {
  return defineSchedule({
    name: 'shop-platforms.read',
    dueTimes: lastEveryMinutes(60),
    run: async (at) => {
      const readable = await database.systemRead((tx) => listReadable(tx))
      await eachOne(readable, ({ merchant_id: merchantId, id }) =>
        database.tenant([merchantId], async (tx) => {
          const { fullAt } = (await sourceStates(tx, merchantId))(id)
          const isFull = fullAt === null || at.getTime() - fullAt.getTime() >= fullMs
          await beginReading(tx, { merchantId, id, isFull, askedBy: null, at })
        }),
      )
    },
  })
}
