import type { ReactElement } from 'react'
import { sumMinor } from '@daftar/rules/money/money'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { worded } from '../../../../platform/documents/element.ts'
import { figure } from '../../../../platform/documents/sections.ts'
import { groupHead, rowOf, type Column } from '../../../../platform/documents/table.ts'
import type { LineRow } from '../lines.ts'
import type { StatementContents } from './contents.ts'

/** What stands on a sheet, and as many rows as it is high. */
export interface Piece {
  element: ReactElement
  height: number
}

/** Sales and refunds have columns of their own, so that no row has to say in two languages which it is. */
export function orderColumns(): Column[] {
  const figures = [
    m.payouts_kind_sale,
    m.payouts_kind_refund,
    m.payouts_step_commission_percent,
    m.pdf_statement_fixed,
    m.pdf_statement_vat,
    m.payouts_column_after_fees,
  ]
  return [
    { head: worded(m.pdf_statement_time), share: 2.2 },
    { head: worded(m.pdf_statement_order), share: 2.2 },
    ...figures.map((word) => ({ head: worded(word), share: 1.9, side: 'right' as const })),
  ]
}

/** The rows of each store under its name; where all of its movements are here, with what they come to. */
export function orderPieces(lines: readonly LineRow[], contents: StatementContents): Piece[] {
  const { stores, lines: all, movements } = contents
  const isWhole = all.length === movements
  const stated = new Map(stores.map((store) => [store.store_id, store]))
  const byStore = Map.groupBy(lines, (line) => line.store_id)
  return [...byStore].flatMap(([storeId, ofStore]) => {
    const store = storeId === null ? undefined : stated.get(storeId)
    const name = { en: store?.name ?? '', ar: store?.name_ar ?? '' }
    const sum = rowOf(orderColumns(), {
      cells: [name.en, '', ...shownFigures(ofStore, contents)],
      strong: true,
    })
    return [
      ...(store ? [{ element: groupHead(name), height: 1.7 }] : []),
      ...ofStore.map((line) => ({ element: orderRow(line, contents), height: 1 })),
      ...(store && isWhole ? [{ element: sum, height: 1.3 }] : []),
    ]
  })
}

function orderRow(line: LineRow, contents: StatementContents): ReactElement {
  return rowOf(orderColumns(), {
    cells: [
      instantText(line.at.toISOString(), contents.zone),
      line.number ?? line.reference ?? '',
      ...shownFigures([line], contents),
    ],
  })
}

/** Nothing is a dash: an eye that runs down a column stops at what is there. */
function shownFigures(lines: readonly LineRow[], { payout }: StatementContents): string[] {
  return figuresOf(lines).map((minor) => (minor === 0n ? '–' : figure(minor, payout.currency)))
}

/** In the order of the columns, with the signs of the waterfall: what is taken off is below zero. */
function figuresOf(lines: readonly LineRow[]): bigint[] {
  const sum = (of: (line: LineRow) => bigint) => sumMinor(lines.map(of))
  const parts = [
    sum((line) => (line.kind === 'sale' ? line.amount_minor : 0n)),
    sum((line) => (line.kind === 'sale' ? 0n : line.amount_minor)),
    -sum((line) => line.commission_minor),
    -sum((line) => line.commission_fixed_minor),
    -sum((line) => line.commission_vat_minor),
  ]
  return [...parts, sumMinor(parts)]
}
