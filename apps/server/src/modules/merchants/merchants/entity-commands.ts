import { parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { statusByLicence } from '@daftar/rules/legal-entities/expiry'
import type { LegalEntityStatus } from '@daftar/rules/legal-entities/status'
import type { CompanyFacts } from '@daftar/rules/legal-entities/update'
import type { Tx } from '../../../platform/database/database.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { writeFacts } from './entity-store.ts'
import { legalEntityMachine, type LegalEntityRow } from './machine.ts'

/** Who of the merchant, or of us, moves a legal entity, and when. */
interface Mover {
  id: string
  at: Date
}

/**
 * How a legal entity moves. Each takes the row as it was read and held, and answers false when somebody else
 * moved it first; who asked for it is put on record by whoever calls.
 */

/** Time has moved it towards its suspension, or has suspended it (DEC-LGL-4). */
export async function ageLegalEntity(
  tx: Tx,
  row: LegalEntityRow,
  to: LegalEntityStatus,
  at: Date,
): Promise<boolean> {
  const set = to === 'suspended' && row.suspended_at === null ? { suspended_at: at } : {}
  const move = { to, set, actor: 'system', actorId: 'legal-entities.licences', at } as const
  return (await moveStatus(tx, legalEntityMachine, row, move)) === 'moved'
}

/** An update of it was sent. Whoever is suspended stays so until it was looked at. */
export async function putUnderReview(tx: Tx, row: LegalEntityRow, { id, at }: Mover): Promise<boolean> {
  const move = { to: 'in_review', actor: 'merchant', actorId: id, at } as const
  return (await moveStatus(tx, legalEntityMachine, row, move)) === 'moved'
}

/**
 * The update went back for a correction: the entity stands where its licence says. What became due meanwhile,
 * the next day does.
 */
export async function standAgain(
  tx: Tx,
  row: LegalEntityRow,
  { id, at, today }: Mover & { today: CalendarDate },
): Promise<boolean> {
  const due = statusByLicence(row.licence_expires_on, today)
  const to = row.suspended_at !== null ? 'suspended' : due === 'suspended' ? 'suspending' : due
  const move = { to, actor: 'reviewer', actorId: id, at } as const
  return (await moveStatus(tx, legalEntityMachine, row, move)) === 'moved'
}

/** The update was refused for good. */
export async function rejectLegalEntity(tx: Tx, row: LegalEntityRow, { id, at }: Mover): Promise<boolean> {
  const move = { to: 'rejected', actor: 'reviewer', actorId: id, at } as const
  return (await moveStatus(tx, legalEntityMachine, row, move)) === 'moved'
}

/** The update was accepted: the entity says what it says, is active, and nothing keeps it back any more. */
export async function acceptLegalEntity(
  tx: Tx,
  row: LegalEntityRow,
  company: CompanyFacts,
  { id, at }: Mover,
): Promise<boolean> {
  const { legal_info } = company
  const isWritten = await writeFacts(tx, row, {
    legal_company_name: legal_info.legal_company_name.trim() || row.legal_company_name,
    legal_address: legal_info.legal_address.trim() || row.legal_address,
    commercial_registration_number:
      legal_info.commercial_registration_number.trim() || row.commercial_registration_number,
    tax_number: (legal_info.has_vat && legal_info.vat_registration_number.trim()) || null,
    licence_file_id: legal_info.license_url,
    licence_expires_on: parseCalendarDate(legal_info.license_expiry_date),
    confirmed_at: row.confirmed_at ?? at,
    company,
  })
  const move = { to: 'active', set: { suspended_at: null }, actor: 'reviewer', actorId: id, at } as const
  return isWritten && (await moveStatus(tx, legalEntityMachine, row, move)) === 'moved'
}
