import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts'
import { settableClock } from '../../testing/app/settable-clock.ts'
import { ClockRefused, moveClock, openClock } from './clock.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase()))
afterAll(() => db.drop())

const day = 86_400_000

test('the clock moved in one process is moved in every other one, and says so', async () => {
  const [here, there] = await Promise.all([openClock(db.database), openClock(db.database)])
  const heard: string[] = []
  there.onMove(() => heard.push('moved'))
  const before = Date.now()
  const unmoved = here.now().getTime()
  expect(unmoved).toBeGreaterThanOrEqual(before)
  expect(unmoved).toBeLessThanOrEqual(Date.now())
  await db.database.system((tx) => moveClock(tx, new Date(), new Date(Date.now() + 3 * day)))
  await expect.poll(() => there.now().getTime() - Date.now()).toBeGreaterThan(3 * day - 1000)
  await expect.poll(() => here.now().getTime() - Date.now()).toBeGreaterThan(3 * day - 1000)
  expect(heard).toEqual(['moved'])
  await Promise.all([here.close(), there.close()])
})

test('the clock survives a restart and never goes back', async () => {
  const again = await openClock(db.database)
  expect(again.now().getTime() - Date.now()).toBeGreaterThan(3 * day - 5000)
  await expect(
    db.database.system((tx) => moveClock(tx, new Date(), new Date(Date.now() + day))),
  ).rejects.toThrow(ClockRefused)
  await expect(db.owner`update clock_offset set offset_ms = 1`).rejects.toThrow(/only moves forward/)
  await again.close()
})

test('a settable clock stands still until it is told', () => {
  const clock = settableClock('2026-11-23T09:00:00Z')
  clock.advance(60_000)
  expect(clock.now().toISOString()).toBe('2026-11-23T09:01:00.000Z')
})
