import {
  ibanStanding,
  ibanTriesPerHour,
  looksLikeKybIban,
  missingDigitsOf,
} from '@daftar/rules/capital/kyb/bank'
import { normaliseIban } from '@daftar/rules/registry/iban'
import { isValidIban } from '@daftar/rules/registry/iban-check'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseKeeping, type Refusal } from '../../../platform/http/refusal.ts'
import { findBank } from '../../casework/registers/index.ts'
import { findLegalEntity } from '../../merchants/merchants/index.ts'
import {
  countIbanTry,
  forgetGivenIban,
  ibanToConfirm,
  ibanTriesFreeAt,
  listStatements,
  type ApplicationRow,
  type KybPatch,
} from '../applications/index.ts'
import type { BlockChange } from './block-change.ts'

type Given = NonNullable<KybPatch['bank_details']>

/**
 * An IBAN that is given waits for its missing digits; with them it is the one the advance is paid to (KYB-103
 * to KYB-106).
 */
export function saveBank(
  tx: Tx,
  row: ApplicationRow,
  given: Given,
  at: Date,
): Promise<BlockChange | Refusal> {
  return 'iban' in given ? giveIban(tx, row, given) : confirmIban(tx, row, given, at)
}

async function giveIban(
  tx: Tx,
  row: ApplicationRow,
  given: Extract<Given, { iban: string }>,
): Promise<BlockChange | Refusal> {
  const iban = normaliseIban(given.iban)
  // Of the Emirates alone, though the form takes both letters in any order (DEC-KYB-24).
  if (!looksLikeKybIban(iban) || !iban.startsWith('AE') || !isValidIban(iban))
    return { fields: { 'bank_details.iban': 'iban_invalid' } }
  const bankName = (await findBank(tx, iban))?.name ?? given.bank_name ?? ''
  if (bankName === '') return { fields: { 'bank_details.bank_name': 'required' } }
  if (await differsFromStatements(tx, row, iban)) return refuse('iban_doesnt_match')
  return { columns: { given_iban: iban, given_bank_name: bankName, iban: null, bank_name: '' } }
}

/**
 * The digits are compared here alone: the browser never has them. Wrong ones are counted before they are
 * looked at.
 */
async function confirmIban(
  tx: Tx,
  row: ApplicationRow,
  given: Extract<Given, { missing_digits: string }>,
  at: Date,
): Promise<BlockChange | Refusal> {
  const waiting = ibanToConfirm(row, await findLegalEntity(tx, row.merchant_id))
  if (!waiting) return { fields: { 'bank_details.iban': 'required' } }
  const known = waiting.bankName || (await findBank(tx, waiting.iban))?.name
  const bankName = known || (given.bank_name ?? '')
  if (bankName === '') return { fields: { 'bank_details.bank_name': 'required' } }
  if (!(await countIbanTry(tx, row, { limit: ibanTriesPerHour, at })))
    return refuse('too_many_tries', { retryAt: await ibanTriesFreeAt(tx, row, at) })
  if (given.missing_digits !== missingDigitsOf(waiting.iban)) {
    await forgetGivenIban(tx, row)
    return refuseKeeping('missing_digits_wrong')
  }
  if (await differsFromStatements(tx, row, waiting.iban)) return refuseKeeping('iban_doesnt_match')
  return { columns: { iban: waiting.iban, bank_name: bankName, given_iban: null, given_bank_name: '' } }
}

/** DEC-KYB-23: only where a statement names an account can another one be told from it. */
async function differsFromStatements(tx: Tx, row: ApplicationRow, iban: string): Promise<boolean> {
  const statements = await listStatements(tx, row.merchant_id, row.id)
  const read = statements.map(({ reading }) => reading?.iban ?? null)
  return ibanStanding(iban, read) === 'differs'
}
