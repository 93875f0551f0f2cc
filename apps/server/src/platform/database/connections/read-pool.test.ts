import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts'
import { createReadPool, type ReadPool } from './read-pool.ts'
import type { Scope } from '../scope.ts'

let db: TestDatabase
let readers: ReadPool

beforeAll(async () => {
  db = await createTestDatabase()
  await db.owner.unsafe(`
    create table planted_note (merchant_id text not null, id text not null, primary key (merchant_id, id));
    call tenant_table('planted_note');`)
  await db.database.system(
    (tx) => tx`insert into planted_note select 'm_' || n, 'x' from generate_series(1, 64) n`,
  )
  readers = createReadPool(db.database.appUrl, { max: 2 })
})
afterAll(async () => {
  await readers.end()
  await db.drop()
})

const merchant = (n: number): Scope => ({ merchants: [`m_${n}`] })
const notesOf = async (scope: Scope) => {
  const rows = await readers.of(scope)<{ merchant_id: string }[]>`
    select merchant_id from planted_note order by length(merchant_id), merchant_id`
  return rows.map((row) => row.merchant_id)
}

test('reads of 64 merchants, of staff and of nobody share two connections and never see one another', async () => {
  const scopes: Scope[] = Array.from({ length: 640 }, (_, n) =>
    n % 10 === 9 ? { reach: 'provider' } : n % 10 === 8 ? { merchants: [] } : merchant((n % 64) + 1),
  )
  const all = Array.from({ length: 64 }, (_, n) => `m_${n + 1}`)
  const seen = await Promise.all(scopes.map(notesOf))
  expect(seen).toEqual(scopes.map((scope) => ('reach' in scope ? all : scope.merchants)))
})

test('queries of one read made at different times keep its scope while others come between', async () => {
  const tx = readers.of(merchant(1))
  const prepared = tx<{ merchant_id: string }[]>`select merchant_id from planted_note`
  expect(await notesOf({ reach: 'system' })).toHaveLength(64)
  expect((await prepared).map((row) => row.merchant_id)).toEqual(['m_1'])
  const where = tx`where merchant_id <> ${'m_1'}`
  expect(await tx`select 1 from planted_note ${where}`).toHaveLength(0)
})

test('a read cannot write', async () => {
  await expect(readers.of(merchant(1))`insert into planted_note values ('m_1', 'y')`).rejects.toThrow(
    /read-only/,
  )
})

test('a failed query fails alone', async () => {
  const tx = readers.of(merchant(1))
  const [failed, fine] = await Promise.allSettled([tx`select 1 / 0`, tx`select 1 from planted_note`])
  expect(failed.status).toBe('rejected')
  expect(fine).toMatchObject({ status: 'fulfilled', value: [{}] })
})

test('a query behind a scope that could not be set is not believed, the next read is', async () => {
  const one = createReadPool(db.database.appUrl, { max: 1 })
  const broken = one.of({ reach: "x'; nonsense; --" as 'system' })
  const empty = broken`select 1 from planted_note`
  const [first, next] = await Promise.allSettled([empty, one.of(merchant(2))`select 1 from planted_note`])
  expect(first).toMatchObject({ status: 'rejected', reason: { code: '42601' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: [{}] })
  await one.end()
})

test('the scope ends with its query: the session itself sees nothing', async () => {
  const one = createReadPool(db.database.appUrl, { max: 1 })
  expect(await one.of({ reach: 'system' })`select 1 from planted_note`).toHaveLength(64)
  const [row] = await one.of({ merchants: [] })<{ reach: string; merchants: string }[]>`
    select current_setting('app.reach', true) as reach, current_setting('app.merchants', true) as merchants`
  expect(row).toEqual({ reach: '', merchants: '' })
  await one.end()
})

test('a cut connection fails the reads on it at once, and the next read has a new one', async () => {
  const one = createReadPool(db.database.appUrl, { max: 1 })
  const [row] = await one.of(merchant(1))<{ pid: number }[]>`select pg_backend_pid() as pid`
  const reads = [one.of(merchant(1))`select pg_sleep(20)`, one.of(merchant(2))`select 1 from planted_note`]
  const settled = Promise.allSettled(reads)
  await db.database.sql`select pg_terminate_backend(${row?.pid ?? 0})`
  for (const outcome of await settled) expect(outcome.status).toBe('rejected')
  await expect
    .poll(() => one.of(merchant(3))`select merchant_id from planted_note`.catch(() => []))
    .toEqual([{ merchant_id: 'm_3' }])
  await one.end()
})

test('a slow read does not hold up the others while a connection is free', async () => {
  const answered: string[] = []
  // It takes until what it waits for is let go.
  await db.owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(1)`
    void readers.of(merchant(1))`select pg_advisory_xact_lock(1)`.then(() => answered.push('slow'))
    await expect.poll(() => tx`select 1 from pg_locks where not granted`).toHaveLength(1)
    await Promise.all(Array.from({ length: 10 }, () => notesOf(merchant(2))))
    answered.push('quick')
  })
  await expect.poll(() => answered).toEqual(['quick', 'slow'])
})

test('a read whose connection died before anything was sent over it goes over another one', async () => {
  const one = createReadPool(db.database.appUrl, { max: 1 })
  const tx = one.of(merchant(1))
  const pidOf = async (from: typeof tx) =>
    (await from<{ pid: number }[]>`select pg_backend_pid() as pid`.catch(() => []))[0]?.pid
  const dead = await pidOf(tx)
  await db.database.sql`select pg_terminate_backend(${dead ?? 0})`
  await expect.poll(async () => [dead, undefined].includes(await pidOf(one.of(merchant(2))))).toBe(false)
  const where = tx`where merchant_id <> ${'m_2'}`
  expect(await tx`select merchant_id from planted_note ${where}`.values()).toEqual([['m_1']])
  await one.end()
})
