import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger as QueueLogger, parseCronItems, run, type WorkerEvents } from 'graphile-worker'
import type { Database } from '../database/database.ts'
import { createQueuePool } from '../database/connections/queue-pool.ts'
import type { Logger } from '../logging/logger.ts'
import type { Job } from './jobs.ts'
import { keepAlive, type WorkerLife } from './worker-life.ts'

export type Worker = { stop(): Promise<void> }

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

const firstPauseMs = 100
const longestPauseMs = 5_000

/**
 * Run the jobs of the queue in this process. Safe to kill at any moment: what it held is given back to the
 * queue as soon as its heartbeat is missed (at once when `alone`), and failed jobs are tried again for days.
 * A queue whose database dies under it is left, and another one begun, with growing pauses, until the
 * database is back.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { database, logger, concurrency = 4 } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const life = await keepAlive(database, options)
  const pool = createQueuePool(database.appUrl, { max: concurrency + 2, logger })
  const close = async () => {
    await life.stop()
    await pool.end()
  }
  let queue = await beginQueue(options, pool, life).catch((error: unknown) =>
    close().then(() => Promise.reject(error)),
  )
  const ended = keepRunning()
  return { stop }

  async function keepRunning(): Promise<void> {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const begunAt = performance.now()
      const why = await queue.broken
      if (signal.aborted) return
      logger.warn({ err: why }, 'the queue broke and is begun again')
      await queue.stop()
      if (performance.now() - begunAt > longestPauseMs) pauseMs = firstPauseMs
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        await life.giveBack()
        queue = await beginQueue(options, pool, life)
        if (signal.aborted) await queue.stop()
      } catch (error) {
        logger.warn({ err: error }, 'the queue could not begin again')
      }
    }
  }

  async function stop(): Promise<void> {
    stopping.abort()
    await queue.stop()
    await ended
    await close()
  }
}

type Pool = ReturnType<typeof createQueuePool>

type Queue = {
  /**
   * Told why it is of no use any more: what it took or ended may not have been noted, as when its database
   * died.
   */
  broken: Promise<unknown>
  /** Begins no job any more; resolved when those under way have ended. */
  stop(): Promise<void>
}

async function beginQueue(options: WorkerOptions, pool: Pool, life: WorkerLife): Promise<Queue> {
  const underWay = new Set<Promise<void>>()
  const { promise: broken, resolve: breaks } = Promise.withResolvers<unknown>()
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => life.begin(workerPool.id))
  events.on('pool:fatalError', ({ error }) => breaks(error))
  // It may have taken a job and not heard of it: under this name the job would stay taken.
  events.on('worker:getJob:error', ({ error }) => breaks(error))
  const runner = await run({
    pgPool: pool,
    noHandleSignals: true,
    preset: {
      worker: {
        concurrentJobs: options.concurrency ?? 4,
        pollInterval: 2_000,
        // Noted at once, but on the way on which the queue handles failures: without these nobody awaits what
        // notes the end of a job, and a database that dies at that moment ends the process (seen with
        // 0.18.0).
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
    events,
    logger: quiet(options.logger),
    parsedCronItems: parseCronItems(
      (options.everyMinute ?? []).map((task) => ({
        task,
        match: '* * * * *',
        options: { maxAttempts: 1, jobKey: task },
      })),
    ),
    taskList: Object.fromEntries(
      options.jobs.map((job) => [job.name, noted(underWay, taskOf(job, options.logger))]),
    ),
  })
  runner.promise.then(breaks, breaks)
  return {
    broken,
    stop: async () => {
      // A broken queue may never say that it stopped (0.18.0 miscounts what failed); it takes no job either
      // way.
      await Promise.race([runner.stop().catch(() => undefined), broken])
      await Promise.allSettled(underWay)
    },
  }
}

type Task = (payload: unknown, helpers: Helpers) => Promise<void>
type Helpers = { job: { id: string; attempts: number } }

function noted(underWay: Set<Promise<void>>, task: Task): Task {
  return async (payload, helpers) => {
    const done = task(payload, helpers)
    underWay.add(done)
    await done.finally(() => underWay.delete(done))
  }
}

function taskOf(job: Job<unknown>, logger: Logger): Task {
  return async (payload, { job: { id, attempts } }) => {
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
