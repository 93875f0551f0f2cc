import type { Database } from '../database/database.ts'
import type { Row } from '../database/rows.ts'

/** A message of the development inbox (decision 2 of the specification). */
export type InboxMessage = Row<
  'dev_message',
  'id' | 'channel' | 'recipient' | 'subject' | 'text' | 'html' | 'code' | 'at',
  { attachments: readonly { name: string; contentType: string; storageKey: string }[] }
>

/** Keep a message where /dev/inbox shows it; a second try of the same message changes nothing. */
export async function keepInInbox(database: Database, message: InboxMessage): Promise<void> {
  await database.system(
    (tx) => tx`
      insert into dev_message (id, channel, recipient, subject, text, html, code, attachments, at)
      values (${message.id}, ${message.channel}, ${message.recipient}, ${message.subject}, ${message.text},
        ${message.html}, ${message.code}, ${tx.json([...message.attachments])}, ${message.at})
      on conflict do nothing`,
  )
}

/** The newest messages first; `to` narrows to one recipient. */
export async function listInbox(
  database: Database,
  options: { to?: string; limit?: number } = {},
): Promise<InboxMessage[]> {
  return database.systemRead(
    (tx) => tx<InboxMessage[]>`
      select id, channel, recipient, subject, text, html, code, attachments, at from dev_message
      where ${options.to ?? null}::text is null or recipient = ${options.to ?? null}
      order by at desc, id desc limit ${options.limit ?? 100}`,
  )
}

/** One message. */
export async function findInInbox(database: Database, id: string): Promise<InboxMessage | undefined> {
  const [row] = await database.systemRead(
    (tx) => tx<InboxMessage[]>`
      select id, channel, recipient, subject, text, html, code, attachments, at from dev_message where id = ${id}`,
  )
  return row
}
