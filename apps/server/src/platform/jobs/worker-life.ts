import type { WorkerEvents } from 'graphile-worker'
import type { Database } from '../database/database.ts'
import type { Logger } from '../logging/logger.ts'

const beatMs = 5_000
const missedAfterSeconds = 20

/**
 * The queue alone gives a killed worker's jobs back after four hours. Here every worker says every five
 * seconds that it lives, and whoever lives gives back what silent ones held.
 */
export async function keepAlive(
  database: Database,
  events: WorkerEvents,
  options: { logger: Logger; alone?: boolean },
): Promise<{ stop(): Promise<void> }> {
  const mine = new Set<string>()
  if (options.alone) await database.system((tx) => tx`delete from job_worker`)
  await freeAbandoned(database)
  events.on('worker:create', ({ worker }) => {
    mine.add(worker.workerId)
    void beat()
  })
  const timer = setInterval(() => void beat(), beatMs)
  timer.unref()
  return { stop }

  async function beat(): Promise<void> {
    try {
      await database.system(async (tx) => {
        await tx`
          insert into job_worker (worker_id, seen_at) select unnest(${[...mine]}::text[]), now()
          on conflict (worker_id) do update set seen_at = now()`
      })
      await freeAbandoned(database)
    } catch (error) {
      options.logger.warn({ err: error }, 'the worker could not say that it lives')
    }
  }

  async function stop(): Promise<void> {
    clearInterval(timer)
    await database.system((tx) => tx`delete from job_worker where worker_id = any(${[...mine]}::text[])`)
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

async function freeAbandoned(database: Database): Promise<void> {
  await database.system(async (tx) => {
    await tx`delete from job_worker where seen_at < now() - make_interval(secs => ${missedAfterSeconds})`
    await tx`
      select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from (
        select locked_by from graphile_worker._private_jobs
        union all select locked_by from graphile_worker._private_job_queues) held
      where locked_by is not null and locked_by not in (select worker_id from job_worker)
      having count(*) > 0`
  })
}
