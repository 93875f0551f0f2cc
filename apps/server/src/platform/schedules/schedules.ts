import type { Clock } from '../clock/clock.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Row } from '../database/rows.ts'
import { defineJob, type Job } from '../jobs/jobs.ts'
import { scrub } from '../logging/scrub.ts'
import type { Logger } from '../logging/logger.ts'
import { SomeFailed } from './each-one.ts'

/** Something that falls due on the product's clock. */
export type Schedule = {
  name: string
  /**
   * Schedules of one lane never run at the same time: those whose order matters to the books. Left out, a
   * schedule has a lane of its own, and however long another one takes, it is not late.
   */
  lane?: 'books'
  /**
   * Every due time after `from` and up to `to`, in order: computed (each Monday), or read from rows (each
   * expiry). It is asked again after a run, so what a run makes due is found.
   */
  dueTimes(from: Date, to: Date): readonly Date[] | Promise<readonly Date[]>
  /**
   * Do it, with the due time as now. May run twice after a crash: it must not matter. What is done for many
   * is done with `eachOne`, so that one of them holds back no other.
   */
  run(at: Date): Promise<void>
}

/** Name something that falls due. */
export function defineSchedule(schedule: Schedule): Schedule {
  return schedule
}

export type Schedules = {
  /**
   * Run everything due up to an instant of the product's clock (now when left out), in the order it fell due,
   * and wait for it. One process at a time; a second caller waits for the first, and for every lane under
   * way.
   */
  runDue(upTo?: Date): Promise<Counts>
  /** All of them, in no particular order. */
  names: readonly string[]
  /**
   * The job the worker wakes every minute: each lane for itself, and what another process is at is left to
   * it.
   */
  job: Job<unknown>
}

type Counts = { ran: number; failed: number }

type ScheduleDependencies = {
  database: Database
  clock: Clock
  logger: Logger
  schedules: readonly Schedule[]
}

/** A week's jump is looked at day by day, so that no list of due times grows long. */
const sliceMs = 86_400_000
/**
 * What is further behind than this missed its minute: after an outage lanes catch up together, in the order
 * of time.
 */
const lateMs = 10 * 60_000
/** Lanes of one minute's look that run at the same time. */
const lanesAtOnce = 3
/** A run may take so long before the database ends it. */
const longestRun = { statementSeconds: 3600 }

/** The product's schedules over the table of what was run when. */
export function createSchedules({ database, clock, logger, schedules }: ScheduleDependencies): Schedules {
  const twice = schedules.find(
    ({ name }, index) => schedules.findIndex((other) => other.name === name) !== index,
  )
  if (twice) throw new Error(`two schedules are called ${twice.name}`)
  const runDue = (upTo?: Date) =>
    serialized(database, () =>
      database.system(async (lock) => {
        await waitForAll(lock)
        return runUpTo(schedules, upTo ?? clock.now())
      }, longestRun),
    )
  const names = schedules.map(({ name }) => name)
  return { runDue, names, job: defineJob('schedules.tick', runMinute) }

  async function runMinute(): Promise<void> {
    const upTo = clock.now()
    const marks = await readMarks(upTo)
    const groups = lanesTogether(schedules, (name) => upTo.getTime() - (marks.get(name) ?? upTo).getTime())
    const waiting = [...groups]
    await Promise.all(
      Array.from({ length: lanesAtOnce }, async () => {
        for (let group = waiting.shift(); group; group = waiting.shift()) await runIfFree(group, marks, upTo)
      }),
    )
  }

  /**
   * Nothing due needs no lock. What is due is done by whoever holds its lanes; the next minute looks again.
   */
  async function runIfFree(group: readonly Schedule[], marks: Map<string, Date>, upTo: Date): Promise<void> {
    if (!(await nextDue(group, marks, new Set(), upTo))) {
      for (const { name } of group) await advance(marks, name, upTo)
      return
    }
    await database.system(async (lock) => {
      if (await takeLanes(lock, group)) await runUpTo(group, upTo)
    }, longestRun)
  }

  async function runUpTo(group: readonly Schedule[], upTo: Date): Promise<Counts> {
    const counts = { ran: 0, failed: 0 }
    const stuck = new Set<string>()
    /**
     * Schedules with something to be tried again: their marks stay where they are, while later runs go on.
     */
    const owing = new Set<string>()
    const marks = await readMarks(upTo)
    const ofGroup = new Map(group.map(({ name }) => [name, marks.get(name) ?? upTo]))
    for (let sliceEnd = firstSlice(ofGroup, upTo); ; sliceEnd = earlier(after(sliceEnd, sliceMs), upTo)) {
      for (
        let due = await nextDue(group, marks, stuck, sliceEnd);
        due;
        due = await nextDue(group, marks, stuck, sliceEnd)
      ) {
        const { name } = due.schedule
        const outcome = await runOnce(due.schedule, due.at, owing.has(name))
        if (outcome === 'failed') stuck.add(name)
        else marks.set(name, due.at)
        if (outcome === 'partly') owing.add(name)
        if (outcome !== 'known') counts[outcome === 'ran' ? 'ran' : 'failed'] += 1
      }
      for (const { name } of group)
        if (owing.has(name)) marks.set(name, later(marks.get(name) ?? sliceEnd, sliceEnd))
        else if (!stuck.has(name)) await advance(marks, name, sliceEnd)
      if (sliceEnd >= upTo) return counts
    }
  }

  /** How far each schedule was looked at; one seen for the first time begins now. */
  async function readMarks(upTo: Date): Promise<Map<string, Date>> {
    const rows = await database.system(async (tx) => {
      for (const { name } of schedules)
        await tx`insert into schedule_mark (name, looked_until) values (${name}, ${upTo}) on conflict do nothing`
      return tx<Row<'schedule_mark', 'name' | 'looked_until'>[]>`select name, looked_until from schedule_mark`
    })
    return new Map(rows.map((row) => [row.name, row.looked_until]))
  }

  async function nextDue(group: readonly Schedule[], marks: Map<string, Date>, stuck: Set<string>, to: Date) {
    const found: { schedule: Schedule; at: Date }[] = []
    for (const schedule of group.filter(({ name }) => !stuck.has(name))) {
      const from = marks.get(schedule.name) ?? to
      const [at] = from < to ? (await schedule.dueTimes(from, to)).filter((time) => time > from) : []
      if (at) found.push({ schedule, at })
    }
    return found.toSorted((one, other) => one.at.getTime() - other.at.getTime())[0]
  }

  /**
   * A failed run stays due and holds back the later ones of its schedule, until a later look succeeds. One
   * that failed for some of what it looks at stays due too, and holds back nothing.
   */
  async function runOnce(
    { name, run }: Schedule,
    at: Date,
    isOwing: boolean,
  ): Promise<'ran' | 'partly' | 'failed' | 'known'> {
    if (!(await begin(name, at))) return 'known'
    try {
      await run(at)
    } catch (error) {
      logger.error({ schedule: name, due_at: at.toISOString(), err: error }, 'a scheduled run failed')
      const reason = scrub(error instanceof Error ? error.message : 'unknown').slice(0, 500)
      await database.system(
        (tx) => tx`
          update schedule_run set state = 'failed', finished_at = now(), error = ${reason}
          where name = ${name} and due_at = ${at}`,
      )
      return error instanceof SomeFailed ? 'partly' : 'failed'
    }
    await database.system(async (tx) => {
      await tx`
        update schedule_run set state = 'done', finished_at = now(), error = null
        where name = ${name} and due_at = ${at}`
      if (!isOwing) await settle(tx, name, at)
    })
    return 'ran'
  }

  /** False when this due time was done before. One left running by a crash is begun again. */
  async function begin(name: string, at: Date): Promise<boolean> {
    const begun = await database.system(
      (tx) => tx`
        insert into schedule_run (name, due_at, state) values (${name}, ${at}, 'running')
        on conflict (name, due_at) do update
          set state = 'running', attempts = schedule_run.attempts + 1, started_at = now()
          where schedule_run.state <> 'done'`,
    )
    return begun.count === 1
  }

  async function advance(marks: Map<string, Date>, name: string, to: Date): Promise<void> {
    if ((marks.get(name) ?? to) >= to) return
    marks.set(name, to)
    await database.system(
      (tx) => tx`update schedule_mark set looked_until = ${to} where name = ${name} and looked_until < ${to}`,
    )
  }
}

/**
 * All that was due before is done, by runs of its own or, where a sweep failed, by one that looked at the
 * same.
 */
async function settle(tx: Tx, name: string, at: Date): Promise<void> {
  await tx`
    update schedule_run set state = 'done', finished_at = now()
    where name = ${name} and due_at < ${at} and state <> 'done'`
  await tx`update schedule_mark set looked_until = ${at} where name = ${name} and looked_until < ${at}`
}

const queues = new WeakMap<Database, Promise<unknown>>()

/** One after the other within this process, so that those who wait hold no connection meanwhile. */
function serialized<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const next = (queues.get(database) ?? Promise.resolve()).then(work, work)
  queues.set(
    database,
    next.catch(() => undefined),
  )
  return next
}

/**
 * The right to run schedules is held by advisory locks of a transaction that does nothing else, so it is free
 * again the moment this process dies: all of them at once, or shared with others, lane by lane.
 */
const allLanes = 'daftar-schedules'

async function waitForAll(lock: Tx): Promise<void> {
  await holdWithoutLimit(lock)
  await lock`select pg_advisory_xact_lock(hashtext(${allLanes}))`
}

/**
 * False when another process runs all lanes or one of these; what was taken is free again with the
 * transaction.
 */
async function takeLanes(lock: Tx, group: readonly Schedule[]): Promise<boolean> {
  await holdWithoutLimit(lock)
  const [all] = await lock<{ free: boolean }[]>`
    select pg_try_advisory_xact_lock_shared(hashtext(${allLanes})) as free`
  if (!all?.free) return false
  for (const lane of new Set(group.map(laneOf))) {
    const [one] = await lock<{ free: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtext(${`${allLanes}:${lane}`})) as free`
    if (!one?.free) return false
  }
  return true
}

async function holdWithoutLimit(lock: Tx): Promise<void> {
  await lock`set local idle_in_transaction_session_timeout = 0`
  await lock`set local lock_timeout = 0`
}

function laneOf({ lane, name }: Schedule): string {
  return lane ?? name
}

/** Each lane for itself; those that are late are one group, which catches up in the order of time. */
function lanesTogether(
  schedules: readonly Schedule[],
  behindMs: (name: string) => number,
): (readonly Schedule[])[] {
  const lanes = [...Map.groupBy(schedules, laneOf).values()]
  const isLate = (lane: readonly Schedule[]) => lane.some(({ name }) => behindMs(name) > lateMs)
  const late = lanes.filter(isLate).flat()
  return [...(late.length > 0 ? [late] : []), ...lanes.filter((lane) => !isLate(lane))]
}

function firstSlice(marks: Map<string, Date>, upTo: Date): Date {
  const earliest = Math.min(upTo.getTime(), ...[...marks.values()].map((mark) => mark.getTime()))
  return earlier(new Date(earliest + sliceMs), upTo)
}

function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
