import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { ListKind, ScreenedKind } from '@daftar/rules/screening/match'
import type { HitDecision, ScreenedSubject } from '@daftar/rules/screening/standing'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import { laterThan } from '../../../platform/database/keyset.ts'
import { type Column, type Row, values } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { ListRow } from './list-row.ts'

export type ListVersion = Row<
  'screening_list',
  'id' | 'name' | 'source' | 'dated_on' | 'entries' | 'sha256' | 'loaded_at' | 'loaded_by',
  { kind: ListKind }
>

/** The versions in use. */
export function listsInUse(tx: ReadTx): Promise<ListVersion[]> {
  return tx<ListVersion[]>`
    select id, name, kind, source, dated_on, entries, sha256, loaded_at, loaded_by from screening_list
     where replaced_at is null order by name`
}

/** Takes the place of the version of that name, whose rows go: what was found by them keeps its own copy. */
export async function insertList(
  tx: Tx,
  version: ListVersion,
  rows: readonly (ListRow & { sounds: string[] })[],
) {
  const at = version.loaded_at
  await tx`
    delete from screening_entry where list_id in (
      select id from screening_list where name = ${version.name} and replaced_at is null)`
  await tx`update screening_list set replaced_at = ${at} where name = ${version.name} and replaced_at is null`
  await tx`insert into screening_list ${values(tx, 'screening_list', version)}`
  for (let from = 0; from < rows.length; from += 500)
    await tx`insert into screening_entry ${values(
      tx,
      'screening_entry',
      rows.slice(from, from + 500).map((row) => ({
        ...{ list_id: version.id, id: row.id, kind: row.kind, names: [...row.names], sounds: row.sounds },
        ...{ birth_years: [...row.birthYears], nationalities: [...row.nationalities] },
        ...{ note: row.note, source: row.source, listed_on: row.listedOn },
      })),
    )}`
}

export type EntryRow = Row<
  'screening_entry',
  'list_id' | 'id' | 'names' | 'birth_years' | 'nationalities' | 'note' | 'source',
  { kind: ScreenedKind; listed_on: CalendarDate | null }
>

/** Rows of the versions in use that share a sound: those that can match at all. */
export function entriesWith(tx: ReadTx, kind: ScreenedKind, sounds: readonly string[]): Promise<EntryRow[]> {
  return tx<EntryRow[]>`
    select list_id, id, kind, names, birth_years, nationalities, note, source, listed_on from screening_entry
     where kind = ${kind} and sounds && ${[...sounds]} order by list_id, id`
}

export type ScreenedRow = Row<
  'screened',
  | 'merchant_id'
  | 'id'
  | 'subject_id'
  | 'about'
  | 'name'
  | 'birth_year'
  | 'nationality'
  | 'screened_at'
  | 'list_ids',
  { kind: ScreenedKind; subject: ScreenedSubject }
>

/** Whom a subject names, held until the transaction ends. */
export function lockScreened(
  tx: Tx,
  merchantId: string,
  subject: ScreenedSubject,
  subjectId: string,
): Promise<ScreenedRow[]> {
  return tx<ScreenedRow[]>`
    select merchant_id, id, subject, subject_id, about, kind, name, birth_year, nationality, screened_at, list_ids
      from screened
     where merchant_id = ${merchantId} and subject = ${subject} and subject_id = ${subjectId} and gone_at is null
     order by id for update`
}

export async function insertScreened(tx: Tx, row: ScreenedRow): Promise<void> {
  await tx`insert into screened ${values(tx, 'screened', row)}`
}

export async function markGone(tx: Tx, merchantId: string, ids: readonly string[], at: Date): Promise<void> {
  await tx`update screened set gone_at = ${at} where merchant_id = ${merchantId} and id = any (${[...ids]})`
}

export async function noteScreened(
  tx: Tx,
  row: Pick<ScreenedRow, 'merchant_id' | 'id'>,
  listIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx`
    update screened set screened_at = ${at}, list_ids = ${[...listIds]}
     where merchant_id = ${row.merchant_id} and id = ${row.id}`
}

/** Those who were not compared with every version in use. Needs reach across tenants. */
export function notComparedWith(tx: Tx, listIds: readonly string[], most: number): Promise<ScreenedRow[]> {
  return tx<ScreenedRow[]>`
    select merchant_id, id, subject, subject_id, about, kind, name, birth_year, nationality, screened_at, list_ids
      from screened where gone_at is null and not (list_ids @> ${[...listIds]})
     order by merchant_id, id limit ${most} for update`
}

/**
 * Companies on record that were never compared: made at the console, or before there were lists. Needs reach
 * across tenants.
 */
export function companiesNotScreened(
  tx: ReadTx,
  most: number,
): Promise<
  (Row<'legal_entity_public', 'merchant_id' | 'id' | 'legal_company_name'> & Row<'merchant_public', 'name'>)[]
> {
  return tx`
    select e.merchant_id, e.id, e.legal_company_name, m.name
      from legal_entity_public e join merchant_public m on m.merchant_id = e.merchant_id and m.sandbox_of is null
     where not exists (select from screened s
                        where s.merchant_id = e.merchant_id and s.subject = 'legal_entity' and s.subject_id = e.id)
     order by e.merchant_id, e.id limit ${most}`
}

export type NewHit = Row<
  'screening_hit',
  'merchant_id' | 'id' | 'screened_id' | 'list_id' | 'entry_id' | 'score' | 'matched_name' | 'found_at',
  { entry: KeptEntry }
>

/** The row of a list as it stood when somebody was near it. */
export interface KeptEntry {
  names: string[]
  birth_years: number[]
  nationalities: string[]
  note: string
  source: string
  listed_on: CalendarDate | null
}

/**
 * A hit that is known already stays as it is. One of a new version about which somebody decided in an earlier
 * one is decided as it was, as long as the row says the same.
 */
export async function insertHit(tx: Tx, hit: NewHit): Promise<void> {
  await tx`
    insert into screening_hit (merchant_id, id, screened_id, list_id, entry_id, score, matched_name, entry, found_at,
                               decision, reason, decided_by, decided_at)
    select ${hit.merchant_id}, ${hit.id}, ${hit.screened_id}, ${hit.list_id}, ${hit.entry_id}, ${hit.score},
           ${hit.matched_name}, n.entry, ${hit.found_at}, k.decision, coalesce(k.reason, ''), k.decided_by, k.decided_at
      from (select ${tx.json({ ...hit.entry })}::jsonb as entry) n
      left join lateral (
        select h.decision, h.reason, h.decided_by, h.decided_at
          from screening_hit h join screening_list l on l.id = h.list_id
         where h.merchant_id = ${hit.merchant_id} and h.screened_id = ${hit.screened_id} and h.entry_id = ${hit.entry_id}
           and l.name = (select name from screening_list where id = ${hit.list_id}) and h.entry = n.entry
           and h.decision is not null
         order by h.decided_at desc limit 1) k on true
    on conflict (merchant_id, screened_id, list_id, entry_id) do nothing`
}

/** A hit with whom it is about and the version it was found by. */
export type HitRow = NewHit &
  Row<'screening_hit', 'reason' | 'decided_by' | 'decided_at'> & {
    decision: HitDecision | null
  } & Pick<
    ScreenedRow,
    'subject' | 'subject_id' | 'about' | 'kind' | 'name' | 'birth_year' | 'nationality'
  > & {
    list_name: Column<'screening_list', 'name'>
    list_kind: ListKind
    dated_on: CalendarDate
  }

function hits(tx: ReadTx, where: Fragment, order: Fragment): Promise<HitRow[]> {
  return tx<HitRow[]>`
    select h.*, s.subject, s.subject_id, s.about, s.kind, s.name, s.birth_year, s.nationality,
           l.name as list_name, l.kind as list_kind, l.dated_on
      from screening_hit h
      join screened s on s.merchant_id = h.merchant_id and s.id = h.screened_id
      join screening_list l on l.id = h.list_id
     where ${where} ${order}`
}

/** Hits of the versions in use about whom a subject names. */
export function hitsOf(tx: ReadTx, subject: ScreenedSubject, subjectId: string): Promise<HitRow[]> {
  return hits(
    tx,
    tx`s.subject = ${subject} and s.subject_id = ${subjectId} and s.gone_at is null and l.replaced_at is null`,
    tx`order by h.score desc, h.id`,
  )
}

/**
 * How many people and companies a subject names, and how many of them were compared with all of these
 * versions.
 */
export async function countScreened(
  tx: ReadTx,
  subject: ScreenedSubject,
  subjectId: string,
  listIds: readonly string[],
): Promise<{ named: number; compared: number }> {
  const [row] = await tx<{ named: number; compared: number }[]>`
    select count(*)::int as named,
           count(*) filter (where cardinality(list_ids) > 0 and list_ids @> ${[...listIds]})::int as compared
      from screened where subject = ${subject} and subject_id = ${subjectId} and gone_at is null`
  return row ?? { named: 0, compared: 0 }
}

export async function findHit(tx: ReadTx, id: string): Promise<HitRow | undefined> {
  const [row] = await hits(tx, tx`h.id = ${id}`, tx``)
  return row
}

/** The oldest first; one row more than the page tells whether there is another. */
export function listHits(
  tx: ReadTx,
  { decision, after, size }: { decision: HitDecision | null; after: PagePosition | null; size: number },
): Promise<HitRow[]> {
  return hits(
    tx,
    tx`h.decision is not distinct from ${decision} and s.gone_at is null and l.replaced_at is null
       ${laterThan(tx, tx`h.found_at`, tx`h.id`, after)}`,
    tx`order by h.found_at, h.id limit ${size + 1}`,
  )
}

/** False where somebody decided before. */
export async function decideHit(
  tx: Tx,
  { merchant_id, id }: Pick<HitRow, 'merchant_id' | 'id'>,
  { decision, reason, by, at }: { decision: HitDecision; reason: string; by: string; at: Date },
): Promise<boolean> {
  const done = await tx`
    update screening_hit set decision = ${decision}, reason = ${reason}, decided_by = ${by}, decided_at = ${at}
     where merchant_id = ${merchant_id} and id = ${id} and decision is null`
  return done.count === 1
}
