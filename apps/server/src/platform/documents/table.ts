import { createElement, type ReactElement } from 'react'
import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Language } from '@daftar/rules/geo/languages'
import { plain, text, type Bilingual } from './element.ts'
import { arabicFont, latinFont } from './fonts.ts'
import { colours, styles } from './styles.ts'

/** A column: its two names, its share of the width, and whether it holds figures. */
export interface Column {
  head: Bilingual
  share: number
  isFigure?: boolean
}

/** What stands in a cell: the same in both languages, or a word in each. */
export type Cell = string | Bilingual

export interface TableRow {
  cells: readonly Cell[]
  strong?: boolean
}

/** A table that goes over pages: its head is on each of them, and no row is cut in two. */
export function longTable(columns: readonly Column[], rows: readonly TableRow[]): ReactElement {
  const head = row(
    columns,
    { cells: columns.map((column) => column.head), strong: true },
    { isHead: true, isFirst: true },
  )
  return createElement(
    View,
    { style: styles.table },
    head,
    ...rows.map((one) => row(columns, one, { isHead: false, isFirst: false })),
  )
}

function row(
  columns: readonly Column[],
  { cells, strong }: TableRow,
  { isHead, isFirst }: { isHead: boolean; isFirst: boolean },
): ReactElement {
  const style = [styles.row, ...(isFirst ? [styles.firstRow] : []), ...(strong ? [styles.strongRow] : [])]
  return createElement(
    View,
    { style, wrap: false, ...(isHead && { fixed: true }) },
    ...columns.map((column, index) =>
      createElement(
        View,
        { style: [small.cell, { flexGrow: column.share, flexBasis: 0 }] },
        ...contentOf(cells[index] ?? '', column, isHead),
      ),
    ),
  )
}

function contentOf(cell: Cell, { isFigure }: Column, isHead: boolean): ReactElement[] {
  if (typeof cell !== 'string') {
    const size = isHead ? small.head : small.text
    const side = isFigure ? [styles.end] : [styles.centred]
    return (['en', 'ar'] as const).map((language: Language) => text(language, cell[language], size, ...side))
  }
  // Figures are plain: one element each, for there are thousands of them.
  if (isFigure) return [createElement(Text, { style: small.figure }, cell)]
  return [plain(cell, small.text, styles.centred)]
}

const small = StyleSheet.create({
  cell: { paddingVertical: 2, paddingHorizontal: 4 },
  head: { fontSize: 7, lineHeight: 1.3 },
  text: { fontSize: 7.5, lineHeight: 1.3 },
  figure: {
    fontSize: 7.5,
    lineHeight: 1.3,
    textAlign: 'right',
    fontFamily: [latinFont, arabicFont],
    color: colours.ink,
  },
})
