import type { BankField } from '@daftar/rules/bank/headings'
import type { LineEffect, MatchGround } from '@daftar/rules/bank/match-transfers'
import { m } from '@daftar/words'
import type { View } from './filters.ts'
import type { BankLine } from './queries.ts'

export function viewText(view: View): string {
  return viewWords[view]()
}

export function groundText(ground: MatchGround): string {
  return groundWords[ground]()
}

export function effectText(effect: LineEffect): string {
  return effectWords[effect]()
}

export function stateText(state: BankLine['state']): string {
  return stateWords[state]()
}

/** What a column is; one that is not used has its own word. */
export function columnText(field: BankField | null): string {
  return field === null ? m.desk_bank_column_none() : columnWords[field]()
}

/** What the empty list says. */
export function emptyText(view: View): { title: string; text: string } {
  const [title, text] = emptyWords[view]
  return { title: title(), text: text() }
}

const viewWords: Readonly<Record<View, () => string>> = {
  proposed: m.desk_reconciliation_view_proposed,
  waiting: m.desk_reconciliation_view_waiting,
  unknown: m.desk_reconciliation_view_unknown,
  unseen: m.desk_reconciliation_view_unseen,
  matched: m.desk_reconciliation_view_matched,
  aside: m.desk_reconciliation_view_aside,
}

const groundWords: Readonly<Record<MatchGround, () => string>> = {
  reference: m.desk_reconciliation_ground_reference,
  iban: m.desk_reconciliation_ground_iban,
  beneficiary: m.desk_reconciliation_ground_beneficiary,
  amount: m.desk_reconciliation_ground_amount,
  date: m.desk_reconciliation_ground_date,
}

const effectWords: Readonly<Record<LineEffect, () => string>> = {
  confirmed: m.desk_reconciliation_effect_confirmed,
  linked: m.desk_reconciliation_effect_linked,
  returned: m.desk_reconciliation_effect_returned,
  topped_up: m.desk_reconciliation_effect_topped_up,
}

const stateWords: Readonly<Record<BankLine['state'], () => string>> = {
  open: m.desk_reconciliation_state_open,
  waiting: m.desk_reconciliation_state_waiting,
  matched: m.desk_reconciliation_state_matched,
  aside: m.desk_reconciliation_state_aside,
}

const columnWords: Readonly<Record<BankField, () => string>> = {
  date: m.desk_bank_column_date,
  text: m.desk_bank_column_text,
  reference: m.desk_bank_column_reference,
  debit: m.desk_bank_column_debit,
  credit: m.desk_bank_column_credit,
  amount: m.desk_bank_column_amount,
  sign: m.desk_bank_column_sign,
  balance: m.desk_bank_column_balance,
}

const emptyWords: Readonly<Record<View, readonly [() => string, () => string]>> = {
  proposed: [m.desk_reconciliation_empty_proposed_title, m.desk_reconciliation_empty_proposed_text],
  waiting: [m.desk_reconciliation_empty_waiting_title, m.desk_reconciliation_empty_waiting_text],
  unknown: [m.desk_reconciliation_empty_unknown_title, m.desk_reconciliation_empty_unknown_text],
  unseen: [m.desk_reconciliation_empty_unseen_title, m.desk_reconciliation_empty_unseen_text],
  matched: [m.desk_reconciliation_empty_matched_title, m.desk_reconciliation_empty_matched_text],
  aside: [m.desk_reconciliation_empty_aside_title, m.desk_reconciliation_empty_aside_text],
}
