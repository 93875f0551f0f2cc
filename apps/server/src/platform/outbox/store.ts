import type { Database, Tx } from '../database/database.ts'
import type { Row } from '../database/rows.ts'

interface Messages {
  kind: string
  ids: readonly string[]
  /** What each of them says, sealed, in base64. */
  sealed: readonly string[]
  /** In how many parts a text is sent; null where nobody counts them. */
  parts: number | null
  at: Date
}

export async function insertMessages(tx: Tx, { kind, ids, sealed, parts, at }: Messages): Promise<void> {
  await tx`
    insert into outbox_message (id, kind, sealed, created_at, parts)
    select id, ${kind}, decode(sealed, 'base64'), ${at}, ${parts}::smallint
      from unnest(${[...ids]}::text[], ${[...sealed]}::text[]) as m (id, sealed)`
}

/** A message that was not delivered yet. */
export async function findWaiting(
  database: Database,
  id: string,
): Promise<Row<'outbox_message', 'kind', { sealed: Buffer }> | undefined> {
  const [row] = await database.systemRead(
    (tx) => tx<Row<'outbox_message', 'kind', { sealed: Buffer }>[]>`
      select kind, sealed from outbox_message where id = ${id} and delivered_at is null`,
  )
  return row
}

/** All of them, the oldest first. */
export function listWaiting(database: Database): Promise<Row<'outbox_message', 'id'>[]> {
  return database.systemRead(
    (tx) => tx<Row<'outbox_message', 'id'>[]>`
      select id from outbox_message where delivered_at is null order by created_at, id`,
  )
}

export async function noteFailed(database: Database, id: string, reason: string): Promise<void> {
  await database.system(
    (tx) => tx`update outbox_message set attempts = attempts + 1, last_error = ${reason} where id = ${id}`,
  )
}

/** It has left: what it said is wiped. */
export async function noteDelivered(database: Database, id: string, at: Date): Promise<void> {
  await database.system(
    (tx) => tx`
      update outbox_message set sealed = null, delivered_at = ${at}, attempts = attempts + 1
      where id = ${id} and delivered_at is null`,
  )
}
