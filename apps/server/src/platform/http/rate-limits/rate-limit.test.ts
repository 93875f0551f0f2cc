import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts'
import type { Actor } from '../actor.ts'
import { defaultRateLimits, RateLimiter } from './rate-limit.ts'
import { refuse } from '../refusal.ts'
import { databaseBroadcast } from './database-broadcast.ts'
import { KeyAttempts } from './key-attempts.ts'
import { networksOf } from '../../rates/networks.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase()))
afterAll(() => db.drop())

const now = Date.parse('2026-11-22T08:00:00Z')
const limits = { ...defaultRateLimits, write: 100, wrong_key: 5 }
const underway: Promise<number>[] = []
const aProcess = () =>
  new RateLimiter(limits, (...hits) => {
    const told = databaseBroadcast(db.database)(...hits)
    underway.push(told)
    return told
  })

/** A caller's next call comes after what was told of the one before. */
async function toldToAll(): Promise<void> {
  await setImmediate()
  await Promise.allSettled(underway.splice(0))
  await setImmediate()
}

/** Calls of one caller, one after another, each time of the next process. */
async function letIn(processes: RateLimiter[], caller: string, calls: number, at = now): Promise<number> {
  let count = 0
  for (let call = 0; call < calls; call += 1) {
    if (processes[call % processes.length]!.take('write', caller, at) === null) count += 1
    await toldToAll()
  }
  return count
}

test('several processes together let in the limit, and at most a tenth more for each further one [AUTH-67]', async () => {
  const three = [aProcess(), aProcess(), aProcess()]
  const count = await letIn(three, 'busy', 600)
  expect(count).toBeGreaterThanOrEqual(100)
  expect(count).toBeLessThanOrEqual(100 + 2 * 10)
  expect(three.map((limiter) => limiter.take('write', 'busy', now) === null)).toEqual([false, false, false])
  expect(three.map((limiter) => limiter.take('write', 'quiet', now))).toEqual([null, null, null])
})

test('a process alone lets in exactly the limit, and says when to come again [AUTH-67]', async () => {
  const one = aProcess()
  expect(await letIn([one], 'alone', 250)).toBe(100)
  expect(one.take('write', 'alone', now)).toBe(1)
  expect(one.take('write', 'alone', now + 1_000)).toBeNull()
})

test('a caller that goes on over minutes stays at the limit of all processes together', async () => {
  const two = [aProcess(), aProcess()]
  let count = 0
  for (let second = 0; second < 240; second += 1)
    count += await letIn(two, 'steady', 20, now + second * 1_000)
  // A full bucket at first, then four minutes of what comes back.
  expect(count).toBeLessThanOrEqual(500 * 1.2)
  expect(count).toBeGreaterThanOrEqual(400)
})

test('who calls little costs no statement', () => {
  let told = 0
  const limiter = new RateLimiter(limits, async () => (told += 1))
  for (let call = 0; call < 9; call += 1) limiter.take('write', 'little', now)
  expect(told).toBe(0)
})

test('where the others cannot be told each process holds the limit by itself', async () => {
  const alone = new RateLimiter(limits, () => Promise.reject(new Error('the database is away')))
  expect(await letIn([alone], 'busy', 250)).toBe(100)
})

test('of callers without end the one that was quiet longest is forgotten, and no other', () => {
  const limiter = new RateLimiter({ ...limits, estimate: 1 })
  expect(limiter.take('estimate', 'guesser', now)).toBeNull()
  const waits: (number | null)[] = []
  for (let other = 0; other < 60_000; other += 1) {
    limiter.take('estimate', `other ${other}`, now)
    if (other % 10_000 === 0) waits.push(limiter.take('estimate', 'guesser', now))
  }
  expect(waits).not.toContain(null)
  expect(limiter.take('estimate', 'guesser', now)).toBeGreaterThan(0)
})

test('wrong keys from one address are counted over all processes, and a right one is not', async () => {
  const processes = [new KeyAttempts(aProcess()), new KeyAttempts(aProcess()), new KeyAttempts(aProcess())]
  let asked = 0
  const guess = (index: number) =>
    processes[index % 3]!.resolve('203.0.113.9', `sk_${index}`, now, async () => {
      asked += 1
      return refuse('not_found')
    })
  for (let index = 0; index < 30; index += 1) await guess(index)
  expect(asked).toBe(limits.wrong_key)
  expect(await guess(31)).toBeLessThanOrEqual(2 * (60 / limits.wrong_key))

  const shop = { kind: 'shop' } as unknown as Actor
  for (let index = 0; index < 30; index += 1)
    expect(await processes[index % 3]!.resolve('203.0.113.8', 'sk_right', now, async () => shop)).toBe(shop)
})

test('whoever has a network of addresses is counted as one, and a site of many networks as some', () => {
  const limiter = new RateLimiter({ ...limits, sign_in: 2 })
  const letIn = (addresses: string[]) =>
    addresses.filter((address) => limiter.takeForAll('sign_in', networksOf(address), now) === null).length
  expect(letIn(Array.from({ length: 70 }, (_, index) => `2001:db8:1:1::${index + 1}`))).toBe(2)
  // What the network refused does not count for its site: 30 of its 32 are left.
  expect(letIn(Array.from({ length: 70 }, (_, index) => `2001:db8:1:${index + 100}::1`))).toBe(30)
  expect(letIn(Array.from({ length: 70 }, (_, index) => `203.0.113.${index + 1}`))).toBe(70)
})
