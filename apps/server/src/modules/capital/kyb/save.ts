import type { FieldCode } from '@daftar/contract'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Tx } from '../../../platform/database/database.ts'
import { refuseFields, RefusedError, Refusal } from '../../../platform/http/refusal.ts'
import {
  moveApplication,
  saveApplication,
  type ApplicationChange,
  type ApplicationRow,
  type KybCall,
  type KybPatch,
  type KybSaved,
} from '../applications/index.ts'
import { saveBank } from './bank.ts'
import type { BlockChange } from './block-change.ts'
import type { KybDependencies } from './dependencies.ts'
import { financeChange } from './finance.ts'
import { legalInfoChange } from './legal-info.ts'
import { kybProblemOf } from './open.ts'
import { shareholdersChange } from './shareholders.ts'
import { sendCode } from './signatory-code.ts'
import { signatoryChange } from './signatory.ts'

/**
 * Merges the given blocks into the application and checks each by the rules again (DEC-KYB-7). Of the version
 * the caller has read: a newer one is refused and nothing is written. Another phone of the signatory has to
 * be confirmed anew (DEC-KYB-11).
 */
export async function saveKyb(
  tx: Tx,
  deps: KybDependencies,
  row: ApplicationRow,
  patch: KybPatch,
  call: KybCall,
): Promise<KybSaved | Refusal> {
  const problem = await kybProblemOf(tx, row)
  if (problem) return problem
  const bank = patch.bank_details ? await saveBank(tx, row, patch.bank_details, call.at) : null
  if (bank instanceof Refusal) return bank
  const signatory = patch.authorized_signatory
    ? await signatoryChange(tx, deps, row, patch.authorized_signatory)
    : null
  if (signatory instanceof Refusal) return signatory
  const finance = patch.finance_signatory === undefined ? null : financeChange(patch.finance_signatory)
  const parts = [bank, signatory, finance, ...(await otherChanges(tx, deps, row, patch, call.at))]
  const fields = Object.assign(
    {},
    ...parts.map((part) => (part && 'fields' in part ? part.fields : {})),
  ) as Record<string, FieldCode>
  if (Object.keys(fields).length > 0) return refuseFields(fields)
  const columns = Object.assign(
    {},
    ...parts.map((part) => (part && 'columns' in part ? part.columns : {})),
  ) as ApplicationChange
  return write(tx, deps, row, columns, call)
}

function otherChanges(
  tx: Tx,
  deps: KybDependencies,
  row: ApplicationRow,
  patch: KybPatch,
  at: Date,
): Promise<BlockChange[]> {
  const today = dateInZone(at.getTime(), zoneOfCurrency(row.currency))
  const changes: Promise<BlockChange>[] = []
  if (patch.legal_info) changes.push(legalInfoChange(tx, deps, row, patch.legal_info, today))
  if (patch.shareholders) changes.push(shareholdersChange(tx, deps, row, patch.shareholders))
  return Promise.all(changes)
}

async function write(
  tx: Tx,
  deps: KybDependencies,
  row: ApplicationRow,
  columns: ApplicationChange,
  { personId, at, language }: KybCall,
): Promise<KybSaved | Refusal> {
  const set = { ...columns, saved_at: at }
  const signatory = columns.authorized_signatory
  const isOtherPhone = !!signatory && signatory.phone !== row.authorized_signatory?.phone
  const saved =
    row.status === 'verified' && isOtherPhone
      ? await moveApplication(tx, row, {
          to: 'draft',
          set: { ...set, signatory_verified_at: null },
          actor: 'merchant',
          actorId: personId,
          at,
        })
      : await saveApplication(tx, row, set)
  if (!saved) throw new RefusedError('stale_version')
  if (!signatory || (row.status === 'verified' && !isOtherPhone)) return { codeSentAt: null }
  const codeSentAt = await sendCode(tx, deps, { ...row, authorized_signatory: signatory }, { at, language })
  return codeSentAt instanceof Refusal ? codeSentAt : { codeSentAt }
}
