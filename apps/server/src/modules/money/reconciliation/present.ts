import type { FourEyesAbove } from '@daftar/rules/access/four-eyes'
import type {
  BankFile,
  BankFilePreview,
  BankLine,
} from '@daftar/contract/endpoints/money/reconciliation-shapes'
import { money, toDecimal } from '@daftar/rules/money/money'
import { presentTransfer } from '../transfers/index.ts'
import type { FileRow } from './files.ts'
import type { LineRow } from './lines.ts'
import type { Proposal } from './propose.ts'
import type { ReadFile } from './read-file.ts'
import type { KnownTransfer } from './transfers.ts'

/** As many rows that were left out as a person looks through, and as much of each. */
const mostLeftOut = 20
const longestText = 200

/** As many rows as a person needs to see whether the columns are right. */
const sampleRows = 5

export function presentPreview(file: ReadFile, known: boolean): BankFilePreview {
  const { currency } = file
  return {
    name: file.name,
    heading: file.heading,
    headings: [...file.headings],
    columns: [...file.columns],
    sample: file.rows
      .slice(file.heading + 1)
      .filter((cells) => cells.some(Boolean))
      .slice(0, sampleRows)
      .map((cells) => [...cells]),
    currency,
    missing: [...file.missing],
    lines: file.lines.length,
    first_lines: currency
      ? file.lines.slice(0, sampleRows).map((line) => ({
          row: line.row,
          booked_on: line.bookedOn,
          amount: toDecimal(money(line.amountMinor, currency)),
          currency,
          text: line.text,
          bank_reference: line.reference,
        }))
      : [],
    skipped: file.skipped,
    left_out: leftOut(file),
    known,
  }
}

/** Rows with text under the headings in which no movement was read; nothing while no row can be read yet. */
function leftOut({ rows, heading, lines, missing }: ReadFile): BankFilePreview['left_out'] {
  if (missing.length > 0) return []
  const read = new Set(lines.map(({ row }) => row))
  return rows
    .map((cells, at) => ({ row: at + 1, text: cells.filter(Boolean).join(' · ').slice(0, longestText) }))
    .slice(heading + 1)
    .filter(({ row, text }) => text.trim() !== '' && !read.has(row))
    .slice(0, mostLeftOut)
    .map(({ row, text }) => ({ row, text: text.toWellFormed() }))
}

export function presentFile(row: FileRow): BankFile {
  return {
    id: row.id,
    name: row.name,
    currency: row.currency,
    lines: row.lines,
    skipped: row.skipped,
    repeated: row.repeated,
    first_on: row.first_on,
    last_on: row.last_on,
    uploaded_by: row.uploader,
    uploaded_at: row.uploaded_at.toISOString(),
    open: row.open,
  }
}

/** What a line is matched to, or what is proposed for it. */
export interface Shown {
  transfer: KnownTransfer | undefined
  proposal: Proposal | undefined
}

export function presentLine(line: LineRow, { transfer, proposal }: Shown, above: FourEyesAbove): BankLine {
  const shown = transfer ?? proposal?.transfer
  return {
    id: line.id,
    file_id: line.file_id,
    file_name: line.file_name,
    row: line.row_number,
    booked_on: line.booked_on,
    amount: toDecimal(money(line.amount_minor, line.currency)),
    currency: line.currency,
    text: line.text,
    bank_reference: line.bank_reference,
    state: line.state,
    transfer: shown ? presentTransfer(shown, above) : null,
    grounds: [...(proposal?.grounds ?? [])],
    effect: line.effect ?? proposal?.effect ?? null,
    decided_by: line.decider,
    decided_at: line.decided_at?.toISOString() ?? null,
    note: line.note,
  }
}
