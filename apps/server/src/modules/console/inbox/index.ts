import type { Database } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { listInbox } from '../../../platform/outbox/inbox.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { serveInbox } from './serve.ts'

export interface InboxDependencies {
  database: Database
  storage: Storage
  /** Whether people may look at it: outside production. */
  isShown: boolean
}

/** The development inbox: where every e-mail and SMS lands outside production (README decision 2). */
export function buildInbox({ database, storage, isShown }: InboxDependencies) {
  const handlers: Handlers<'inbox'> = {
    'inbox.list': async ({ query: { to } }) =>
      (await listInbox(database, to === undefined ? {} : { to })).map((message) => ({
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
  return defineModule({
    name: 'inbox',
    handlers,
    ...(isShown && { serve: (app) => serveInbox(app, { database, storage }) }),
  })
}
