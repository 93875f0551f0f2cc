import type { Tx } from '../database/connect.ts'
import { withTrace } from '../tracing/tracing.ts'

/** A kind of work that happens outside a request. Its handler may run twice: it must not matter. */
export type Job<P> = {
  name: string
  handler(payload: P, context: JobContext): Promise<void>
}

export type JobContext = {
  /** Stays the same when the job is tried again. */
  jobId: string
  /** 1 on the first try. */
  attempt: number
}

/** Name a job and say what it does. Payloads are JSON and hold ids, never secrets. */
export function defineJob<P>(name: string, handler: Job<P>['handler']): Job<P> {
  return { name, handler }
}

export type EnqueueOptions = {
  /** At most one waiting job has this key; a new one replaces it. */
  key?: string
  /** Jobs of one queue run one after the other. */
  queue?: string
  /** The system's time, not the product's: what depends on the product's clock is a schedule. */
  runAt?: Date
  maxAttempts?: number
}

/** Put a job into the queue in this transaction: rolled back with it, seen by the workers at its commit. */
export async function enqueue<P>(
  tx: Tx,
  job: Pick<Job<P>, 'name'>,
  payload: P,
  options: EnqueueOptions = {},
): Promise<void> {
  await tx`
    select graphile_worker.add_job(${job.name}, payload => ${tx.json(withTrace(payload) as unknown)}::json,
      queue_name => ${options.queue ?? null}, run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::int, job_key => ${options.key ?? null})`
}

/**
 * The same for many payloads of one job, in one statement: putting thousands in one by one takes ever longer.
 */
export async function enqueueMany<P>(
  tx: Tx,
  job: Pick<Job<P>, 'name'>,
  payloads: readonly P[],
): Promise<void> {
  if (payloads.length === 0) return
  await tx`
    select count(*) from graphile_worker.add_jobs((
      select array_agg((${job.name}::text, payload::json, null, null, null, null, null, null)::graphile_worker.job_spec)
        from jsonb_array_elements(${tx.json(payloads as unknown)}) payload))`
}
