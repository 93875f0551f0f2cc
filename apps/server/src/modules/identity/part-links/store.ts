import type { PartSubject } from '@daftar/rules/part-links/part-link'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { changes, values } from '../../../platform/database/rows.ts'
import type { PartLinkRow } from './machine.ts'

export type NewPartLink = Pick<
  PartLinkRow,
  | 'merchant_id'
  | 'id'
  | 'subject'
  | 'subject_id'
  | 'scope'
  | 'person'
  | 'person_name'
  | 'factor'
  | 'contact'
  | 'language'
  | 'token_hash'
  | 'asked_by'
  | 'created_at'
  | 'sent_at'
  | 'expires_at'
>

/** False when somebody is asked for the part already. */
export async function insertLink(tx: Tx, row: NewPartLink): Promise<boolean> {
  const done = await tx`
    insert into part_link ${values(tx, 'part_link', { ...row, status: 'sent' })}
    on conflict (merchant_id, subject, subject_id, scope, person) where status in ('sent', 'opened') do nothing`
  return done.count === 1
}

/** A link with the name of who asked. */
export type NamedLink = PartLinkRow & { first_name: string; last_name: string }

export interface OfSubject {
  merchantId: string
  subject: PartSubject
  subjectId: string
}

/** Every link of an application, the newest first. */
export function linksOf(tx: ReadTx, { merchantId, subject, subjectId }: OfSubject): Promise<NamedLink[]> {
  return tx<NamedLink[]>`
    select l.*, p.first_name, p.last_name from part_link l join person_name p on p.id = l.asked_by
     where l.merchant_id = ${merchantId} and l.subject = ${subject} and l.subject_id = ${subjectId}
     order by l.created_at desc, l.id desc limit 100`
}

/** The same for staff, who name the application alone. */
export function linksSeen(
  tx: ReadTx,
  { subject, subjectId }: Omit<OfSubject, 'merchantId'>,
): Promise<NamedLink[]> {
  return tx<NamedLink[]>`
    select l.*, p.first_name, p.last_name from part_link l join person_name p on p.id = l.asked_by
     where l.subject = ${subject} and l.subject_id = ${subjectId} order by l.created_at desc, l.id desc limit 100`
}

export async function findLink(tx: ReadTx, id: string): Promise<NamedLink | undefined> {
  const [row] = await tx<NamedLink[]>`
    select l.*, p.first_name, p.last_name from part_link l join person_name p on p.id = l.asked_by where l.id = ${id}`
  return row
}

export async function findByToken(tx: ReadTx, tokenHash: Buffer): Promise<NamedLink | undefined> {
  const [row] = await tx<NamedLink[]>`
    select l.*, p.first_name, p.last_name from part_link l join person_name p on p.id = l.asked_by
     where l.token_hash = ${tokenHash}`
  return row
}

/** The row, held until the transaction ends. */
export async function lockLink(tx: Tx, id: string): Promise<PartLinkRow | undefined> {
  const [row] = await tx<PartLinkRow[]>`select * from part_link where id = ${id} for update`
  return row
}

/** Live links of an application, and those made of it since. Whoever makes another one at once waits. */
export async function countLinks(
  tx: Tx,
  { merchantId, subject, subjectId }: OfSubject,
  since: Date,
): Promise<{ live: number; lately: number }> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`part-links:${subject}:${subjectId}`}, 0))`
  const [row] = await tx<{ live: number; lately: number }[]>`
    select (count(*) filter (where status in ('sent', 'opened')))::int as live,
           (count(*) filter (where created_at > ${since}))::int as lately
      from part_link where merchant_id = ${merchantId} and subject = ${subject} and subject_id = ${subjectId}`
  return row ?? { live: 0, lately: 0 }
}

/** Keeps what was typed on the version it was read with; false when it has another one by now. */
export async function writeDraft(
  tx: Tx,
  { merchant_id, id, version }: Pick<PartLinkRow, 'merchant_id' | 'id' | 'version'>,
  draft: Buffer,
  at: Date,
): Promise<boolean> {
  const done = await tx`
    update part_link set ${changes(tx, 'part_link', { draft, saved_at: at })}, version = version + 1
     where merchant_id = ${merchant_id} and id = ${id} and version = ${version} and status = 'opened'`
  return done.count === 1
}

/** A file was uploaded by a link; false where it had its share, or is over. */
export async function noteFile(
  tx: Tx,
  { merchant_id, id }: Pick<PartLinkRow, 'merchant_id' | 'id'>,
  handle: string,
  most: number,
): Promise<boolean> {
  const done = await tx`
    update part_link set files = files || ${[handle]}::text[]
     where merchant_id = ${merchant_id} and id = ${id} and status = 'opened' and cardinality(files) < ${most}`
  return done.count === 1
}

/** Links whose days are over, the first to end first. */
export function overdueLinks(tx: ReadTx, at: Date): Promise<PartLinkRow[]> {
  return tx<PartLinkRow[]>`
    select * from part_link where status in ('sent', 'opened') and expires_at <= ${at} order by expires_at, id limit 500`
}
