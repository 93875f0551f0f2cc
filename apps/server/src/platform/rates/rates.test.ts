import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { countHit, forgetOldWindows } from './rates.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase()))
afterAll(() => db.drop())

const now = new Date('2026-11-23T09:10:00Z')
const rate = { scope: 'otp_send', key: 'owner@noor.example', windowSeconds: 3600, limit: 5 }
const hit = (change = {}, at = now) => db.database.system((tx) => countHit(tx, { ...rate, ...change }, at))

test('of 64 hits at once exactly the limit is allowed, and the next window begins afresh', async () => {
  const results = await Promise.all(Array.from({ length: 64 }, () => hit()))
  expect(results.filter(({ allowed }) => allowed)).toHaveLength(5)
  expect(results[0]?.retryAt.toISOString()).toBe('2026-11-23T10:00:00.000Z')
  expect((await hit({}, new Date('2026-11-23T10:00:00Z'))).allowed).toBe(true)
})

test('persons and scopes are counted apart, and nobody can be read from the table', async () => {
  expect((await hit({ key: 'other@noor.example' })).allowed).toBe(true)
  expect((await hit({ scope: 'login_ip' })).allowed).toBe(true)
  expect(JSON.stringify(await db.owner`select *, encode(key, 'escape') from rate_counter`)).not.toContain(
    'noor',
  )
})

test('windows of the past are forgotten', async () => {
  expect(
    await db.database.system((tx) => forgetOldWindows(tx, new Date('2026-11-26T09:00:00Z'))),
  ).toBeGreaterThan(0)
})
