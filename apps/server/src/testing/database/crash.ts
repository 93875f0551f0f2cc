import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { openDatabase } from '../../platform/database/opening/open.ts'
import { checkReady } from '../../platform/health/ready.ts'
import { defineJob, enqueue, type Job } from '../../platform/jobs/jobs.ts'
import { startWorker } from '../../platform/jobs/worker.ts'
import { createLogger } from '../../platform/logging/logger.ts'

export const secretKey = 'a-secret-of-at-least-32-characters!!'

export const count = async (database: Database, scope = 'crash') =>
  (
    await database.sql<
      { hits: bigint }[]
    >`select count(distinct key) as hits from rate_counter where scope = ${scope}`
  )[0]?.hits

export const write = (
  database: Database,
  n: number,
  { to = 'crash', queue }: { to?: string; queue?: Job<{ n: number }> } = {},
) =>
  database.system(async (tx) => {
    await tx`insert into rate_counter values (${to}, ${Buffer.from(String(n))}, now(), 1)`
    if (queue) await enqueue(tx, queue, { n })
  })

/**
 * Kills the database so many times while eight write to it and every write queues a job, some of which fail
 * at first. It comes back by itself with every write it acknowledged, and each of their jobs runs.
 */
export async function killUnderLoad(dataDir: string, { kills }: { kills: number }): Promise<void> {
  const database = await openDatabase({ dataDir, secretKey })
  let acknowledged = 0
  let ran = 0
  const job = defineJob<{ n: number }>('follow', async ({ n }, { attempt }) => {
    if (n % 5 === 0 && attempt === 1) throw new Error('at first')
    await write(database, n, { to: 'followed' })
    ran += 1
  })
  const worker = await startWorker({
    database,
    jobs: [job as Job<unknown>],
    logger: createLogger({ level: 'silent' }),
    alone: true,
  })
  const more = async (writes: number) => {
    const [acknowledgedThen, ranThen] = [acknowledged, ran]
    await expect.poll(() => acknowledged).toBeGreaterThan(acknowledgedThen + writes)
    await expect.poll(() => ran).toBeGreaterThan(ranThen)
  }
  const stop = new AbortController()
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    // No faster than the jobs are done.
    for (let n = 0; !stop.signal.aborted; n += 1, await sleep(20))
      await write(database, writer * 1_000_000 + n, { queue: job }).then(
        () => (acknowledged += 1),
        () => undefined,
      )
  })
  for (let kill = 0; kill < kills; kill += 1) {
    await more(20)
    const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')
    await more(20)
  }
  stop.abort()
  await Promise.all(writers)
  await expect.poll(() => checkReady(database)).toEqual({ database: true, migrations: true, worker: true })
  const heard = Promise.withResolvers<string>()
  await database.sql.listen('still-there', heard.resolve)
  await database.sql.notify('still-there', 'yes')
  expect(await heard.promise).toBe('yes')
  const written = await count(database)
  expect(Number(written)).toBeGreaterThanOrEqual(acknowledged)
  await expect
    .poll(async () => {
      await database.sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`
      return count(database, 'followed')
    })
    .toBe(written)
  await worker.stop()
  await database.close()
}
