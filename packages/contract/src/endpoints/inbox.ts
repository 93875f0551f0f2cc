import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant } from '../wire/values.ts'

/** The development inbox. */

export const inboxEndpoints = {
  'inbox.list': endpoint({
    route: 'GET /dev/inbox.json',
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
