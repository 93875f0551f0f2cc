import type { CalendarDate } from '../calendar/calendar-date.ts'
import { currencies, type Currency } from '../money/currency.ts'
import { cleanPasted } from '../text/pasted.ts'
import { decimalMarkOf, magnitude, readBankAmount } from './amounts.ts'
import type { BankColumns, BankLayout } from './columns.ts'
import { dateOrderOf, readBankDate } from './dates.ts'
import type { BankField } from './headings.ts'
import { signsOf } from './signs.ts'

/** A movement of an account, as a line of its statement says it. */
export interface BankLine {
  /** The line of the file it stands in, from 1, as a spreadsheet numbers it. */
  readonly row: number
  readonly bookedOn: CalendarDate
  /** What went out has a minus. */
  readonly amountMinor: bigint
  /** Every text of the line, where a reference, a name or an IBAN may stand. */
  readonly text: string
  /** The bank's own number of the movement; empty where the file has none. */
  readonly reference: string
}

export interface BankStatement {
  readonly lines: readonly BankLine[]
  /** The first and the last day any line of the file is of; null for a file without one. */
  readonly from: CalendarDate | null
  readonly until: CalendarDate | null
  /**
   * Lines after the headings with text in them that are no movement: subtotals, page feet, amounts of
   * nothing.
   */
  readonly skipped: number
}

/** The movements of a statement whose columns are known. Amounts are of one currency. */
export function readStatement(
  rows: readonly (readonly string[])[],
  { headingLine, columns }: BankLayout,
  currency: Currency,
): BankStatement {
  const body = rows.slice(headingLine + 1)
  const cell = (cells: readonly string[], field: BankField) => cells[columns.indexOf(field)] ?? ''
  const order = dateOrderOf(body.map((cells) => cell(cells, 'date')))
  const dated = body.flatMap((cells, at) => {
    const bookedOn = readBankDate(cell(cells, 'date'), order)
    return bookedOn === null ? [] : [{ row: headingLine + 2 + at, cells, bookedOn }]
  })
  const amounts = amountsOf(
    dated.map(
      ({ cells }) =>
        (field) =>
          cell(cells, field),
    ),
    columns,
    currency,
  )
  const lines = dated.flatMap(({ row, cells, bookedOn }, at): BankLine[] => {
    const amountMinor = amounts[at] ?? 0n
    if (amountMinor === 0n) return []
    const reference = tidy(cell(cells, 'reference'))
    return [{ row, bookedOn, amountMinor, text: textOf(cells, columns), reference }]
  })
  const days = dated.map(({ bookedOn }) => bookedOn).toSorted()
  const withText = body.filter((cells) => cells.some((text) => text.trim() !== '')).length
  return { lines, from: days[0] ?? null, until: days.at(-1) ?? null, skipped: withText - lines.length }
}

/** The currency a file names above or in its headings; null when it names none, or several. */
export function currencyNamedIn(rows: readonly (readonly string[])[], headingLine: number): Currency | null {
  const words = new Set(
    rows
      .slice(0, headingLine + 1)
      .flat()
      .flatMap((cell) => cell.toUpperCase().match(/[A-Z]{3,}/g) ?? []),
  )
  const named = currencies.filter((currency) => words.has(currency))
  return named.length === 1 ? named[0]! : null
}

/** What each line moved, signed; zero where nothing can be read. */
function amountsOf(
  lines: readonly ((field: BankField) => string)[],
  columns: BankColumns,
  currency: Currency,
): readonly bigint[] {
  const mark = decimalMarkOf(
    (['amount', 'debit', 'credit'] as const).flatMap((field) => lines.map((line) => line(field))),
  )
  const read = (text: string) => readBankAmount(text, currency, mark)
  // Two columns say for themselves which way the money went.
  if (!columns.includes('amount') || (columns.includes('credit') && columns.includes('debit')))
    return lines.map((line) => (read(line('credit')) ?? 0n) - magnitude(read(line('debit')) ?? 0n))
  const unsigned = lines.map((line) => ({
    text: line('amount'),
    mark: line('sign'),
    sizeMinor: magnitude(read(line('amount')) ?? 0n),
    balanceMinor: read(line('balance')),
  }))
  const signs = signsOf(unsigned)
  return unsigned.map(({ sizeMinor }, at) => sizeMinor * (signs[at] ?? 1n))
}

function textOf(cells: readonly string[], columns: BankColumns): string {
  const texts = cells.filter((_, at) => columns[at] === 'text')
  return (texts.length > 0 ? texts : cells).map(tidy).filter(Boolean).join(' · ')
}

function tidy(text: string): string {
  return cleanPasted(text).replace(/\s+/g, ' ')
}
