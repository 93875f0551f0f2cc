import type { Clock } from '../clock/clock.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Row } from '../database/rows.ts'
import { defineJob, type Job } from '../jobs/jobs.ts'
import { scrub } from '../logging/scrub.ts'
import type { Logger } from '../logging/logger.ts'

/** Something that falls due on the product's clock. */
export type Schedule = {
  name: string
  /**
   * Every due time after `from` and up to `to`, in order: computed (each Monday), or read from rows (each
   * expiry). It is asked again after a run, so what a run makes due is found.
   */
  dueTimes(from: Date, to: Date): readonly Date[] | Promise<readonly Date[]>
  /** Do it, with the due time as now. May run twice after a crash: it must not matter. */
  run(at: Date): Promise<void>
}

/** Name something that falls due. */
export function defineSchedule(schedule: Schedule): Schedule {
  return schedule
}

export type Schedules = {
  /**
   * Run everything due up to an instant of the product's clock (now when left out), in the order it fell
   * due, and wait for it. One process at a time; a second caller waits for the first.
   */
  runDue(upTo?: Date): Promise<{ ran: number; failed: number }>
  /** All of them, in no particular order. */
  names: readonly string[]
  /** The job the worker wakes every minute. */
  job: Job<unknown>
}

type ScheduleDependencies = {
  database: Database
  clock: Clock
  logger: Logger
  schedules: readonly Schedule[]
}

/** A week's jump is looked at day by day, so that no list of due times grows long. */
const sliceMs = 86_400_000

/** The product's schedules over the table of what was run when. */
export function createSchedules({ database, clock, logger, schedules }: ScheduleDependencies): Schedules {
  const twice = schedules.find(
    ({ name }, index) => schedules.findIndex((other) => other.name === name) !== index,
  )
  if (twice) throw new Error(`two schedules are called ${twice.name}`)
  const runDue = (upTo?: Date) =>
    serialized(database, () =>
      database.system((lock) => holding(lock, () => runUpTo(upTo ?? clock.now())), {
        statementSeconds: 3600,
      }),
    )
  const names = schedules.map(({ name }) => name)
  return { runDue, names, job: defineJob('schedules.tick', () => runDue().then(() => undefined)) }

  async function runUpTo(upTo: Date): Promise<{ ran: number; failed: number }> {
    const counts = { ran: 0, failed: 0 }
    const stuck = new Set<string>()
    const marks = await readMarks(upTo)
    for (let sliceEnd = firstSlice(marks, upTo); ; sliceEnd = earlier(after(sliceEnd, sliceMs), upTo)) {
      for (
        let due = await nextDue(marks, stuck, sliceEnd);
        due;
        due = await nextDue(marks, stuck, sliceEnd)
      ) {
        const outcome = await runOnce(due.schedule, due.at)
        if (outcome === 'failed') stuck.add(due.schedule.name)
        else marks.set(due.schedule.name, due.at)
        if (outcome !== 'known') counts[outcome] += 1
      }
      for (const { name } of schedules) if (!stuck.has(name)) await advance(marks, name, sliceEnd)
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

  async function nextDue(marks: Map<string, Date>, stuck: Set<string>, to: Date) {
    const found: { schedule: Schedule; at: Date }[] = []
    for (const schedule of schedules.filter(({ name }) => !stuck.has(name))) {
      const from = marks.get(schedule.name) ?? to
      const [at] = from < to ? (await schedule.dueTimes(from, to)).filter((time) => time > from) : []
      if (at) found.push({ schedule, at })
    }
    return found.toSorted((one, other) => one.at.getTime() - other.at.getTime())[0]
  }

  /** A failed run stays due and holds back the later ones of its schedule, until a later look succeeds. */
  async function runOnce({ name, run }: Schedule, at: Date): Promise<'ran' | 'failed' | 'known'> {
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
      return 'failed'
    }
    await database.system(async (tx) => {
      await tx`
        update schedule_run set state = 'done', finished_at = now(), error = null
        where name = ${name} and due_at = ${at}`
      await tx`update schedule_mark set looked_until = ${at} where name = ${name} and looked_until < ${at}`
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
 * Holds the right to run schedules for as long as the work takes: an advisory lock of a transaction that does
 * nothing else, so it is free again the moment this process dies.
 */
async function holding<T>(lock: Tx, work: () => Promise<T>): Promise<T> {
  await lock`set local idle_in_transaction_session_timeout = 0`
  await lock`set local lock_timeout = 0`
  await lock`select pg_advisory_xact_lock(hashtext('daftar-schedules'))`
  return work()
}

function firstSlice(marks: Map<string, Date>, upTo: Date): Date {
  const earliest = Math.min(upTo.getTime(), ...[...marks.values()].map((mark) => mark.getTime()))
  return earlier(new Date(earliest + sliceMs), upTo)
}

function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
