import type { ReadTx } from '../database/database.ts'
import type { Column } from '../database/rows.ts'
import { defineGauge, type StateReading } from './gauges.ts'

/** What waits to leave, by kind. `now` is the product's clock. */
export function outboxState(tx: ReadTx, now: Date) {
  return tx<{ kind: Column<'outbox_message', 'kind'>; waiting: number; failing: number; seconds: number }[]>`
    select kind, count(*)::int as waiting, (count(*) filter (where attempts > 0))::int as failing,
      greatest(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8 as seconds
      from outbox_message where delivered_at is null group by kind`
}

/** What the queue holds, and which jobs failed. */
export async function jobsState(tx: ReadTx) {
  const [all] = await tx<{ due: number; seconds: number; running: number }[]>`
    select (count(*) filter (where locked_at is null and run_at <= now() and attempts < max_attempts))::int as due,
      coalesce(extract(epoch from now() - min(run_at) filter (where locked_at is null and run_at <= now() and attempts < max_attempts)), 0)::float8 as seconds,
      (count(*) filter (where locked_at is not null))::int as running
      from graphile_worker._private_jobs`
  const failed = await tx<{ job: string; retrying: number; given_up: number }[]>`
    select task.identifier as job, (count(*) filter (where job.attempts < job.max_attempts))::int as retrying,
      (count(*) filter (where job.attempts >= job.max_attempts))::int as given_up
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
     where job.attempts > 0 and job.locked_at is null group by 1`
  return { ...all!, failed }
}

/** The server of the database, who works beside it, and whether its clock is ours. */
export async function databaseState(tx: ReadTx, realNow: () => Date) {
  const before = realNow().getTime()
  const [row] = await tx<{ ms: number; workers: number; connections: number; most: number }[]>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms,
      (select count(*) from job_worker where seen_at > now() - interval '20 seconds')::int as workers,
      (select coalesce(sum(numbackends), 0) from pg_stat_database)::int as connections,
      current_setting('max_connections')::int as most`
  const { ms, ...counts } = row!
  return { ...counts, skewSeconds: ((before + realNow().getTime()) / 2 - ms) / 1000 }
}

const waiting = defineGauge('daftar_outbox_waiting', 'Messages that wait to leave, by kind', ['kind'])
const oldest = defineGauge(
  'daftar_outbox_oldest_seconds',
  'Age of the oldest message that waits to leave, by kind',
  ['kind'],
)
const failing = defineGauge('daftar_outbox_failing', 'Messages that wait after a failed try, by kind', [
  'kind',
])

const outbox: StateReading = {
  gauges: [waiting, oldest, failing],
  read: async (tx, now) => {
    const rows = await outboxState(tx, now)
    return rows.flatMap(({ kind, ...row }) => [
      waiting.at(row.waiting, { kind }),
      oldest.at(row.seconds, { kind }),
      failing.at(row.failing, { kind }),
    ])
  },
}

const due = defineGauge('daftar_jobs_due', 'Jobs whose time has come and that nobody has begun')
const oldestDue = defineGauge('daftar_jobs_due_oldest_seconds', 'How long the oldest of them is due')
const running = defineGauge('daftar_jobs_running', 'Jobs under way')
const retrying = defineGauge('daftar_jobs_retrying', 'Jobs that failed and are tried again, by job', ['job'])
const givenUp = defineGauge('daftar_jobs_given_up', 'Jobs that failed as often as they may, by job', ['job'])

const jobs: StateReading = {
  gauges: [due, oldestDue, running, retrying, givenUp],
  read: async (tx) => {
    const { failed, ...all } = await jobsState(tx)
    return [
      due.at(all.due, {}),
      oldestDue.at(all.seconds, {}),
      running.at(all.running, {}),
      ...failed.flatMap(({ job, ...row }) => [
        retrying.at(row.retrying, { job }),
        givenUp.at(row.given_up, { job }),
      ]),
    ]
  },
}

const late = defineGauge(
  'daftar_schedule_late_seconds',
  'How far a schedule is behind the product’s clock: all that was due before has run',
  ['schedule'],
)
const failedRuns = defineGauge(
  'daftar_schedule_failed_runs',
  'Runs that failed and are tried again, by schedule',
  ['schedule'],
)

const schedules: StateReading = {
  gauges: [late, failedRuns],
  read: async (tx, now) => {
    const marks = await tx<{ schedule: string; seconds: number; failed: number }[]>`
      select mark.name as schedule, greatest(extract(epoch from ${now}::timestamptz - mark.looked_until), 0)::float8 as seconds,
        (select count(*) from schedule_run run where run.name = mark.name and run.state = 'failed')::int as failed
        from schedule_mark mark`
    return marks.flatMap(({ schedule, seconds, failed }) => [
      late.at(seconds, { schedule }),
      failedRuns.at(failed, { schedule }),
    ])
  },
}

const workers = defineGauge('daftar_workers_alive', 'Workers that said within twenty seconds that they live')
const connections = defineGauge(
  'daftar_database_connections',
  'Connections to the server of the database, by all',
)
const mostConnections = defineGauge('daftar_database_connections_max', 'The most that it takes')
const skew = defineGauge(
  'daftar_clock_skew_seconds',
  'How far the clock of this machine is ahead of that of the database',
)

/** What the machinery below all modules stands at. */
export function stateReadings(realNow: () => Date): StateReading[] {
  const database: StateReading = {
    gauges: [workers, connections, mostConnections, skew],
    read: async (tx) => {
      const state = await databaseState(tx, realNow)
      return [
        skew.at(state.skewSeconds, {}),
        workers.at(state.workers, {}),
        connections.at(state.connections, {}),
        mostConnections.at(state.most, {}),
      ]
    },
  }
  return [database, outbox, jobs, schedules]
}
