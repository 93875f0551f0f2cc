import { bankAccountTransitions, type BankAccountStatus } from '@daftar/rules/merchants/bank-account-change'
import type { BankAccountDecline } from '@daftar/rules/merchants/bank-account-change'
import type { Row } from '../../../platform/database/rows.ts'
import { defineMachine } from '../../../platform/status/machine.ts'

/** A bank account that a merchant wants in place of the one it has. */
export type ChangeRow = Row<
  'bank_account_change',
  | 'merchant_id'
  | 'id'
  | 'legal_entity_id'
  | 'iban_before'
  | 'bank_before'
  | 'iban'
  | 'bank_name'
  | 'holder'
  | 'letter_file_id'
  | 'proposed_by'
  | 'proposed_at'
  | 'decided_by'
  | 'decided_at'
  | 'note'
  | 'effective_at'
  | 'token_hash'
  | 'letters_told'
  | 'texts_told'
  | 'ended_at'
  | 'hold_id'
  | 'spoken_by'
  | 'spoken_at'
  | 'spoken_note',
  { status: BankAccountStatus; decline_reason: BankAccountDecline | null }
>

export const bankAccountMachine = defineMachine<ChangeRow>({
  table: 'bank_account_change',
  transitions: bankAccountTransitions,
  subject: 'bank_account',
})
