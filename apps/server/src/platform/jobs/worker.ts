import { EventEmitter } from 'node:events'
import { Logger as QueueLogger, parseCronItems, run, type Runner, type WorkerEvents } from 'graphile-worker'
import type { Database } from '../database/database.ts'
import type { Logger } from '../logging/logger.ts'
import type { Job } from './jobs.ts'
import { keepAlive } from './worker-life.ts'

export type Worker = { isAlive(): boolean; stop(): Promise<void> }

export type WorkerOptions = {
  database: Database
  jobs: readonly Job<unknown>[]
  /** Names of jobs to wake every minute of the system's time. */
  everyMinute?: readonly string[]
  logger: Logger
  concurrency?: number
  /** No other process works on this database (the embedded one): what is locked was left by a crash. */
  alone?: boolean
}

/**
 * Run the jobs of the queue in this process. Safe to kill at any moment: what it held is given back to the
 * queue as soon as its heartbeat is missed (at once when `alone`), and failed jobs are tried again for days.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const events: WorkerEvents = new EventEmitter()
  const life = await keepAlive(options.database, events, options)
  const runner: Runner = await run({
    connectionString: options.database.appUrl,
    concurrency: options.concurrency ?? 4,
    maxPoolSize: (options.concurrency ?? 4) + 2,
    noHandleSignals: true,
    pollInterval: 2_000,
    events,
    logger: quiet(options.logger),
    parsedCronItems: parseCronItems(
      (options.everyMinute ?? []).map((task) => ({
        task,
        match: '* * * * *',
        options: { maxAttempts: 1, jobKey: task },
      })),
    ),
    taskList: Object.fromEntries(options.jobs.map((job) => [job.name, taskOf(job, options.logger)])),
  })
  let alive = true
  void runner.promise.catch(() => undefined).finally(() => (alive = false))
  return {
    isAlive: () => alive,
    stop: async () => {
      if (alive) await runner.stop()
      await life.stop()
    },
  }
}

type Helpers = { job: { id: string; attempts: number } }

function taskOf(job: Job<unknown>, logger: Logger) {
  return async (payload: unknown, { job: { id, attempts } }: Helpers): Promise<void> => {
    try {
      await job.handler(payload, { jobId: id, attempt: attempts })
    } catch (error) {
      logger.error({ job: job.name, job_id: id, attempt: attempts, err: error }, 'job failed')
      // The queue keeps the message of what it is told; the details are in our log, scrubbed.
      throw new Error(`job ${job.name} failed: ${error instanceof Error ? error.name : 'unknown'}`, {
        cause: error,
      })
    }
  }
}

/** The queue's own chatter holds payloads and worker ids; only what it calls an error is worth a line. */
function quiet(logger: Logger): QueueLogger {
  return new QueueLogger(() => (level, message) => {
    if (level === 'error' && !message.startsWith('Failed task')) logger.error({ name: 'queue' }, message)
  })
}
