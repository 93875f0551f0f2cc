import type { Job } from '../jobs/jobs.ts'
import { inSpan, traceKey } from './tracing.ts'

/** The same job, as a span below whoever asked for it; its handler never sees who that was. */
export function tracedJob<P>(job: Job<P>): Job<P> {
  return {
    ...job,
    handler: (payload, context) => {
      const [own, above] = splitTrace(payload)
      const facts = { 'messaging.system': 'graphile_worker', 'daftar.job.attempt': context.attempt }
      return inSpan('job', job.name, () => job.handler(own, context), { facts, above })
    },
  }
}

/** Another process may have traced what this one does not. */
function splitTrace<P>(payload: P): [P, string | undefined] {
  if (typeof payload !== 'object' || payload === null || !(traceKey in payload)) return [payload, undefined]
  const { [traceKey]: above, ...own } = payload
  return [own as P, typeof above === 'string' ? above : undefined]
}
