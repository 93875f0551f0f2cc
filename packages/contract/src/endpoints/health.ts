import { z } from 'zod'
import { endpoint, type Access } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { instant } from '../wire/values.ts'

const open = { kind: 'public' } as const satisfies Access
const versions = { build: z.string(), schema: z.string() }

export const health = {
  'health.live': endpoint({
    route: routes['health.live'],
    summary: 'The process answers',
    access: open,
    response: z.object({ status: z.literal('live'), ...versions }),
    unitOfWork: 'own',
  }),
  'health.ready': endpoint({
    route: routes['health.ready'],
    summary: 'Database reachable, migrations at head, worker alive',
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
  'inbox.list': endpoint({
    route: routes['inbox.list'],
    summary: 'Every e-mail and SMS the embedded fakes sent, newest first',
    access: { kind: 'development' },
    response: z.array(
      z.object({
        id: z.string(),
        channel: z.enum(['email', 'sms']),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        at: instant,
        code: z.string().optional(),
      }),
    ),
  }),
}
