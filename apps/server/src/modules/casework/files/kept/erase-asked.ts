import { dateInZone } from '@daftar/rules/calendar/zones'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { isErasedOnRequest, retentionClock, type RetentionClock } from '@daftar/rules/files/retention'
import type { Tx } from '../../../../platform/database/database.ts'
import type { UploadRule } from '../../../../platform/modules/uploads.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import type { KeptRow } from '../store.ts'
import { retainedOf } from './clocks.ts'
import { eraseFile } from './erase-file.ts'

/** What became of one file of whoever asked: gone, or kept and why. */
export interface AskedFile {
  id: string
  purpose: KeptRow['area']
  outcome: 'erased' | 'held' | RetentionClock['cause']
  /** The last day of one that is kept; null while its event has not happened. */
  until: CalendarDate | null
}

interface Asking {
  personId: string
  storage: Storage
  /** How the cases stand that files of a purpose were handed in for. */
  ruleOf: (purpose: KeptRow['area']) => Pick<UploadRule, 'standings'>
  at: Date
  by: string
}

/**
 * Erases what a person uploaded and no law makes us keep: what no form used, what was never handed in, and
 * what was declined. A hold and the case of an agreement keep theirs, and the answer says so for each.
 */
export async function eraseAskedFiles(tx: Tx, asking: Asking): Promise<AskedFile[]> {
  const { personId, storage, ruleOf, at, by } = asking
  const rows = await tx<(KeptRow & { is_held: boolean })[]>`
    select f.merchant_id, f.id, f.area, f.sha256, f.used_at, f.created_at, f.storage_key, f.kept_for, f.kept_from,
           f.kept_because, f.keep_until,
           exists (select from file_hold h
                    where h.merchant_id = f.merchant_id and (h.file_id is null or h.file_id = f.id)
                      and h.released_at is null) as is_held
      from stored_file f where f.uploaded_by = ${personId} and f.state <> 'deleted'
     order by f.created_at, f.id for update of f`
  const answers: AskedFile[] = []
  for (const [merchantId, files] of Map.groupBy(rows, ({ merchant_id }) => merchant_id)) {
    const purposes = files.map(({ area }) => area)
    const retained = await retainedOf(tx, ruleOf, merchantId, purposes)
    for (const row of files) {
      const file = retained(row)
      const { cause, until } = retentionClock(file)
      const { id, area: purpose } = row
      if (row.is_held) answers.push({ id, purpose, outcome: 'held', until: null })
      else if (!isErasedOnRequest(file)) answers.push({ id, purpose, outcome: cause, until })
      else {
        await eraseFile(tx, storage, row, { at, because: 'asked', by })
        answers.push({ id, purpose, outcome: 'erased', until: dateInZone(at.getTime(), 'UTC') })
      }
    }
  }
  return answers
}
