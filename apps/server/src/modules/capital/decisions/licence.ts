import type { DeskCase } from '@daftar/contract/endpoints/capital/decisions-shapes'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { refuse, RefusedError, type Refusal } from '../../../platform/http/refusal.ts'
import { keepLicenceRead, licenceOf, type ApplicationRow } from '../applications/index.ts'

/**
 * Keeps the end of the licence as somebody read it from the file that is there now (DEC-APPL-9). It changes
 * nothing of the application itself, so that nobody's open decision turns stale by it.
 */
export async function keepLicence(
  tx: Tx,
  row: ApplicationRow,
  { expiresOn, staffId, at }: { expiresOn: CalendarDate | null; staffId: string; at: Date },
): Promise<Refusal | null> {
  if (row.status !== 'submitted') return refuse('wrong_status')
  const file = (await licenceOf(tx, row)) ?? ''
  if (!(await keepLicenceRead(tx, row, { expiresOn, file, staffId, at })))
    throw new RefusedError('wrong_status')
  return null
}

/** The end of the licence: what was read from the file that is there now, else what is registered. */
export async function licenceFacts(
  tx: ReadTx,
  row: ApplicationRow,
  registered: CalendarDate | null,
): Promise<DeskCase['licence']> {
  const isRead = row.licence_expires_on !== null && row.licence_read_of === ((await licenceOf(tx, row)) ?? '')
  if (!isRead) return { expires_on: registered, read_by: null, read_at: null }
  const [reader] = await tx<
    Row<'staff_name', 'name'>[]
  >`select name from staff_name where id = ${row.licence_read_by}`
  return {
    expires_on: row.licence_expires_on,
    read_by: reader?.name ?? row.licence_read_by,
    read_at: row.licence_read_at?.toISOString() ?? null,
  }
}
