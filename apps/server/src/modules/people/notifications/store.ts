import type { LetterTopic } from '@daftar/rules/letters/letter-kinds'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { PageAsked } from '../../../platform/http/paging.ts'

export type NotificationRow = Row<
  'notification',
  'id' | 'kind' | 'heading_en' | 'heading_ar' | 'said_en' | 'said_ar' | 'path' | 'created_at' | 'read_at'
>

/**
 * Whose bell it is, and what of it they may see: kinds by their rights, stores where they are limited to
 * some.
 */
export interface Reader {
  merchantId: string
  personId: string
  kinds: readonly string[]
  storeIds: readonly string[] | null
}

export async function listNotifications(
  tx: ReadTx,
  reader: Reader,
  { before, size }: PageAsked,
): Promise<NotificationRow[]> {
  return tx<NotificationRow[]>`
    select id, kind, heading_en, heading_ar, said_en, said_ar, path, created_at, read_at
      from notification n where ${seenBy(tx, reader)}
       ${olderThan(tx, tx`n.created_at`, tx`n.id`, before)}
     order by n.created_at desc, n.id desc limit ${size + 1}`
}

export async function countUnread(tx: ReadTx, reader: Reader): Promise<number> {
  const [row] = await tx<{ unread: number }[]>`
    select count(*)::int as unread from notification n where ${seenBy(tx, reader)} and n.read_at is null`
  return row?.unread ?? 0
}

/** False where there is none that they may see; what was read before keeps the instant at which it was. */
export async function markRead(tx: Tx, reader: Reader, id: string, at: Date): Promise<boolean> {
  const done = await tx`
    update notification n set read_at = coalesce(n.read_at, greatest(${at}::timestamptz, n.created_at))
     where ${seenBy(tx, reader)} and n.id = ${id}`
  return done.count > 0
}

/**
 * Everything as old as one of them or older; false where there is no such one. What came since stays as it
 * is.
 */
export async function markReadUpTo(tx: Tx, reader: Reader, id: string, at: Date): Promise<boolean> {
  const [newest] = await tx<Row<'notification', 'id' | 'created_at'>[]>`
    select n.id, n.created_at from notification n where ${seenBy(tx, reader)} and n.id = ${id}`
  if (!newest) return false
  await tx`
    update notification n set read_at = greatest(${at}::timestamptz, n.created_at)
     where ${seenBy(tx, reader)} and n.read_at is null and (n.created_at, n.id) <= (${newest.created_at}, ${newest.id})`
  return true
}

function seenBy(tx: ReadTx, { merchantId, personId, kinds, storeIds }: Reader) {
  return tx`
    n.merchant_id = ${merchantId} and n.person_id = ${personId} and n.kind = any (${[...kinds]})
    and (${storeIds === null} or n.store_id is null or n.store_id = any (${[...(storeIds ?? [])]}))`
}

export type ChoiceRow = Row<'notification_choice', 'enabled'> & {
  topic: LetterTopic
  channel: 'email' | 'inside'
}

export async function listChoices(
  tx: ReadTx,
  { merchantId, personId }: Pick<Reader, 'merchantId' | 'personId'>,
): Promise<ChoiceRow[]> {
  return tx<ChoiceRow[]>`
    select topic, channel, enabled from notification_choice
     where merchant_id = ${merchantId} and person_id = ${personId}`
}

export async function saveChoice(
  tx: Tx,
  { merchantId, personId }: Pick<Reader, 'merchantId' | 'personId'>,
  { topic, channel, enabled }: ChoiceRow,
  at: Date,
): Promise<void> {
  await tx`
    insert into notification_choice (merchant_id, person_id, topic, channel, enabled, changed_at)
    values (${merchantId}, ${personId}, ${topic}, ${channel}, ${enabled}, ${at})
    on conflict (merchant_id, person_id, topic, channel)
    do update set enabled = excluded.enabled, changed_at = excluded.changed_at`
}

/** What is older goes; answers how many went. */
export async function forgetOlder(tx: Tx, than: Date, most: number): Promise<number> {
  const done = await tx`
    delete from notification where (merchant_id, id) in
      (select merchant_id, id from notification where created_at < ${than} order by created_at limit ${most})`
  return done.count
}
