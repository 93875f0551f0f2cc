import type { ScreeningHit, ScreeningList } from '@daftar/contract/endpoints/casework/screening'
import type { HitRow, ListVersion } from './store.ts'

/** `names` are those of the staff who decided. */
export function presentHit(row: HitRow, names: ReadonlyMap<string, string>): ScreeningHit {
  const { entry } = row
  return {
    id: row.id,
    subject: row.subject,
    subject_id: row.subject_id,
    merchant_id: row.merchant_id,
    about: row.about,
    ours: { kind: row.kind, name: row.name, birth_year: row.birth_year, nationality: row.nationality },
    listed: { name: row.matched_name, entry_id: row.entry_id, ...entry },
    list: { name: row.list_name, kind: row.list_kind, dated_on: row.dated_on },
    score: row.score,
    found_at: row.found_at.toISOString(),
    decision:
      row.decision === null || row.decided_at === null
        ? null
        : {
            is: row.decision,
            reason: row.reason,
            by: names.get(row.decided_by ?? '') ?? '',
            at: row.decided_at.toISOString(),
          },
  }
}

export function presentList({
  id,
  name,
  kind,
  source,
  dated_on,
  entries,
  loaded_at,
}: ListVersion): ScreeningList {
  return { id, name, kind, source, dated_on, entries, loaded_at: loaded_at.toISOString() }
}
