import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { listInbox } from '../../../platform/outbox/inbox.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { inboxPage, inboxStyles } from './page.ts'

export interface InboxDependencies {
  database: Database
  storage: Storage
  /** Whether people may look at it: outside production. */
  isShown: boolean
}

/** The development inbox: where every e-mail and SMS lands outside production (README decision 2). */
export function buildInbox({ database, storage, isShown }: InboxDependencies) {
  const handlers: Handlers<'inbox'> = {
    'inbox.list': async () =>
      (await listInbox(database)).map((message) => ({
        id: message.id,
        channel: message.channel,
        to: message.recipient,
        subject: message.subject ?? '',
        text: message.text,
        html: message.html ?? '',
        at: message.at.toISOString(),
        ...(message.code !== null && { code: message.code }),
      })),
  }
  /** The page for people. */
  function servePage(app: FastifyInstance): void {
    app.get('/dev/inbox', async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(inboxPage(await listInbox(database))),
    )
    app.get('/dev/inbox.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(inboxStyles),
    )
    app.get<{ Params: { id: string; index: string } }>(
      '/dev/inbox/:id/attachments/:index',
      async (request, reply) => {
        const message = (await listInbox(database)).find((one) => one.id === request.params.id)
        const attachment = message?.attachments[Number(request.params.index)]
        if (!attachment) return reply.code(404).type('text/plain').send('not found')
        return reply.type(attachment.contentType).send(await storage.stream(attachment.storageKey))
      },
    )
  }
  return defineModule({ name: 'inbox', handlers, ...(isShown && { serve: servePage }) })
}
