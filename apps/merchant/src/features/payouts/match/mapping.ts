import { fieldOf, recogniseColumns, type BankColumns } from '@daftar/rules/bank/columns'

/** What a person may say a column is; `skip` for one that says nothing of use. */
export const columnRoles = ['skip', 'date', 'text', 'credit', 'debit', 'amount', 'sign', 'balance'] as const
export type ColumnRole = (typeof columnRoles)[number]

/** What the headings already say, as a first proposal. */
export function proposedRoles(headings: readonly string[]): ColumnRole[] {
  return headings.map((heading) => fieldOf(heading) ?? 'skip')
}

/** The columns as they were mapped; null while the date or the money is missing. */
export function columnsOfRoles(roles: readonly ColumnRole[]): BankColumns | null {
  const names: Record<ColumnRole, string> = {
    skip: '',
    date: 'date',
    text: 'description',
    credit: 'credit',
    debit: 'debit',
    amount: 'amount',
    sign: 'cr dr',
    balance: 'balance',
  }
  return recogniseColumns(roles.map((role) => names[role]))
}
