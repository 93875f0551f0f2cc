import { readBankDate } from './dates.ts'
import { fieldOf, plainHeading, type BankField } from './headings.ts'

/** What each column of a statement is, by position; null for one that says nothing of use. */
export type BankColumns = readonly (BankField | null)[]

/** Where the headings of a statement stand, and what its columns are. */
export interface BankLayout {
  /** The line of the headings, from 0. */
  readonly headingLine: number
  readonly columns: BankColumns
}

/**
 * The headings of a statement stand among its first lines; names, addresses and periods may come before them.
 */
const headingLinesMax = 60
/** Where no headings are recognised, the first date stands a little further down at the most. */
const firstDateWithin = 200

/** The line that names the most of what is needed; where none suffices, the line a person should map. */
export function findLayout(rows: readonly (readonly string[])[]): BankLayout {
  let best = { headingLine: -1, named: 0 }
  for (const [headingLine, cells] of rows.slice(0, headingLinesMax).entries()) {
    const columns = recogniseColumns(cells)
    const named = columns.filter((field) => field !== null).length
    if (missingFields(columns).length === 0 && named > best.named) best = { headingLine, named }
  }
  const headingLine = best.headingLine >= 0 ? best.headingLine : likelyHeadingLine(rows)
  return { headingLine, columns: recogniseColumns(rows[headingLine] ?? []) }
}

/**
 * By the names of the columns in English or Arabic; each field but texts is one column, the first that is
 * called so.
 */
export function recogniseColumns(headings: readonly string[]): BankColumns {
  const taken = new Set<BankField>()
  return headings.map((heading) => {
    const field = fieldOf(heading)
    const found = field === 'reference' && taken.has('reference') ? 'text' : field
    if (found === null || (found !== 'text' && taken.has(found))) return null
    taken.add(found)
    return found
  })
}

/** What is lacking before a line can be read: its day, or what it moved. */
export function missingFields(columns: BankColumns): ('date' | 'amount')[] {
  return [
    ...(columns.includes('date') ? [] : ['date' as const]),
    ...(columns.includes('debit') || holdsDeposits(columns) ? [] : ['amount' as const]),
  ]
}

/** Whether what came in is told, not only what went out. */
export function holdsDeposits(columns: BankColumns): boolean {
  return columns.includes('credit') || columns.includes('amount')
}

/** What remembers a mapping: the same headings, however they are spaced and written. */
export function headingsKey(headings: readonly string[]): string {
  return headings.map(plainHeading).join('|')
}

/**
 * The last line before the first one with a date, where it has cells enough; else the first with two cells or
 * more.
 */
function likelyHeadingLine(rows: readonly (readonly string[])[]): number {
  const dated = rows
    .slice(0, firstDateWithin)
    .findIndex((cells) => cells.some((cell) => readBankDate(cell, 'dmy') !== null))
  const isWide = (cells: readonly string[] | undefined) =>
    cells !== undefined && cells.filter((cell) => cell.trim() !== '').length > 1
  if (dated > 0 && isWide(rows[dated - 1])) return dated - 1
  return Math.max(0, rows.findIndex(isWide))
}
