import { Buffer } from 'node:buffer'
import { Transform, type Readable } from 'node:stream'
import type { Language } from '@daftar/rules/geo/languages'
import { currencies, minorDigits } from '@daftar/rules/money/currency'
import { cellMarks, formulaSign } from '@daftar/rules/text/formula'

export const csvType = 'text/csv; charset=utf-8'

/** Spreadsheets guess the encoding unless the file says it is UTF-8. */
export const byteOrderMark = Buffer.from('\ufeff')

/** The bytes of a CSV as spreadsheets open it rightly: with a byte order mark before the first line. */
export function withByteOrderMark(bytes: Readable): Readable {
  let isFirst = true
  const marked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isFirst) this.push(byteOrderMark)
      isFirst = false
      done(null, chunk)
    },
  })
  bytes.on('error', (error) => marked.destroy(error))
  marked.on('close', () => bytes.destroy())
  return bytes.pipe(marked)
}

/** COPY of a SELECT as CSV with a line of column names, quoted where needed. */
export function csvOf(select: string): string {
  return `copy (${select}) to stdout with (format csv, header true, encoding 'UTF8')`
}

/**
 * A text of others as SQL: what a spreadsheet would run as a formula begins with an apostrophe, also behind a
 * mark at which some spreadsheets begin another cell. Whatever people or shops typed goes through this;
 * numbers and dates of ours do not.
 */
export function escapeFormula(column: string): string {
  const first = `case when ${column} ~ '^${formulaSignInSql}' then '''' else '' end`
  const inside = `regexp_replace(${column}, '([${cellMarks}])(?=${formulaSignInSql})', '\\1''', 'g')`
  return `${first} || case when ${column} ~ '[${cellMarks}]' then ${inside} else ${column} end`
}

/** As it stands between the quotes of SQL. */
const formulaSignInSql = formulaSign.replaceAll("'", "''")

const ofThreeDecimals = currencies.filter((currency) => minorDigits(currency) === 3)

/** Minor units as a decimal with a dot, as SQL: `20450.00`, `0.500`. Both are expressions. */
export function decimal(minor: string, currency: string): string {
  const three = ofThreeDecimals.map((code) => `'${code}'`).join(', ')
  return `(${minor} * case when ${currency} in (${three}) then 0.001 else 0.01 end)::text`
}

const beginsFormula = new RegExp(`^${formulaSign}`)
const formulaInside = new RegExp(`([${cellMarks}])(?=${formulaSign})`, 'g')

/**
 * A line of a CSV, guarded as `escapeFormula` guards; for files short enough to be put together in memory.
 */
export function csvLine(cells: readonly { text: string; isTyped?: boolean }[]): string {
  const written = cells.map(({ text, isTyped }) => quoted(isTyped ? guarded(text) : text))
  return `${written.join(',')}\n`
}

/** One column of a file of rows: its head in the reader's language, and what stands in it. */
export interface CsvColumn<Row> {
  head(inputs: object, options: { locale: Language }): string
  of(row: Row, shown: CsvShown): string
  /** Somebody typed it. */
  isTyped?: boolean
}

export interface CsvShown {
  /** Whose clock instants are on. */
  zone: string
  language: Language
}

/** A file of rows with their heads, chunk by chunk. */
export function* csvOfRows<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  shown: CsvShown,
): Generator<Buffer> {
  yield byteOrderMark
  yield Buffer.from(csvLine(columns.map(({ head }) => ({ text: head({}, { locale: shown.language }) }))))
  for (const row of rows)
    yield Buffer.from(csvLine(columns.map(({ of, isTyped = false }) => ({ text: of(row, shown), isTyped }))))
}

function guarded(text: string): string {
  const first = beginsFormula.test(text) ? "'" : ''
  return first + text.replaceAll(formulaInside, "$1'")
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
