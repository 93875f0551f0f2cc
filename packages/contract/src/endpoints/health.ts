import { z } from 'zod'
import { endpoint, type Access } from '../endpoint.ts'

/** Whether the process and what it needs are there. */

const open = { kind: 'public', audience: 'anybody' } as const satisfies Access
const versions = { build: z.string(), schema: z.string() }

export const healthEndpoints = {
  'health.live': endpoint({
    route: 'GET /health/live',
    summary: 'The process answers',
    access: open,
    response: z.object({ status: z.literal('live'), ...versions }),
    unitOfWork: 'own',
  }),
  'health.ready': endpoint({
    route: 'GET /health/ready',
    summary: 'Database reachable, migrations at head; a worker, where this process is to run one',
    access: open,
    response: z.object({
      status: z.literal('ready'),
      database: z.boolean(),
      migrations: z.boolean(),
      worker: z.boolean(),
      ...versions,
    }),
    reasons: ['unavailable'],
    unitOfWork: 'own',
  }),
}
