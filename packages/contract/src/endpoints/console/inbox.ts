import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { instant } from '../../wire/values.ts'

/** The development inbox. */

export const inboxEndpoints = {
  'inbox.list': endpoint({
    route: 'GET /dev/inbox.json',
    summary: 'The newest hundred e-mails and SMS that the embedded fakes sent, to anybody or to one contact',
    access: { kind: 'development' },
    query: z.strictObject({ to: z.string().max(320).optional() }),
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
