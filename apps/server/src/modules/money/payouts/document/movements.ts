import type { ReactElement } from 'react'
import { stepRows } from '@daftar/rules/settlement/payout-lines'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { bilingual, pair, worded } from '../../../../platform/documents/element.ts'
import { sheet, type Masthead } from '../../../../platform/documents/frame.ts'
import { figure, heading } from '../../../../platform/documents/sections.ts'
import { styles } from '../../../../platform/documents/styles.ts'
import { headOf, rowOf, type Column } from '../../../../platform/documents/table.ts'
import type { LineRow } from '../lines.ts'
import { orderColumns, orderPieces, type Piece } from './order-rows.ts'
import type { StatementContents, StatementWords } from './contents.ts'

/** Rows that fit on a sheet: cut here, the renderer does not have to look for where a long table breaks. */
const rowsOnSheet = 48

/**
 * Every movement, by store and in the order of the week; what is no order's stands behind, under its own
 * name.
 */
export function movementSheets(
  contents: StatementContents,
  masthead: Masthead,
  words: StatementWords,
): ReactElement[] {
  const { lines, movements: total } = contents
  const inOrder = lines.toReversed()
  const isOfOrder = ({ kind }: LineRow) => kind === 'sale' || kind === 'refund'
  const others = inOrder.filter((line) => !isOfOrder(line) && !closingKinds.has(line.kind))
  const sheets = inSheets(orderPieces(inOrder.filter(isOfOrder), contents), headOf(orderColumns()))
  const rows = others.map((line) => ({ element: otherRow(line, contents, words), height: 1 }))
  const head = headOf(otherColumns())
  const last = sheets.at(-1)
  const isFitting = last && last.left >= rows.length + otherHeading
  if (isFitting && rows.length > 0)
    last.elements.push(heading(worded(m.pdf_statement_others)), head, ...rows.map(({ element }) => element))
  else sheets.push(...inSheets(rows, head))
  const shown = bilingual((locale) => m.pdf_statement_shown({ shown: lines.length, total }, { locale }))
  const opening = [
    heading(worded(m.pdf_statement_movements)),
    ...(lines.length < total ? [pair(shown, styles.clause)] : []),
  ]
  const foot = bilingual((locale) =>
    m.pdf_statement_foot(
      { merchant: contents.merchant.name[locale], currency: contents.payout.currency },
      { locale },
    ),
  )
  return sheets.map(({ elements }, index) =>
    sheet({ ...masthead, foot }, [...(index === 0 ? opening : []), ...elements]),
  )
}

/** What the closing itself made is one line of its kind, and stands among the steps already. */
const closingKinds = new Set<string>(
  stepRows().flatMap(({ from, line }) => (from === 'closing' && line ? [line.kind] : [])),
)

/**
 * A heading and the head of its table take as much room as so many rows; so does what the first sheet opens
 * with.
 */
const otherHeading = 5
const openingHeight = 4

interface Sheet {
  elements: ReactElement[]
  /** Rows it still has room for. */
  left: number
}

/** Pieces on as few sheets as hold them, the head of their table on each. */
function inSheets(pieces: readonly Piece[], head: ReactElement): Sheet[] {
  const sheets: Sheet[] = []
  for (const { element, height } of pieces) {
    const open = sheets.at(-1)
    if (open && open.left >= height) {
      open.elements.push(element)
      open.left -= height
    } else
      sheets.push({
        elements: [head, element],
        left: rowsOnSheet - (sheets.length === 0 ? openingHeight : 0) - height,
      })
  }
  return sheets
}

function otherColumns(): Column[] {
  const [en, ar] = (['en', 'ar'] as const).map((locale) => m.pdf_statement_type({}, { locale }))
  return [
    { head: worded(m.pdf_statement_time), share: 2 },
    { head: { en: en!, ar: '' }, share: 3 },
    { head: worded(m.pdf_statement_note), share: 4 },
    { head: worded(m.pdf_statement_amount), share: 2, side: 'right' },
    { head: { en: '', ar: ar! }, share: 3, side: 'right' },
  ]
}

function otherRow(line: LineRow, { payout, zone }: StatementContents, words: StatementWords): ReactElement {
  const said = worded(words.kind(line.kind))
  return rowOf(otherColumns(), {
    cells: [
      instantText(line.at.toISOString(), zone),
      said.en,
      line.number ?? shortened(line.note),
      figure(line.amount_minor, payout.currency),
      said.ar,
    ],
  })
}

/** A note is as long as a person wrote it; a row has room for one line. */
function shortened(note: string): string {
  return note.length > 36 ? `${note.slice(0, 35).trimEnd()}…` : note
}
