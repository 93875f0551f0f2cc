import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { Currency } from '../money/currency.ts'
import { cleanPasted } from '../text/pasted.ts'
import { decimalMarkOf, readBankAmount, readSign, saysItsSign } from './amounts.ts'
import type { BankHeader } from './columns.ts'
import { dateOrderOf, readBankDate } from './dates.ts'

/** The marks that may stand between the cells of a line. */
export const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** Money that arrived, as a line of a statement says it. */
export interface BankEntry {
  /** The line of the file it stands in, from 1, as a spreadsheet numbers it. */
  readonly line: number
  readonly date: CalendarDate
  /** Every text of the line, where a reference may stand. */
  readonly text: string
  readonly amountMinor: bigint
}

export interface BankStatement {
  readonly entries: readonly BankEntry[]
  /** The first and the last day any line of the file is of, in or out; null for a file without one. */
  readonly from: CalendarDate | null
  readonly until: CalendarDate | null
  /** Lines after the headings with text in them that are no booking: subtotals, page feet. */
  readonly skipped: number
}

/** The delimiter that cuts the most lines into the same number of cells; quoted cells may hold it. */
export function delimiterOf(text: string): Delimiter {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of delimiters) {
    const counts = new Map<number, number>()
    for (const line of lines.slice(0, 200)) {
      const count = countOutsideQuotes(line, delimiter)
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1)
    }
    const score = Math.max(0, ...[...counts].map(([count, times]) => times * Math.min(count, 12)))
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

/** The bookings of a statement whose headings are known. Amounts are of one currency. */
export function readStatement(
  lines: readonly (readonly string[])[],
  { line: headerLine, columns }: BankHeader,
  currency: Currency,
): BankStatement {
  const body = lines.slice(headerLine + 1)
  const cell = (cells: readonly string[], at: number | null) => (at === null ? '' : (cells[at] ?? ''))
  const order = dateOrderOf(body.map((cells) => cell(cells, columns.date)))
  const amountAt = columns.credit ?? columns.amount
  const mark = decimalMarkOf(body.map((cells) => cell(cells, amountAt)))
  const read = (cells: readonly string[], at: number | null) =>
    readBankAmount(cell(cells, at), currency, mark)
  const bookings = body.flatMap((cells, at) => {
    const date = readBankDate(cell(cells, columns.date), order)
    return date === null ? [] : [{ at, cells, date }]
  })
  const signs =
    columns.credit === null
      ? signsOf(
          bookings.map(({ cells }) => ({
            text: cell(cells, columns.amount),
            sign: cell(cells, columns.sign),
            amountMinor: read(cells, columns.amount),
            balanceMinor: columns.balance === null ? null : read(cells, columns.balance),
          })),
        )
      : bookings.map(() => 1)
  const entries = bookings.flatMap(({ at, cells, date }, booking): BankEntry[] => {
    const amountMinor = read(cells, amountAt)
    if (amountMinor === null) return []
    const signed =
      columns.credit === null ? magnitude(amountMinor) * BigInt(signs[booking] ?? 1) : amountMinor
    if (signed <= 0n) return []
    return [{ line: headerLine + 2 + at, date, text: textOf(cells, columns.texts), amountMinor: signed }]
  })
  const days = bookings.map(({ date }) => date).sort()
  const withText = body.filter((cells) => cells.some((text) => text.trim() !== '')).length
  return { entries, from: days[0] ?? null, until: days.at(-1) ?? null, skipped: withText - bookings.length }
}

interface OneAmount {
  readonly text: string
  readonly sign: string
  readonly amountMinor: bigint | null
  readonly balanceMinor: bigint | null
}

/**
 * Which way each amount of a single column went: by its own sign or its sign column; where a whole file has neither, by
 * what the balance does from line to line, in whichever direction the file runs; else in.
 */
function signsOf(rows: readonly OneAmount[]): readonly number[] {
  const said = rows.map(({ text, sign, amountMinor }) =>
    readSign(sign) !== 0 ? readSign(sign) : saysItsSign(text) ? ((amountMinor ?? 0n) < 0n ? -1 : 1) : 0,
  )
  if (said.some((sign) => sign !== 0)) return said.map((sign) => (sign === 0 ? 1 : sign))
  const forward = balanceSigns(rows)
  const backward = balanceSigns([...rows].reverse()).reverse()
  const known = (signs: readonly number[]) => signs.filter((sign) => sign !== 0).length
  const better = known(backward) > known(forward) ? backward : forward
  return better.map((sign) => (sign === 0 ? 1 : sign))
}

/** From the second line on: the sign by which the balance before leads to the balance after; 0 where neither does. */
function balanceSigns(rows: readonly OneAmount[]): number[] {
  return rows.map(({ amountMinor, balanceMinor }, at) => {
    const before = rows[at - 1]?.balanceMinor ?? null
    if (amountMinor === null || balanceMinor === null || before === null) return 0
    const step = balanceMinor - before
    if (step === magnitude(amountMinor)) return 1
    return step === -magnitude(amountMinor) ? -1 : 0
  })
}

function textOf(cells: readonly string[], texts: readonly number[]): string {
  const chosen = texts.length > 0 ? texts.map((at) => cells[at] ?? '') : cells
  return chosen
    .map((text) => cleanPasted(text).replace(/\s+/g, ' '))
    .filter(Boolean)
    .join(' · ')
}

function countOutsideQuotes(line: string, delimiter: string): number {
  let count = 0
  let quoted = false
  for (const sign of line) {
    if (sign === '"') quoted = !quoted
    else if (sign === delimiter && !quoted) count += 1
  }
  return count
}

function magnitude(amount: bigint): bigint {
  return amount < 0n ? -amount : amount
}
