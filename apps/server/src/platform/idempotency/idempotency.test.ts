import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts'
import {
  beginIdempotent,
  failIdempotent,
  finishIdempotent,
  forgetOldKeys,
  type IdempotencyRequest,
} from './idempotency.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await db.owner`create table planted_effect (key text)`
})
afterAll(() => db.drop())

const at = new Date('2026-11-23T09:00:00Z')
const aRequest = (key: string, change: Partial<IdempotencyRequest> = {}): IdempotencyRequest => ({
  actorId: 'acc_1',
  route: 'capital.apply',
  key,
  bodyHash: 'hash',
  at,
  ...change,
})

/** What a handler does: claim, act, answer. */
function call(request: IdempotencyRequest, fail = false) {
  return db.database.system(async (tx) => {
    const begun = await beginIdempotent(tx, request)
    if (begun.state !== 'fresh') return begun
    await tx`insert into planted_effect values (${request.key})`
    await tx`select pg_sleep(0.02)`
    if (fail) throw new Error('the effect failed')
    await finishIdempotent(tx, begun.claim, { status: 200, body: { key: request.key } })
    return begun
  })
}
const effects = (key: string) => db.owner`select 1 from planted_effect where key = ${key}`

test('64 twins at once have one effect; the others are told it is running or get its answer', async () => {
  const results = await Promise.all(Array.from({ length: 64 }, () => call(aRequest('twins'))))
  expect(results.filter(({ state }) => state === 'fresh')).toHaveLength(1)
  expect(results.every(({ state }) => ['fresh', 'running', 'replay'].includes(state))).toBe(true)
  expect(await effects('twins')).toHaveLength(1)
})

test('a twin sent later gets the first answer again', async () => {
  await call(aRequest('later'))
  expect(await call(aRequest('later'))).toEqual({
    state: 'replay',
    answer: { status: 200, body: { key: 'later' } },
  })
  expect(await effects('later')).toHaveLength(1)
})

test('the same key with another body is refused; another person, endpoint or key is another request', async () => {
  await call(aRequest('scope'))
  expect(await call(aRequest('scope', { bodyHash: 'other' }))).toEqual({ state: 'other_body' })
  expect((await call(aRequest('scope', { actorId: 'acc_2' }))).state).toBe('fresh')
  expect((await call(aRequest('scope', { route: 'capital.sign' }))).state).toBe('fresh')
})

test('a failed effect gives its key back', async () => {
  await expect(call(aRequest('failed'), true)).rejects.toThrow('the effect failed')
  expect((await call(aRequest('failed'))).state).toBe('fresh')
  expect(await effects('failed')).toHaveLength(1)
})

test('a key that is noted as failed does the same request again, and no other', async () => {
  const request = aRequest('refused')
  const note = () => db.database.system((tx) => failIdempotent(tx, request))
  await note()
  expect(await call({ ...request, bodyHash: 'other' })).toEqual({ state: 'other_body' })
  expect((await call(request)).state).toBe('fresh')
  await note()
  expect((await call(request)).state).toBe('replay')
  expect(await effects('refused')).toHaveLength(1)
})

test('answers are kept for 30 days', async () => {
  await call(aRequest('old'))
  const day = 86_400_000
  expect((await call(aRequest('old', { at: new Date(at.getTime() + 29 * day) }))).state).toBe('replay')
  const later = new Date(at.getTime() + 31 * day)
  expect((await call(aRequest('old', { at: later }))).state).toBe('fresh')
  expect(await db.database.system((tx) => forgetOldKeys(tx, later))).toBeGreaterThan(0)
})
