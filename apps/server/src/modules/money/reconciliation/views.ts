import type { LineView } from '@daftar/rules/bank/line-views'
import type { ReadTx } from '../../../platform/database/database.ts'
import { cursorOf, dayPart, textPart } from '../../../platform/http/cursor.ts'
import { countWaiting, listLines, type LineFilter, type LinePosition, type LineRow } from './lines.ts'
import { openItems } from './propose.ts'
import { transfersOfLines } from './transfers.ts'
import type { Shown } from './present.ts'

export interface LinesAsked {
  view: LineView
  filter: LineFilter
  before: LinePosition | null
  size: number
}

export interface LinesFound {
  rows: { line: LineRow; shown: Shown }[]
  /** Of the lists that wait for somebody. */
  counts: Record<'proposed' | 'waiting' | 'unknown', number>
  next: LinePosition | null
}

/** One list of lines with what each is, or is likely to be, and how many wait in which list. */
export async function linesInView(
  tx: ReadTx,
  { view, filter, before, size }: LinesAsked,
): Promise<LinesFound> {
  const [{ lines, proposals }, waiting] = await Promise.all([openItems(tx), countWaiting(tx, filter)])
  const open = lines.filter(
    (line) =>
      (filter.fileId ?? line.file_id) === line.file_id &&
      (filter.currency ?? line.currency) === line.currency,
  )
  const proposed = open.filter(({ id }) => proposals.has(id))
  const unknown = open.filter(({ id }) => !proposals.has(id))
  const found =
    view === 'proposed' || view === 'unknown'
      ? (view === 'proposed' ? proposed : unknown).filter((line) => isBefore(line, before))
      : await listLines(tx, view, filter, { before, size })
  const page = found.slice(0, size)
  const transfers = await transfersOfLines(tx, page)
  const last = page.at(-1)
  return {
    rows: page.map((line) => ({
      line,
      shown: { transfer: transfers.get(line.of_transfer ?? ''), proposal: proposals.get(line.id) },
    })),
    counts: { proposed: proposed.length, waiting, unknown: unknown.length },
    next: found.length > size && last ? { on: last.booked_on, id: last.id } : null,
  }
}

/** Newest first: by the day, then by the id. */
function isBefore(line: LineRow, position: LinePosition | null): boolean {
  if (position === null || line.booked_on < position.on) return true
  return line.booked_on === position.on && line.id < position.id
}

/** The token of a page of lines. */
export const lineCursor = cursorOf<LinePosition>({ on: dayPart, id: textPart })
