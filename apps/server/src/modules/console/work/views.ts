import type { SavedView } from '@daftar/contract/endpoints/console/work'
import { savedViewsMax, type SavedList } from '@daftar/rules/work/work-kinds'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'

/** The views somebody saved, by list and name. */
export function viewsOf(tx: ReadTx, staffId: string): Promise<SavedView[]> {
  return tx<Row<'saved_view', 'id' | 'name' | 'search', { list: SavedList }>[]>`
    select id, list, name, search from saved_view where staff_id = ${staffId} order by list, name, id`
}

/** Under a name that is there already the filters are replaced; of too many of one list the oldest goes. */
export async function saveView(
  tx: Tx,
  { staffId, at, list, name, search }: Omit<SavedView, 'id'> & { staffId: string; at: Date },
): Promise<void> {
  await tx`
    insert into saved_view (id, staff_id, list, name, search, saved_at)
    values (${newId('vie')}, ${staffId}, ${list}, ${name}, ${search}, ${at})
    on conflict (staff_id, list, name) do update set search = excluded.search, saved_at = excluded.saved_at`
  await tx`
    delete from saved_view where id in (
      select id from saved_view where staff_id = ${staffId} and list = ${list}
       order by saved_at desc, id desc offset ${savedViewsMax})`
}

/** False where the person has no such view. */
export async function removeView(tx: Tx, staffId: string, id: string): Promise<boolean> {
  const done = await tx`delete from saved_view where id = ${id} and staff_id = ${staffId}`
  return done.count > 0
}
