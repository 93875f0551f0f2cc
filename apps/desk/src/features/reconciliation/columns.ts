import type { BankFilePreview } from '@daftar/contract/endpoints/money/reconciliation-shapes'
import { missingFields, type BankColumns } from '@daftar/rules/bank/columns'
import type { BankField } from '@daftar/rules/bank/headings'
import type { Currency } from '@daftar/rules/money/currency'

/** How somebody says a file is to be read. */
export interface ColumnChoice {
  heading: number
  columns: BankColumns
  currency: Currency | null
}

export function choiceOf({ heading, columns, currency }: BankFilePreview): ColumnChoice {
  return { heading, columns, currency }
}

/** One column means something else now; a field that only one column can be is taken from the other one. */
export function withColumn(choice: ColumnChoice, at: number, field: BankField | null): ColumnChoice {
  const columns = choice.columns.map((known, column) => {
    if (column === at) return field
    return known === field && field !== 'text' ? null : known
  })
  return { ...choice, columns }
}

/** What must still be said before the file can be added. */
export function missingOf({ columns, currency }: ColumnChoice): ('date' | 'amount' | 'currency')[] {
  return [...missingFields(columns), ...(currency === null ? ['currency' as const] : [])]
}
