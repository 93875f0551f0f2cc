import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts'
import { settableClock } from '../../testing/app/settable-clock.ts'
import { createLogger } from '../logging/logger.ts'
import { everyMinutes, lastEveryMinutes } from './due-times.ts'
import { eachOne, SomeFailed } from './each-one.ts'
import { housekeeping } from './housekeeping.ts'
import { createSchedules, defineSchedule, type Schedule } from './schedules.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase()))
beforeEach(async () => {
  clock.set(start)
  await db.owner`truncate schedule_mark, schedule_run`
})
afterAll(() => db.drop())

const day = 86_400_000
const start = new Date('2026-11-23T00:00:00Z')
const logger = createLogger({ level: 'silent' })
const clock = settableClock(start)
const schedulesOf = (...schedules: Schedule[]) =>
  createSchedules({ database: db.database, clock, logger, schedules })
const at = (text: string) => new Date(`2026-11-${text}:00Z`)

async function from(schedules: ReturnType<typeof schedulesOf>) {
  await schedules.runDue(start)
  return schedules
}

test('a clock moved by weeks runs everything that fell due, in order and with its own time as now', async () => {
  const ran: string[] = []
  const note = (name: string) => (time: Date) => void ran.push(`${name} ${time.toISOString().slice(5, 16)}`)
  const daily = defineSchedule({
    name: 'daily',
    dueTimes: everyMinutes(1440),
    run: async (time) => note('daily')(time),
  })
  const noon = defineSchedule({
    name: 'noon',
    dueTimes: (a, b) => everyMinutes(720)(a, b).filter((time) => time.getUTCHours() === 12),
    run: async (time) => note('noon')(time),
  })
  const schedules = await from(schedulesOf(daily, noon))
  expect(await schedules.runDue(new Date(start.getTime() + 2.5 * day))).toEqual({ ran: 5, failed: 0 })
  expect(ran).toEqual([
    'noon 11-23T12:00',
    'daily 11-24T00:00',
    'noon 11-24T12:00',
    'daily 11-25T00:00',
    'noon 11-25T12:00',
  ])
  expect(await schedules.runDue(new Date(start.getTime() + 2.5 * day))).toEqual({ ran: 0, failed: 0 })
})

test('what a run makes due within the same jump is run too', async () => {
  const expiries: Date[] = []
  const ran: string[] = []
  const opens = defineSchedule({
    name: 'opens',
    dueTimes: everyMinutes(1440),
    run: async (time) => void expiries.push(new Date(time.getTime() + 3_600_000)),
  })
  const expires = defineSchedule({
    name: 'expires',
    dueTimes: (a, b) => expiries.filter((time) => time > a && time <= b),
    run: async (time) => void ran.push(time.toISOString().slice(5, 16)),
  })
  await (await from(schedulesOf(opens, expires))).runDue(at('25T06:00'))
  expect(ran).toEqual(['11-24T01:00', '11-25T01:00'])
})

test('a failed run is run again, holds back the later ones of its own schedule and no other', async () => {
  let broken = true
  const ran: string[] = []
  const fragile = defineSchedule({
    name: 'fragile',
    dueTimes: everyMinutes(1440),
    run: async (time) => {
      if (broken) throw new Error('no')
      ran.push(time.toISOString().slice(5, 10))
    },
  })
  const healthy = defineSchedule({
    name: 'healthy',
    dueTimes: everyMinutes(1440),
    run: async () => void ran.push('healthy'),
  })
  const schedules = await from(schedulesOf(fragile, healthy))
  expect(await schedules.runDue(at('25T00:00'))).toEqual({ ran: 2, failed: 1 })
  broken = false
  expect(await schedules.runDue(at('25T00:00'))).toEqual({ ran: 2, failed: 0 })
  expect(ran).toEqual(['healthy', 'healthy', '11-24', '11-25'])
})

test('one that cannot be done is tried again and holds back neither the others nor later runs', async () => {
  const broken = new Set(['dsp_2'])
  const ran: string[] = []
  const some = defineSchedule({
    name: 'some',
    dueTimes: everyMinutes(1440),
    run: (time) =>
      eachOne(['dsp_1', 'dsp_2', 'dsp_3'], async (id) => {
        if (broken.has(id)) throw new Error('no')
        ran.push(`${id} ${time.toISOString().slice(8, 10)}`)
      }),
  })
  const schedules = await from(schedulesOf(some))
  expect(await schedules.runDue(at('25T00:00'))).toEqual({ ran: 0, failed: 2 })
  expect(ran).toEqual(['dsp_1 24', 'dsp_3 24', 'dsp_1 25', 'dsp_3 25'])
  expect(await db.owner`select distinct state, error from schedule_run`).toEqual([
    { state: 'failed', error: '1 of 3 failed: dsp_2: no' },
  ])
  broken.clear()
  expect(await schedules.runDue(at('25T00:00'))).toEqual({ ran: 2, failed: 0 })
  expect(ran.filter((one) => one.startsWith('dsp_2'))).toEqual(['dsp_2 24', 'dsp_2 25'])
  expect(await schedules.runDue(at('25T00:00'))).toEqual({ ran: 0, failed: 0 })
})

test('what failed at a minute is made up for by the sweep of a later one, and alarms nobody any more', async () => {
  let broken = true
  const sweep = defineSchedule({
    name: 'sweep',
    dueTimes: lastEveryMinutes(1),
    run: () => eachOne(['dsp_1'], async () => (broken ? Promise.reject(new Error('no')) : undefined)),
  })
  const schedules = await from(schedulesOf(sweep))
  expect(await schedules.runDue(at('23T00:01'))).toEqual({ ran: 0, failed: 1 })
  broken = false
  expect(await schedules.runDue(at('23T00:02'))).toEqual({ ran: 1, failed: 0 })
  expect(await db.owner`select distinct state from schedule_run`).toEqual([{ state: 'done' }])
})

test('where twenty fail one after the other the rest is not tried, and the whole run has failed', async () => {
  const tried: string[] = []
  const all = eachOne(
    Array.from({ length: 30 }, (_, index) => `ord_${index}`),
    async (id) => {
      tried.push(id)
      throw new Error('the database is away')
    },
  )
  await expect(all).rejects.toThrow('20 of 30 failed')
  await expect(all).rejects.not.toBeInstanceOf(SomeFailed)
  expect(tried).toHaveLength(20)
})

test('a run that was killed is run again', async () => {
  const ran: string[] = []
  const job = defineSchedule({
    name: 'killed',
    dueTimes: everyMinutes(1440),
    run: async (time) => void ran.push(time.toISOString()),
  })
  const schedules = await from(schedulesOf(job))
  await db.owner`insert into schedule_run (name, due_at, state) values ('killed', ${at('24T00:00')}, 'running')`
  await schedules.runDue(at('24T00:00'))
  expect(ran).toHaveLength(1)
  expect(await db.owner`select state, attempts from schedule_run`).toMatchObject([
    { state: 'done', attempts: 2 },
  ])
})

test('eight processes looking at once run each due time once', async () => {
  let runs = 0
  const job = defineSchedule({
    name: 'once',
    dueTimes: everyMinutes(1440),
    run: async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      runs += 1
    },
  })
  await from(schedulesOf(job))
  await Promise.all(Array.from({ length: 8 }, () => schedulesOf(job).runDue(at('28T00:00'))))
  expect(runs).toBe(5)
})

test('while one runs long, the next minute runs the others, and nothing of its own lane', async () => {
  const ran: string[] = []
  const long = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const minutely = (name: string, run: () => Promise<void>, lane?: 'books') =>
    defineSchedule({ name, ...(lane && { lane }), dueTimes: everyMinutes(1), run })
  const settles = minutely('settles', () => (begun.resolve(), long.promise), 'books')
  const chases = minutely('chases', async () => void ran.push('chases'), 'books')
  const retries = minutely('retries', async () => void ran.push('retries'))
  const schedules = await from(schedulesOf(settles, chases, retries))
  const tick = () => schedules.job.handler(null, { jobId: 'tick', attempt: 1 })
  clock.set(new Date(start.getTime() + 60_000))
  const first = tick()
  try {
    await begun.promise
    clock.set(new Date(start.getTime() + 120_000))
    await vi.waitFor(async () => {
      await tick()
      expect(ran).toEqual(['retries', 'retries'])
    })
  } finally {
    long.resolve()
    await first
  }
  await tick()
  expect(ran.toSorted()).toEqual(['chases', 'chases', 'retries', 'retries'])
})

test('eight processes woken in one minute run each due time once', async () => {
  let runs = 0
  const job = (name: string) =>
    defineSchedule({ name, dueTimes: everyMinutes(1), run: async () => void (runs += 1) })
  const all = [job('one'), job('two'), job('three'), job('four')]
  await from(schedulesOf(...all))
  clock.set(new Date(start.getTime() + 60_000))
  const wake = () => schedulesOf(...all).job.handler(null, { jobId: 'tick', attempt: 1 })
  await Promise.all(Array.from({ length: 8 }, wake))
  await wake()
  expect(runs).toBe(4)
})

test('after an outage lanes catch up together, in the order of time', async () => {
  const ran: string[] = []
  const hourly = (name: string, minute: number) =>
    defineSchedule({
      name,
      dueTimes: (a, b) => everyMinutes(30)(a, b).filter((time) => time.getUTCMinutes() === minute),
      run: async (time) => void ran.push(`${name} ${time.toISOString().slice(11, 16)}`),
    })
  const schedules = await from(schedulesOf(hourly('full', 0), hourly('half', 30)))
  clock.set(new Date(start.getTime() + 2 * 3_600_000))
  await schedules.job.handler(null, { jobId: 'tick', attempt: 1 })
  expect(ran).toEqual(['half 00:30', 'full 01:00', 'half 01:30', 'full 02:00'])
})

test('a schedule seen for the first time begins now, it does not make up for the past', async () => {
  const job = defineSchedule({ name: 'new', dueTimes: everyMinutes(60), run: async () => undefined })
  expect(await schedulesOf(job).runDue(start)).toEqual({ ran: 0, failed: 0 })
  expect(await schedulesOf(job).runDue(new Date(start.getTime() + 3_600_000))).toEqual({ ran: 1, failed: 0 })
})

test('a sweep runs once a day of a jump, not once a minute', async () => {
  let runs = 0
  const sweep = defineSchedule({
    name: 'sweep',
    dueTimes: lastEveryMinutes(1),
    run: async () => void (runs += 1),
  })
  await (await from(schedulesOf(sweep))).runDue(at('28T00:00'))
  expect(runs).toBe(5)
})

test('what the platform keeps for a time is forgotten once a day, and nothing that still waits', async () => {
  const old = at('23T00:00')
  await db.owner.begin(async (tx) => {
    await tx`set local app.reach = 'system'`
    await tx`insert into outbox_message (id, kind, sealed, created_at, delivered_at) values
      ('sent', 'mail', null, ${old}, ${old}), ('waiting', 'mail', '\\x00', ${old}, null)`
    await tx`insert into dev_message (id, channel, recipient, text, at) values ('m', 'sms', '+971', 'x', ${old})`
  })
  const schedules = await from(schedulesOf(housekeeping(db.database)))
  await schedules.runDue(new Date('2026-12-25T00:00:00Z'))
  const left = await db.database.systemRead(
    (tx) => tx`select id from outbox_message union all select id from dev_message`,
  )
  expect(left).toEqual([{ id: 'waiting' }])
})
