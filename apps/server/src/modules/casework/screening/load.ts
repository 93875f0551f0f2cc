import { createHash } from 'node:crypto'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { soundsOf, type ListKind } from '@daftar/rules/screening/match'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { againJob } from './again.ts'
import { readCsvList } from './csv-list.ts'
import type { ReadList } from './list-row.ts'
import { insertList, type ListVersion } from './store.ts'
import { readUnList } from './un-list.ts'

export interface NewList {
  name: string
  kind: ListKind
  source: string
  datedOn: CalendarDate
  text: string
  by: string
}

/** What a file holds: the consolidated list of the United Nations as XML, or any list as CSV. */
export function readList(text: string): ReadList {
  return text
    .trimStart()
    .replace(/^\uFEFF/, '')
    .startsWith('<')
    ? readUnList(text)
    : readCsvList(text)
}

/**
 * Puts a list in the place of the one of its name, and has everybody compared with it. Throws for a file that
 * does not read.
 */
export async function loadList(tx: Tx, given: NewList, at: Date): Promise<ListVersion> {
  const read = readList(given.text)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const version: ListVersion = {
    ...{
      id: newId('lst'),
      name: given.name,
      kind: given.kind,
      source: given.source,
      dated_on: given.datedOn,
    },
    entries: read.rows.length,
    sha256: createHash('sha256').update(given.text).digest('hex'),
    ...{ loaded_at: at, loaded_by: given.by },
  }
  const rows = read.rows.map((row) => ({ ...row, sounds: soundsOf(row.names, row.kind) }))
  await insertList(tx, version, rows)
  await enqueue(tx, { name: againJob }, {}, { key: againJob })
  return version
}
