import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { defineJob, type Job } from '../jobs/jobs.ts'
import { scrub } from '../logging/scrub.ts'
import type { Logger } from '../logging/logger.ts'
import { SomeFailed } from './each-one.ts'
import { lanesTogether, takeLanes, waitForAll } from './lanes.ts'
import { advance, begin, noteDone, noteFailed, readMarks } from './run-store.ts'

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
  const names = schedules.map(({ name }) => name)
  const runDue = (upTo?: Date) =>
    serialized(database, () =>
      database.system(async (lock) => {
        await waitForAll(lock)
        return runUpTo(schedules, upTo ?? clock.now())
      }, longestRun),
    )
  return { runDue, names, job: defineJob('schedules.tick', runMinute) }

  async function runMinute(): Promise<void> {
    const upTo = clock.now()
    const marks = await readMarks(database, names, upTo)
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
      for (const { name } of group) await advance(database, marks, name, upTo)
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
    const marks = await readMarks(database, names, upTo)
    const ofGroup = new Map(group.map(({ name }) => [name, marks.get(name) ?? upTo]))
    for (let sliceEnd = firstSlice(ofGroup, upTo); ; sliceEnd = earlier(after(sliceEnd, sliceMs), upTo)) {
      for (
        let due = await nextDue(group, marks, stuck, sliceEnd);
        due;
        due = await nextDue(group, marks, stuck, sliceEnd)
      ) {
        const { name } = due.schedule
        const outcome = await runOnce({ database, logger }, due, owing.has(name))
        if (outcome === 'failed') stuck.add(name)
        else marks.set(name, due.at)
        if (outcome === 'partly') owing.add(name)
        if (outcome !== 'known') counts[outcome === 'ran' ? 'ran' : 'failed'] += 1
      }
      for (const { name } of group)
        if (owing.has(name)) marks.set(name, later(marks.get(name) ?? sliceEnd, sliceEnd))
        else if (!stuck.has(name)) await advance(database, marks, name, sliceEnd)
      if (sliceEnd >= upTo) return counts
    }
  }
}

interface Due {
  schedule: Schedule
  at: Date
}

/** What fell due first of a group, but for those that are stuck. */
async function nextDue(
  group: readonly Schedule[],
  marks: ReadonlyMap<string, Date>,
  stuck: ReadonlySet<string>,
  to: Date,
): Promise<Due | undefined> {
  const found: Due[] = []
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
  { database, logger }: Pick<ScheduleDependencies, 'database' | 'logger'>,
  { schedule: { name, run }, at }: Due,
  isOwing: boolean,
): Promise<'ran' | 'partly' | 'failed' | 'known'> {
  if (!(await begin(database, { name, at }))) return 'known'
  try {
    await run(at)
  } catch (error) {
    logger.error({ schedule: name, due_at: at.toISOString(), err: error }, 'a scheduled run failed')
    const reason = scrub(error instanceof Error ? error.message : 'unknown').slice(0, 500)
    await noteFailed(database, { name, at }, reason)
    return error instanceof SomeFailed ? 'partly' : 'failed'
  }
  await noteDone(database, { name, at }, isOwing)
  return 'ran'
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
