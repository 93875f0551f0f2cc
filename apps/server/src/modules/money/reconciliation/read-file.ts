import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  findLayout,
  missingFields,
  recogniseColumns,
  type BankColumns,
  type BankLayout,
} from '@daftar/rules/bank/columns'
import { delimiterOf } from '@daftar/rules/bank/delimiter'
import { bankFields } from '@daftar/rules/bank/headings'
import { storableText } from '@daftar/contract/wire/storable'
import { currencyNamedIn, readStatement, type BankLine } from '@daftar/rules/bank/statement'
import type { Currency } from '@daftar/rules/money/currency'
import Papa from 'papaparse'
import type { IncomingFile } from '../../../platform/http/call.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'

/** A year of a busy account; more is cut into several files. */
const largestBytes = 5 * 1024 * 1024
const mostRows = 50_000
/** No statement is wider, and no bank writes more about a movement; what is, is no statement. */
const mostColumns = 100
const longestCell = 4_000

/** How somebody says a file is to be read; what is missing is recognised. */
export interface Reading {
  currency?: Currency | undefined
  heading?: number | undefined
  columns?: string | undefined
}

export interface ReadFile {
  name: string
  sha256: string
  heading: number
  headings: readonly string[]
  columns: BankColumns
  rows: readonly (readonly string[])[]
  currency: Currency | null
  missing: ('date' | 'amount' | 'currency')[]
  lines: readonly BankLine[]
  skipped: number
}

/** Reads a bank's file whole: its cells, what its columns are, and the movements in it. */
export async function readBankFile(
  incoming: IncomingFile | null,
  reading: Reading,
): Promise<ReadFile | Refusal> {
  if (!incoming) return refuse('file_missing')
  const bytes = await bytesOf(incoming.bytes)
  if (bytes === null) return refuse('file_too_large')
  const text = decoded(bytes)
  if (text === null) return refuse('file_unreadable')
  const rows = cellsOf(text)
  if (rows.length > mostRows) return refuse('file_too_large')
  if (rows.some(isOversized)) return refuse('file_unreadable')
  if (!rows.some((cells) => cells.filter(Boolean).length > 1)) return refuse('file_unreadable')
  const layout = layoutOf(rows, reading)
  if (layout === null) return refuseFields({ columns: 'invalid' })
  const currency = reading.currency ?? currencyNamedIn(rows, layout.headingLine)
  const missing = [...missingFields(layout.columns), ...(currency ? [] : ['currency' as const])]
  const read =
    missing.length === 0 && currency ? readStatement(rows, layout, currency) : { lines: [], skipped: 0 }
  return {
    name: nameOf(incoming) || 'statement.csv',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    heading: layout.headingLine,
    headings: rows[layout.headingLine] ?? [],
    columns: layout.columns,
    rows,
    currency,
    missing,
    lines: read.lines,
    skipped: read.skipped,
  }
}

function isOversized(cells: readonly string[]): boolean {
  return cells.length > mostColumns || cells.some((cell) => cell.length > longestCell)
}

/** What a file is called, without what nobody sees or what turns the writing. */
function nameOf({ name }: IncomingFile): string {
  return name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .slice(0, 200)
    .toWellFormed()
}

/** Null for more than a file may have. */
async function bytesOf(stream: Readable & { truncated?: boolean }): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestBytes) return null
    chunks.push(chunk)
  }
  return stream.truncated ? null : Buffer.concat(chunks)
}

/**
 * UTF-8 and UTF-16 as they say themselves, else the Arabic page of older systems. Null for what is no text.
 */
function decoded(bytes: Buffer): string | null {
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isWide) return storableText(new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes))
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

function cellsOf(text: string): string[][] {
  return Papa.parse<string[]>(text, { delimiter: delimiterOf(text), skipEmptyLines: false }).data
}

/** As somebody said, else as recognised; null when they said what cannot be. */
function layoutOf(rows: readonly (readonly string[])[], { heading, columns }: Reading): BankLayout | null {
  const found = findLayout(rows)
  const headingLine = heading ?? found.headingLine
  if (headingLine >= rows.length) return null
  if (columns === undefined)
    return heading === undefined ? found : { headingLine, columns: recogniseColumns(rows[headingLine] ?? []) }
  const chosen = columns.split(',')
  const fields = chosen.map((name) => bankFields.find((field) => field === name) ?? null)
  const isKnown = chosen.every((name, at) => name === '' || fields[at] !== null)
  const once = fields.filter((field) => field !== null && field !== 'text')
  return isKnown && new Set(once).size === once.length ? { headingLine, columns: fields } : null
}
