import type { Database } from '../database/database.ts'
import type { Logger } from '../logging/logger.ts'

const beatMs = 5_000
const missedAfterSeconds = 20
/** What was locked a moment ago may be held by one that has not said its name yet. */
const unsaidSeconds = 5

export type WorkerLife = {
  /** From now on this process works on jobs under this name, until it begins under another one. */
  begin(name: string): void
  /** What was held under the name, by nobody any more, goes back to the queue. */
  giveBack(): Promise<void>
  stop(): Promise<void>
}

/**
 * The queue alone gives a killed worker's jobs back after four hours. Here every worker says every five
 * seconds that it lives, under the name by which its jobs are locked, and whoever lives gives back what
 * silent ones held.
 */
export async function keepAlive(
  database: Database,
  options: { logger: Logger; alone?: boolean },
): Promise<WorkerLife> {
  let name: string | null = null
  const ended = new Set<string>()
  if (options.alone) await database.system((tx) => tx`delete from job_worker`)
  await freeAbandoned(database, { lockedSeconds: options.alone ? 0 : unsaidSeconds })
  const timer = setInterval(() => void beat(), beatMs)
  timer.unref()
  return {
    begin: (given) => {
      name = given
      void beat()
    },
    giveBack,
    stop: async () => {
      clearInterval(timer)
      await giveBack().catch((error: unknown) =>
        options.logger.warn({ err: error }, 'the worker could not say that it ended'),
      )
    },
  }

  async function beat(): Promise<void> {
    if (name === null) return
    try {
      await database.system(
        (tx) => tx`
          insert into job_worker (worker_id, seen_at) values (${name}, now())
          on conflict (worker_id) do update set seen_at = now()`,
      )
      await freeAbandoned(database)
    } catch (error) {
      options.logger.warn({ err: error }, 'the worker could not say that it lives')
    }
  }

  async function giveBack(): Promise<void> {
    if (name !== null) ended.add(name)
    name = null
    await database.system((tx) => tx`delete from job_worker where worker_id = any(${[...ended]}::text[])`)
    ended.clear()
    await freeAbandoned(database)
  }
}

/** True while any process says that it works on the queue. */
export async function anyWorkerAlive(database: Database): Promise<boolean> {
  const rows = await database.systemRead(
    (tx) => tx`
      select 1 from job_worker where seen_at > now() - make_interval(secs => ${missedAfterSeconds}) limit 1`,
  )
  return rows.length > 0
}

async function freeAbandoned(
  database: Database,
  { lockedSeconds } = { lockedSeconds: unsaidSeconds },
): Promise<void> {
  await database.system(async (tx) => {
    await tx`delete from job_worker where seen_at < now() - make_interval(secs => ${missedAfterSeconds})`
    await tx`
      select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from (
        select locked_by, locked_at from graphile_worker._private_jobs
        union all select locked_by, locked_at from graphile_worker._private_job_queues) held
      where locked_at <= now() - make_interval(secs => ${lockedSeconds})
        and locked_by not in (select worker_id from job_worker)
      having count(*) > 0`
    // Of what wakes up every minute the next one is there already: one that was killed is not tried again,
    // and nobody else removes it.
    await tx`
      delete from graphile_worker._private_jobs
       where locked_at is null and max_attempts = 1 and attempts >= max_attempts`
  })
}
