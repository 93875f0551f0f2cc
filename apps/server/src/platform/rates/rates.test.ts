import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts'
import { countAddressHit, countHit, forgetOldWindows } from './rates.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase()))
afterAll(() => db.drop())

const now = new Date('2026-11-23T09:10:00Z')
const rate = { scope: 'otp_send', key: 'owner@noor.example', windowSeconds: 3600, limit: 5 }
const hit = (change = {}, at = now) => db.database.system((tx) => countHit(tx, { ...rate, ...change }, at))

test('of 64 hits at once exactly the limit is allowed, and an hour later as many again', async () => {
  const results = await Promise.all(Array.from({ length: 64 }, () => hit()))
  expect(results.filter(({ allowed }) => allowed)).toHaveLength(5)
  const refused = results.find((one) => !one.allowed)
  expect(refused).toEqual({ allowed: false, retryAt: new Date('2026-11-23T10:10:00Z') })
  // The full hour is no edge at which everybody begins anew.
  expect((await hit({}, new Date('2026-11-23T10:00:00Z'))).allowed).toBe(false)
  const later = await Promise.all(Array.from({ length: 64 }, () => hit({}, new Date('2026-11-23T10:10:00Z'))))
  expect(later.filter(({ allowed }) => allowed)).toHaveLength(5)
})

test('hits that came one after the other leave the window one after the other', async () => {
  const at = (time: string) => hit({ key: 'slow@noor.example' }, new Date(`2026-11-23T${time}:00Z`))
  for (const time of ['08:00', '08:20', '08:21', '08:40', '08:59'])
    expect(await at(time)).toEqual({ allowed: true })
  expect(await at('08:59')).toEqual({ allowed: false, retryAt: new Date('2026-11-23T09:00:00Z') })
  expect((await at('09:00')).allowed).toBe(true)
  expect(await at('09:10')).toEqual({ allowed: false, retryAt: new Date('2026-11-23T09:20:00Z') })
})

test('addresses of one network of the newer kind share a limit, and networks of one site another', async () => {
  const of = (address: string) =>
    db.database.system((tx) =>
      countAddressHit(tx, { scope: 'code_address', address, windowSeconds: 3600, limit: 1 }, now),
    )
  expect((await of('2001:db8:1:1::1')).allowed).toBe(true)
  expect((await of('2001:db8:1:1::2')).allowed).toBe(false)
  const networks: boolean[] = []
  for (let network = 2; network <= 20; network += 1)
    networks.push((await of(`2001:db8:1:${network.toString(16)}::1`)).allowed)
  expect(networks.filter(Boolean)).toHaveLength(15)
  expect((await of('203.0.113.1')).allowed).toBe(true)
  expect((await of('203.0.113.2')).allowed).toBe(true)
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
