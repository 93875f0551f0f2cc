import { matchOf, soundsOf, type Screened } from '@daftar/rules/screening/match'
import type { ScreenedSubject } from '@daftar/rules/screening/standing'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import {
  entriesWith,
  insertHit,
  insertScreened,
  listsInUse,
  lockScreened,
  markGone,
  noteScreened,
  type EntryRow,
  type ScreenedRow,
} from './store.ts'

/** Whom a case names: its people and its company. */
export interface Screening {
  merchantId: string
  subject: ScreenedSubject
  subjectId: string
  /** The business, as it calls itself. */
  about: string
  named: readonly Screened[]
}

/**
 * Compares everybody a case names with the lists in use, in the caller's transaction. Who was compared before
 * and is named as before is compared with what is new alone; who is not named any more stays on record and
 * counts no more. It proposes: nothing is let in or kept out here.
 */
export async function screen(
  tx: Tx,
  { merchantId, subject, subjectId, about, named }: Screening,
  at: Date,
): Promise<void> {
  const known = await lockScreened(tx, merchantId, subject, subjectId)
  const wanted = new Map(named.filter(({ name }) => name.trim() !== '').map((one) => [factsOf(one), one]))
  const kept = known.filter((row) => wanted.has(factsOf(screenedOf(row))))
  const gone = known.filter((row) => !kept.includes(row))
  await markGone(
    tx,
    merchantId,
    gone.map(({ id }) => id),
    at,
  )
  for (const row of kept) wanted.delete(factsOf(screenedOf(row)))
  const added = [...wanted.values()].map(({ kind, name, birthYear, nationality }): ScreenedRow => ({
    ...{ merchant_id: merchantId, id: newId('scr'), subject, subject_id: subjectId, about },
    ...{ kind, name: name.trim(), birth_year: birthYear, nationality, screened_at: at, list_ids: [] },
  }))
  for (const row of added) await insertScreened(tx, row)
  await compare(tx, [...kept, ...added], at)
}

/** Compares with every version in use with which it was not yet, and keeps what is near. */
export async function compare(tx: Tx, rows: readonly ScreenedRow[], at: Date): Promise<void> {
  const lists = (await listsInUse(tx)).map(({ id }) => id)
  for (const row of rows) {
    const fresh = new Set(lists.filter((id) => !row.list_ids.includes(id)))
    if (fresh.size === 0) continue
    const near = await entriesWith(tx, row.kind, soundsOf([row.name], row.kind))
    for (const entry of near.filter(({ list_id }) => fresh.has(list_id))) await keepHit(tx, row, entry, at)
    await noteScreened(tx, row, lists, at)
  }
}

async function keepHit(tx: Tx, row: ScreenedRow, entry: EntryRow, at: Date): Promise<void> {
  const { kind, names, birth_years, nationalities, note, source, listed_on } = entry
  const match = matchOf(screenedOf(row), { kind, names, birthYears: birth_years, nationalities })
  if (!match) return
  await insertHit(tx, {
    ...{ merchant_id: row.merchant_id, id: newId('hit'), screened_id: row.id },
    ...{ list_id: entry.list_id, entry_id: entry.id, score: match.score, matched_name: match.name },
    entry: { names, birth_years, nationalities, note, source, listed_on },
    found_at: at,
  })
}

function screenedOf({ kind, name, birth_year, nationality }: ScreenedRow): Screened {
  return { kind, name, birthYear: birth_year, nationality }
}

/** The same facts are the same person. */
function factsOf({ kind, name, birthYear, nationality }: Screened): string {
  return JSON.stringify([kind, name.trim(), birthYear, nationality])
}
