import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import { findInInbox, listInbox } from '../../../platform/outbox/inbox.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { inboxScript, inboxStyles } from './assets.ts'
import { inboxPage } from './page.ts'
import { peopleOf } from './people.ts'

/** A letter runs nothing and loads nothing; its styles stand in it. Only the inbox may frame it. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

interface InboxPages {
  database: Database
  storage: Storage
}

/** The page for people. */
export function serveInbox(app: FastifyInstance, { database, storage }: InboxPages): void {
  app.get<{ Querystring: { to?: unknown } }>('/dev/inbox', async ({ query }, reply) => {
    const messages = await listInbox(database)
    const people = await peopleOf(database, messages)
    const of = people.find(({ contacts }) => contacts.some((one) => one === query.to))
    return reply.type('text/html; charset=utf-8').send(inboxPage({ messages, people, of }))
  })
  app.get('/dev/inbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(inboxStyles))
  app.get('/dev/inbox.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(inboxScript),
  )
  app.get<{ Params: { id: string } }>('/dev/inbox/:id/letter', async ({ params }, reply) => {
    const message = await findInInbox(database, params.id)
    if (!message?.html) return reply.code(404).type('text/plain').send('not found')
    // Links leave the frame, which nothing else may.
    const page = message.html.replace('<head>', '<head><base target="_blank"/>')
    return reply.header('content-security-policy', letterPolicy).type('text/html; charset=utf-8').send(page)
  })
  app.get<{ Params: { id: string; index: string } }>(
    '/dev/inbox/:id/attachments/:index',
    async ({ params }, reply) => {
      const message = await findInInbox(database, params.id)
      const attachment = message?.attachments[Number(params.index)]
      if (!attachment) return reply.code(404).type('text/plain').send('not found')
      return reply.type(attachment.contentType).send(await storage.stream(attachment.storageKey))
    },
  )
}
