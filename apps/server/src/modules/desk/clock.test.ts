import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClock, type ProductClock } from '../../platform/clock/clock.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { everyMinutes } from '../../platform/schedules/due-times.ts'
import { createSchedules, defineSchedule } from '../../platform/schedules/schedules.ts'
import { aReviewer } from '../../testing/desk-builders.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { move } from './clock.ts'
import type { DeskDependencies } from './parts.ts'

let app: TestApp
let clock: ProductClock
beforeAll(async () => {
  app = await testApp()
  clock = await openClock(app.db.database)
})
afterAll(async () => {
  await clock.close()
  await app.close()
})

const dayMs = 86_400_000

function dependencies(ran: string[]): DeskDependencies {
  const { database } = app.db
  const daily = defineSchedule({
    name: 'daily',
    dueTimes: everyMinutes(1440),
    run: async (at) => void ran.push(at.toISOString().slice(0, 10)),
  })
  const schedules = createSchedules({
    database,
    clock,
    logger: createLogger({ level: 'silent' }),
    schedules: [daily],
  })
  const nobody = () => Promise.reject(new Error('not asked'))
  return {
    database,
    clock,
    isClockMovable: true,
    runDue: schedules.runDue,
    fourEyesAbove: {},
    onExperimentsChanged: () => undefined,
    files: { ticket: nobody, stream: nobody },
  }
}

test('README decision 4: moving the clock runs everything due in between, in order, before the answer', async () => {
  const ran: string[] = []
  const deps = dependencies(ran)
  await deps.runDue(clock.now())
  const from = clock.now()
  const to = new Date(from.getTime() + 3 * dayMs)
  const moved = await move(deps, to)
  if (moved instanceof Refusal) throw new Error(moved.reason)
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(to.getTime())
  expect(moved.clock.moved_by_seconds).toBeGreaterThanOrEqual((3 * dayMs) / 1000 - 60)
  expect(ran).toHaveLength(3)
  expect(moved.ran.map((run) => run.due_at.slice(0, 10))).toEqual(ran)
  expect(moved.ran[0]?.name).toBe('daily')
})

test('the clock never goes back, and not further than a year at once', async () => {
  const deps = dependencies([])
  const back = await move(deps, new Date(clock.now().getTime() - 1000))
  expect(back).toMatchObject({ reason: 'clock_backwards' })
  const far = await move(deps, new Date(clock.now().getTime() + 400 * dayMs))
  expect(far).toMatchObject({ reason: 'invalid_input', details: { fields: { to: 'above_maximum' } } })
})

test('outside demo mode there is no clock to move', async () => {
  expect(await move({ ...dependencies([]), isClockMovable: false }, new Date('2030-01-01'))).toMatchObject({
    reason: 'not_found',
  })
})

test('any member of staff moves the clock in demo mode, which is on record; the past is refused', async () => {
  const agent = await aReviewer(app, 'support_agent')
  const call = (to: string) => app.call('desk.moveClock', { body: { to }, as: agent })
  expect((await call('2026-11-01T00:00:00Z')).body.details.reason).toBe('clock_backwards')
  expect((await call('soon')).status).toBe(400)
  const moved = await call(new Date(Date.now() + 30 * dayMs).toISOString())
  expect(moved.status).toBe(200)
  expect(moved.body.clock.movable).toBe(true)
  const [entry] = await app.db.database.system(
    (tx) =>
      tx`select action, outcome from audit_entry where action = 'clock.moved' order by number desc limit 1`,
  )
  expect(entry).toEqual({ action: 'clock.moved', outcome: 'done' })
})
