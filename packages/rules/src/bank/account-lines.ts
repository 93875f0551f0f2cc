import type { CalendarDate } from '../calendar/calendar-date.ts'
import { currencies, type Currency } from '../money/currency.ts'
import { cleanPasted } from '../text/pasted.ts'
import { decimalMarkOf, readBankAmount, readSign, saysItsSign } from './amounts.ts'
import { fieldOf, likelyHeaderLine, type BankField } from './columns.ts'
import { dateOrderOf, readBankDate } from './dates.ts'

/** What a column of an account's own statement can be: the fields of every statement, and the bank's number of a line. */
export const accountFields = [
  'date',
  'text',
  'reference',
  'debit',
  'credit',
  'amount',
  'sign',
  'balance',
] as const satisfies readonly (BankField | 'reference')[]
export type AccountField = (typeof accountFields)[number]

/** What each column is, by position; null for one that says nothing of use. */
export type AccountColumns = readonly (AccountField | null)[]

/** A movement of the account: a payment leaves with a minus. */
export interface AccountLine {
  /** The line of the file, from 1, as a spreadsheet numbers it. */
  readonly row: number
  readonly bookedOn: CalendarDate
  readonly amountMinor: bigint
  /** Every text of the line, where a reference, a name or an IBAN may stand. */
  readonly text: string
  /** The bank's own number of the movement; empty where the file has none. */
  readonly reference: string
}

export interface AccountStatement {
  readonly lines: readonly AccountLine[]
  /** Lines after the headings with text in them that are no movement: subtotals, page feet, amounts of nothing. */
  readonly skipped: number
}

/** The headings of a statement stand among its first lines. */
const headingLinesMax = 60

/** The line of headings, from 0, and what its columns are; a line that suffices where there is one. */
export function findAccountColumns(rows: readonly (readonly string[])[]): {
  headingLine: number
  columns: AccountColumns
} {
  let best = { headingLine: -1, named: 0 }
  for (const [headingLine, cells] of rows.slice(0, headingLinesMax).entries()) {
    const columns = recogniseAccountColumns(cells)
    const named = columns.filter((field) => field !== null).length
    if (missingFields(columns).length === 0 && named > best.named) best = { headingLine, named }
  }
  const headingLine = best.headingLine >= 0 ? best.headingLine : Math.max(0, likelyHeaderLine(rows))
  return { headingLine, columns: recogniseAccountColumns(rows[headingLine] ?? []) }
}

/** By the names of the columns in English or Arabic; each field but texts is one column, the first that is called so. */
export function recogniseAccountColumns(headings: readonly string[]): AccountColumns {
  const taken = new Set<AccountField>()
  return headings.map((heading) => {
    const field = isReference(heading) ? 'reference' : fieldOf(heading)
    const found = field === 'reference' && taken.has('reference') ? 'text' : field
    if (found === null || (found !== 'text' && taken.has(found))) return null
    taken.add(found)
    return found
  })
}

/** What is lacking before a line can be read: its day, or what it moved. */
export function missingFields(columns: AccountColumns): ('date' | 'amount')[] {
  const has = (field: AccountField) => columns.includes(field)
  return [
    ...(has('date') ? [] : ['date' as const]),
    ...(has('amount') || has('debit') || has('credit') ? [] : ['amount' as const]),
  ]
}

/** The movements of a statement whose columns are known. Amounts are of one currency. */
export function readAccountLines(
  rows: readonly (readonly string[])[],
  { headingLine, columns }: { headingLine: number; columns: AccountColumns },
  currency: Currency,
): AccountStatement {
  const body = rows.slice(headingLine + 1)
  const at = (field: AccountField) => columns.indexOf(field)
  const cellOf = (cells: readonly string[], column: number) => (column < 0 ? '' : (cells[column] ?? ''))
  const order = dateOrderOf(body.map((cells) => cellOf(cells, at('date'))))
  const amounts = [at('amount'), at('debit'), at('credit')]
  const mark = decimalMarkOf(amounts.flatMap((column) => body.map((cells) => cellOf(cells, column))))
  const read = (cells: readonly string[], column: number) =>
    readBankAmount(cellOf(cells, column), currency, mark)
  const sizeAt = (cells: readonly string[], column: number) => size(read(cells, column) ?? 0n)

  let before: bigint | null = null
  const lines: AccountLine[] = []
  for (const [index, cells] of body.entries()) {
    const bookedOn = readBankDate(cellOf(cells, at('date')), order)
    const balanceMinor = read(cells, at('balance'))
    if (bookedOn === null) continue
    const amountMinor: bigint =
      at('amount') < 0
        ? sizeAt(cells, at('credit')) - sizeAt(cells, at('debit'))
        : size(read(cells, at('amount')) ?? 0n) *
          signOf(cellOf(cells, at('amount')), cellOf(cells, at('sign')), {
            before,
            after: balanceMinor,
            sizeMinor: sizeAt(cells, at('amount')),
          })
    before = balanceMinor ?? before
    if (amountMinor === 0n) continue
    lines.push({
      row: headingLine + 2 + index,
      bookedOn,
      amountMinor,
      text: textOf(cells, columns),
      reference: tidy(cellOf(cells, at('reference'))),
    })
  }
  const withText = body.filter((cells) => cells.some((text) => text.trim() !== '')).length
  return { lines, skipped: withText - lines.length }
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

interface Step {
  readonly before: bigint | null
  readonly after: bigint | null
  readonly sizeMinor: bigint
}

/** Which way an amount of a single column went: its own sign, its sign column, what the balance did; else in. */
function signOf(amount: string, mark: string, { before, after, sizeMinor }: Step): 1n | -1n {
  const said = readSign(mark)
  if (said !== 0) return said > 0 ? 1n : -1n
  if (saysItsSign(amount)) return /^\D*\+|cr|credit|دائن/iu.test(amount) ? 1n : -1n
  return before !== null && after !== null && after - before === -sizeMinor ? -1n : 1n
}

/** The number the bank gave a movement, rather than words about it. */
function isReference(heading: string): boolean {
  const plain = cleanPasted(heading)
    .toLowerCase()
    .replace(/[\s._/-]+/g, ' ')
    .trim()
  return /^((bank|transaction|trans|txn|customer)? ?(reference|ref)( ?(no|number|id))?|(transaction|txn) id|رقم (المرجع|العملية|الحركة)|المرجع|الرقم المرجعي)\.?$/u.test(
    plain,
  )
}

function textOf(cells: readonly string[], columns: AccountColumns): string {
  const texts = cells.filter((_, at) => columns[at] === 'text')
  return (texts.length > 0 ? texts : cells).map(tidy).filter(Boolean).join(' · ')
}

function tidy(text: string): string {
  return cleanPasted(text).replace(/\s+/g, ' ')
}

function size(amount: bigint): bigint {
  return amount < 0n ? -amount : amount
}
