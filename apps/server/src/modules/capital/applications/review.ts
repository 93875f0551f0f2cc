import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { MerchantFields } from '../../merchants/merchants/index.ts'
import type { ApplicationRow } from './store.ts'

/**
 * Gives a case under review a new version, so that nobody decides on what they have not read; its row is
 * held. False when it is not under review any more, or waits for the second person.
 */
export async function renewCase(tx: Tx, { merchant_id, id }: ApplicationRow): Promise<boolean> {
  const done = await tx`
    update application set version = version + 1
     where merchant_id = ${merchant_id} and id = ${id} and status = 'submitted' and proposal is null`
  return done.count === 1
}

export type OverdueRow = MerchantFields & Row<'application', 'id' | 'amount_minor' | 'currency'>

/**
 * Those nobody decided in time, each once for each submission: whoever marks a row writes its letters in the
 * same transaction.
 */
export function markOverdue(tx: Tx, at: Date): Promise<OverdueRow[]> {
  return tx<OverdueRow[]>`
    update application a set overdue_alert_at = ${at}
      from merchant_public m
     where m.merchant_id = a.merchant_id and a.status = 'submitted' and a.deadline_at <= ${at}
       and (a.overdue_alert_at is null or a.overdue_alert_at < a.submitted_at)
    returning a.merchant_id, a.id, m.name as merchant_name, m.name_ar as merchant_name_ar, a.amount_minor, a.currency`
}

/** Once for each time the application fell idle; false when somebody was faster. */
export async function markReminded(tx: Tx, row: ApplicationRow, at: Date): Promise<boolean> {
  const done = await tx`
    update application set reminded_at = ${at}
     where merchant_id = ${row.merchant_id} and id = ${row.id} and status = ${row.status}
       and (reminded_at is null or reminded_at < saved_at)`
  return done.count === 1
}

/** The end of a licence as somebody read it from a file; nothing when they take it back. */
export interface LicenceRead {
  expiresOn: CalendarDate | null
  /** Handle of the file it was read from. */
  file: string
  staffId: string
  at: Date
}

/** Keeps it beside the application, whose version stays; false when it is not under review any more. */
export async function keepLicenceRead(
  tx: Tx,
  row: ApplicationRow,
  { expiresOn, file, staffId, at }: LicenceRead,
): Promise<boolean> {
  const done = await tx`
    update application
       set licence_expires_on = ${expiresOn}, licence_read_of = ${file},
           licence_read_by = ${expiresOn === null ? null : staffId}, licence_read_at = ${expiresOn === null ? null : at}
     where merchant_id = ${row.merchant_id} and id = ${row.id} and status = 'submitted'`
  return done.count === 1
}

/** The passwords of statements are needed by nobody once an application has ended (DEC-WIZ-11). */
export async function forgetPasswords(tx: Tx, merchantId: string, applicationId: string): Promise<void> {
  await tx`
    update application_statement set password_sealed = null
     where merchant_id = ${merchantId} and application_id = ${applicationId} and password_sealed is not null`
}

/**
 * When a code went to the signatory's phone; its version stays, for nothing of the application has changed
 * (DEC-KYB-7).
 */
export async function markCodeSent(tx: Tx, { merchant_id, id }: ApplicationRow, at: Date): Promise<void> {
  await tx`update application set signatory_code_sent_at = ${at} where merchant_id = ${merchant_id} and id = ${id}`
}
