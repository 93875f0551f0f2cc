import { readLocations } from '@daftar/rules/locations/import'
import {
  cleanLocation,
  locationProblems,
  mostLocations,
  undoDays,
  type LocationFacts,
  type LocationProblems,
} from '@daftar/rules/locations/location'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { listStores, lockMembers } from '../../merchants/merchants/index.ts'
import { columnsOf } from './present.ts'
import {
  changeLocation,
  countLocations,
  hasTill,
  insertImport,
  insertLocations,
  setRemoved,
  tillsOf,
  type LocationRow,
} from './store.ts'

/** For how long what was done is taken back. */
export const undoMs = undoDays * 86_400_000

/** Who writes, and when. */
export interface Writing {
  merchantId: string
  personId: string
  at: Date
}

/** Adds a location in a store that the person sees. Refuses what is wrong at its field, and one too many. */
export async function addLocation(tx: Tx, by: Writing, given: LocationFacts): Promise<string | Refusal> {
  const wrong = await problemsOf(tx, by, given)
  if (wrong) return refuseFields(wrong)
  const full = await isFull(tx, by.merchantId, 1)
  if (full) return full
  const id = newId('loc')
  const facts = columnsOf(cleanLocation(given))
  const row = { ...facts, merchant_id: by.merchantId, id, import_id: null, created_at: by.at }
  return (await insertLocations(tx, [row])) ? id : refuseFields({ pos_id: 'taken' })
}

/** Writes a location anew on the version that was read; it is held by whoever calls. */
export async function rewriteLocation(
  tx: Tx,
  by: Writing,
  row: LocationRow,
  { given, ifMatch }: { given: LocationFacts; ifMatch: number },
): Promise<Refusal | null> {
  const wrong = await problemsOf(tx, by, given)
  if (wrong) return refuseFields(wrong)
  if (row.removed_at !== null) return refuse('not_found')
  if (row.version !== ifMatch) return refuse('stale_version')
  const change = columnsOf(cleanLocation(given))
  await lockMembers(tx, by.merchantId)
  if (await hasTill(tx, row, change.pos_id)) return refuseFields({ pos_id: 'taken' })
  await changeLocation(tx, row, change)
  return null
}

/** Brings back what was deleted, unless another location has its till by now. */
export async function restoreLocation(tx: Tx, row: LocationRow, at: Date): Promise<Refusal | null> {
  if (row.removed_at === null) return refuse('wrong_status')
  if (row.removed_at.getTime() + undoMs <= at.getTime()) return refuse('not_found')
  const full = await isFull(tx, row.merchant_id, 1)
  if (full) return full
  if (await hasTill(tx, row, row.pos_id)) return refuseFields({ pos_id: 'taken' })
  await setRemoved(tx, row, null)
  return null
}

/**
 * Adds the rows of a file, all of them or the chosen lines. One that is wrong among them adds none: its line
 * and field are named.
 */
export async function importLocations(
  tx: Tx,
  by: Writing,
  { text, lines }: { text: string; lines: readonly number[] | null },
): Promise<{ id: string; added: number } | Refusal> {
  const { merchantId, personId, at } = by
  await lockMembers(tx, merchantId)
  const stores = await listStores(tx, merchantId, personId)
  const read = readLocations(text, stores, await tillsOf(tx, merchantId))
  if (typeof read === 'string') return refuse('location_import_unreadable')
  const chosen = read.filter(({ line }) => lines === null || lines.includes(line))
  if (chosen.length === 0) return refuse('location_import_unreadable')
  const wrong = chosen.flatMap(({ line, problems }) =>
    Object.entries(problems).map(([field, code]) => [`lines.${line}.${field}`, code] as const),
  )
  if (wrong.length > 0) return refuseFields(Object.fromEntries(wrong))
  const full = await isFull(tx, merchantId, chosen.length)
  if (full) return full
  const id = newId('lim')
  await insertImport(tx, { merchant_id: merchantId, id, by_person: personId, at, added: chosen.length })
  const rows = chosen.map(({ facts }) => ({
    ...columnsOf(facts),
    ...{ merchant_id: merchantId, id: newId('loc'), import_id: id, created_at: at },
  }))
  return (await insertLocations(tx, rows)) ? { id, added: rows.length } : refuseFields({ pos_id: 'taken' })
}

async function problemsOf(tx: Tx, by: Writing, given: LocationFacts): Promise<LocationProblems | null> {
  const stores = await listStores(tx, by.merchantId, by.personId)
  const problems = locationProblems(given, (id) => stores.some((store) => store.id === id))
  return Object.keys(problems).length > 0 ? problems : null
}

/** Held with the merchant, so that of many who add at once none goes beyond. */
async function isFull(tx: Tx, merchantId: string, more: number): Promise<Refusal | null> {
  await lockMembers(tx, merchantId)
  const count = await countLocations(tx, merchantId)
  return count + more > mostLocations ? refuse('too_many_locations') : null
}
