import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts'
import { checkReady } from '../health/ready.ts'
import { createLogger } from '../logging/logger.ts'
import { defineJob, enqueue, type Job } from './jobs.ts'
import { startWorker, type Worker } from './worker.ts'

let db: TestDatabase
let worker: Worker | undefined
beforeAll(async () => void (db = await createTestDatabase()))
afterEach(() => worker?.stop())
afterAll(() => db.drop())

const logger = createLogger({ level: 'silent' })
const start = async (...jobs: Job<unknown>[]) =>
  (worker = await startWorker({ database: db.database, jobs, logger, alone: true }))

test('a job runs after its transaction commits and never when it is rolled back', async () => {
  const ran: string[] = []
  const job = defineJob<{ id: string }>('note', async ({ id }) => void ran.push(id))
  await start(job as Job<unknown>)
  await db.database.tenant(['m_1'], (tx) => enqueue(tx, job, { id: 'kept' }))
  await db.database
    .tenant(['m_1'], async (tx) => {
      await enqueue(tx, job, { id: 'undone' })
      throw new Error('no')
    })
    .catch(() => undefined)
  await expect.poll(() => ran).toEqual(['kept'])
})

test('a job that fails is tried again, and the queue keeps no text of its error', async () => {
  const attempts: number[] = []
  const looked = Promise.withResolvers<void>()
  const job = defineJob<object>('fragile', async (_, { attempt }) => {
    attempts.push(attempt)
    if (attempt === 1) throw new Error('canary 483920')
    await looked.promise
  })
  await start(job as Job<unknown>)
  await db.database.system((tx) => enqueue(tx, job, {}))
  await expect.poll(() => attempts[0]).toBe(1)
  await expect
    .poll(
      async () =>
        (await db.owner`select last_error from graphile_worker._private_jobs where last_error is not null`)
          .length,
    )
    .toBe(1)
  expect(JSON.stringify(await db.owner`select last_error from graphile_worker._private_jobs`)).not.toContain(
    'canary',
  )
  await db.owner`update graphile_worker._private_jobs set run_at = now()`
  looked.resolve()
  await expect.poll(() => attempts).toEqual([1, 2])
})

test('what a killed worker held is given back to the next one', async () => {
  const ran: string[] = []
  const job = defineJob<{ id: string }>('held', async ({ id }) => void ran.push(id))
  await db.database.system((tx) => enqueue(tx, job, { id: 'a' }, { queue: 'in-order' }))
  await db.owner`
    with job as (update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now(), attempts = 1 returning 1)
    update graphile_worker._private_job_queues set locked_by = 'dead', locked_at = now() where (select count(*) from job) > 0`
  await start(job as Job<unknown>)
  await expect.poll(() => ran).toEqual(['a'])
})

test('what a living worker still does is not given to another one', async () => {
  const ran: string[] = []
  const begun = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const long = defineJob<object>('long', async () => {
    ran.push('long')
    begun.resolve()
    await done.promise
  })
  const marker = defineJob<object>('marker', async () => void ran.push('marker'))
  await start(long, marker)
  await db.database.system((tx) => enqueue(tx, long, {}))
  await begun.promise
  await expect.poll(async () => (await db.owner`select 1 from job_worker`).length).toBe(1)
  // As if it had been at it for a while.
  await db.owner`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_at is not null`
  const other = await startWorker({ database: db.database, jobs: [long, marker] as Job<unknown>[], logger })
  await db.database.system((tx) => enqueue(tx, marker, {}))
  await expect.poll(() => ran).toContain('marker')
  expect(ran).toEqual(['long', 'marker'])
  done.resolve()
  await other.stop()
})

test('a wake-up that was killed leaves nothing in the queue', async () => {
  await db.database.system((tx) => enqueue(tx, { name: 'wake' }, {}, { maxAttempts: 1 }))
  await db.owner`update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now(), attempts = 1`
  await start(defineJob('wake', async () => undefined))
  expect(await db.owner`select 1 from graphile_worker._private_jobs`).toEqual([])
})

test("ready means: the database answers, its schema is this build's or later, a worker lives", async () => {
  await db.owner`delete from job_worker`
  expect(await checkReady(db.database)).toEqual({ database: true, migrations: true, worker: false })
  await start()
  await expect.poll(async () => (await checkReady(db.database)).worker).toBe(true)
  await db.owner`insert into schema_migration (version, file, checksum) values ('9999', 'planted', '')`
  const ready = { database: true, migrations: true, worker: true }
  await expect.poll(() => checkReady(db.database)).toEqual(ready)
  const kept = await db.owner`delete from schema_migration where version > '0001' returning *`
  expect(await checkReady(db.database)).toMatchObject({ migrations: false })
  await db.owner`insert into schema_migration ${db.owner(kept.filter((row) => row['version'] !== '9999'))}`
})
