import { holdsDeposits, type BankColumns } from '@daftar/rules/bank/columns'

/** What a person may say a column is; `skip` for one that says nothing of use. */
export const columnRoles = ['skip', 'date', 'text', 'credit', 'debit', 'amount', 'sign', 'balance'] as const
export type ColumnRole = (typeof columnRoles)[number]

/** What is known of the columns, as a first proposal. */
export function rolesOfColumns(columns: BankColumns): ColumnRole[] {
  return columns.map((field) => (field === 'reference' ? 'text' : (field ?? 'skip')))
}

/** The columns as they were mapped; null while the date or what came in is missing. */
export function columnsOfRoles(roles: readonly ColumnRole[]): BankColumns | null {
  const columns = roles.map((role) => (role === 'skip' ? null : role))
  return canCompare(columns) ? columns : null
}

/** Whether deposits can be read from such columns. */
export function canCompare(columns: BankColumns): boolean {
  return columns.includes('date') && holdsDeposits(columns)
}
