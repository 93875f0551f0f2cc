import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClock, type ProductClock } from '../../../platform/clock/clock.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { createLogger } from '../../../platform/logging/logger.ts'
import { everyMinutes } from '../../../platform/schedules/due-times.ts'
import { createSchedules, defineSchedule } from '../../../platform/schedules/schedules.ts'
import { aReviewer } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { lastMove } from './clock-move.ts'
import { move } from './clock.ts'
import type { ConsoleDependencies } from './dependencies.ts'

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

/** What each run does besides being noted; nothing by default. */
function dependencies(
  ran: string[],
  {
    run = (): Promise<void> => Promise.resolve(),
    patience = (): Promise<unknown> => new Promise(() => {}),
  } = {},
): ConsoleDependencies {
  const { database } = app.db
  const daily = defineSchedule({
    name: 'daily',
    dueTimes: everyMinutes(1440),
    run: async (at) => {
      await run()
      ran.push(at.toISOString().slice(0, 10))
    },
  })
  const schedules = createSchedules({
    database,
    clock,
    logger: createLogger({ level: 'silent' }),
    schedules: [daily],
  })
  return {
    database,
    clock,
    isClockMovable: true,
    runDue: schedules.runDue,
    scheduleNames: () => schedules.names,
    patience,
    fourEyesAbove: {},
  }
}

function aSignal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  return { give: () => give(), given }
}

test('moving the clock runs everything due in between, in order [README-4]', async () => {
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
  expect(moved.move).toMatchObject({ state: 'done', ran_count: 3, failed: [], to: to.toISOString() })
  expect(moved.move.ran.map((run) => run.due_at.slice(0, 10))).toEqual(ran)
  expect(moved.move.ran[0]?.name).toBe('daily')
})

test('a clock move that outlasts its caller answers that it runs, and ends by itself', async () => {
  const ran: string[] = []
  const [gate, atGate] = [aSignal(), aSignal()]
  const run = async () => {
    if (ran.length !== 2) return
    atGate.give()
    await gate.given
  }
  const deps = dependencies(ran, { run, patience: () => atGate.given })
  await deps.runDue(clock.now())
  const from = clock.now()
  const to = new Date(from.getTime() + 5 * dayMs)
  const started = await move(deps, to)
  if (started instanceof Refusal) throw new Error(started.reason)
  expect(started.move).toMatchObject({ state: 'running', ran: [], ran_count: 2 })
  expect(started.move.reached > started.move.from && started.move.reached < started.move.to).toBe(true)
  const again = await move(deps, to)
  expect(again).toMatchObject({ move: { state: 'running', to: to.toISOString(), ran_count: 2 } })
  expect(await move(deps, new Date(to.getTime() + dayMs))).toMatchObject({ reason: 'clock_moving' })

  gate.give()
  const read = () => app.db.database.provider((tx) => lastMove(tx, deps.scheduleNames()))
  await expect.poll(async () => (await read())?.state).toBe('done')
  expect((await read())?.ran.map((run) => run.due_at.slice(0, 10))).toEqual(ran)
  expect(ran).toHaveLength(5)
  const repeated = await move(deps, to)
  expect(repeated).toMatchObject({ move: { state: 'done', reached: to.toISOString(), ran_count: 5 } })
  expect(ran).toHaveLength(5)
})

test('a run that fails holds the move up, is named, and the same move again ends it', async () => {
  const ran: string[] = []
  let isBroken = true
  const failsAtSecond = () =>
    ran.length === 1 && isBroken ? Promise.reject(new Error('no')) : Promise.resolve()
  const deps = dependencies(ran, { run: failsAtSecond })
  await deps.runDue(clock.now())
  const to = new Date(clock.now().getTime() + 3 * dayMs)
  const held = await move(deps, to)
  expect(held).toMatchObject({ move: { state: 'held_up', ran_count: 1, failed: [{ name: 'daily' }] } })
  isBroken = false
  expect(await move(deps, to)).toMatchObject({ move: { state: 'done', ran_count: 3, failed: [] } })
})

test('of eight moves to the same time one happens, and all of them hear of it', async () => {
  const ran: string[] = []
  const deps = dependencies(ran)
  await deps.runDue(clock.now())
  const to = new Date(clock.now().getTime() + 2 * dayMs)
  const answers = await Promise.all(Array.from({ length: 8 }, () => move(deps, to)))
  for (const answer of answers) expect(answer).toMatchObject({ move: { state: 'done', ran_count: 2 } })
  expect(ran).toHaveLength(2)
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
  const call = (to: string) => app.call('console.moveClock', { body: { to }, as: agent })
  app.clock.set(clock.now())
  const inDays = (days: number) => new Date(clock.now().getTime() + days * dayMs).toISOString()
  expect((await call(inDays(-20))).body.details.reason).toBe('clock_backwards')
  expect((await call('soon')).status).toBe(400)
  const moved = await call(inDays(30))
  expect(moved.status).toBe(200)
  expect(moved.body.clock.movable).toBe(true)
  expect(moved.body.move).toMatchObject({ state: 'done' })
  const { body: read } = await app.call('console.clock', { as: agent })
  expect(read.move).toEqual(moved.body.move)
  const [entry] = await app.db.database.system(
    (tx) =>
      tx`select action, outcome from audit_entry where action = 'clock.moved' order by number desc limit 1`,
  )
  expect(entry).toEqual({ action: 'clock.moved', outcome: 'done' })
})
