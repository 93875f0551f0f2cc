import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { instant } from '../../wire/values.ts'

/** Whether the process and what it needs are there; for staff, how each part of the installation is doing. */

const open = { kind: 'public', audience: 'anybody' } as const satisfies Access
/** What can be tried from the console. */
const triedParts = ['mail', 'sms', 'disk', 'clock'] as const
export type TriedPart = (typeof triedParts)[number]

/** One part of the installation. `watch` wants somebody's attention, `bad` is broken now. */
export const healthPart = z.object({
  part: z.enum(['database', 'worker', 'jobs', ...triedParts]),
  state: z.enum(['good', 'watch', 'bad']),
  /** What its state was told by; a part has those that fit it. */
  figures: z
    .object({
      connections: z.number().int(),
      connections_most: z.number().int(),
      workers: z.number().int(),
      waiting: z.number().int(),
      failing: z.number().int(),
      oldest_seconds: z.number().int(),
      free_bytes: z.number(),
      size_bytes: z.number(),
      skew_seconds: z.number(),
    })
    .partial(),
})
export type HealthPart = z.output<typeof healthPart>

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
      disk: z.boolean(),
      ...versions,
    }),
    reasons: ['unavailable'],
    unitOfWork: 'own',
  }),
  'health.parts': endpoint({
    route: 'GET /desk/api/v1/health',
    summary: 'How each part of the installation is doing',
    access: { kind: 'staff', flag: 'can_view_health' },
    response: z.object({ checked_at: instant, parts: z.array(healthPart), ...versions }),
    unitOfWork: 'own',
  }),
  'health.try': endpoint({
    route: 'POST /desk/api/v1/health/tries',
    summary:
      'Try one part now: a mail or an SMS to whoever asks, a file that is written and read, the clocks',
    access: { kind: 'staff', flag: 'can_view_health' },
    body: z.strictObject({ part: z.enum(triedParts) }),
    response: z.object({
      part: z.enum(triedParts),
      worked: z.boolean(),
      took_ms: z.number().int(),
      /** Why it did not work, in the words of what was tried; without contacts and secrets. */
      problem: z.string().nullable(),
    }),
    audit: 'health.tried',
    unitOfWork: 'own',
    example: { body: { part: 'disk' } },
  }),
}
