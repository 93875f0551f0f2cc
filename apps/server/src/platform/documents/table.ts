import { createElement, type ReactElement } from 'react'
import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { plain, text, type Bilingual } from './element.ts'
import { arabicFont, latinFont } from './fonts.ts'
import { colours, styles } from './styles.ts'

/** A column: its name in both languages, its share of the width, and on which side its cells stand. */
export interface Column {
  head: Bilingual
  share: number
  /** Figures end at the right, so that decimals align; Arabic words begin there. */
  side?: 'left' | 'right'
}

export interface TableRow {
  cells: readonly string[]
  /** A sum. */
  strong?: boolean
}

/**
 * A table whose head is on each of its pages; no row is cut in two. Every row is in one language, its head in
 * both.
 */
export function longTable(columns: readonly Column[], rows: readonly TableRow[]): ReactElement {
  return createElement(View, {}, headOf(columns), ...rows.map((one) => rowOf(columns, one)))
}

/** A heading inside of a table: whose rows follow. */
export function groupHead(words: Bilingual): ReactElement {
  const name = words.en === words.ar ? '' : words.ar
  return createElement(
    View,
    { style: small.group, wrap: false },
    text('en', words.en, small.groupText),
    text('ar', name, small.groupText),
  )
}

export function headOf(columns: readonly Column[]): ReactElement {
  return createElement(
    View,
    { style: styles.headRow, wrap: false, fixed: true },
    ...columns.map(({ head, share, side }) =>
      createElement(
        View,
        { style: widthOf(share) },
        ...(head.en ? [text('en', head.en, styles.headText, ...(side === 'right' ? [styles.end] : []))] : []),
        ...(head.ar && head.ar !== head.en
          ? [text('ar', head.ar, styles.headText, ...(side === 'right' ? [] : [small.left]))]
          : []),
      ),
    ),
  )
}

export function rowOf(columns: readonly Column[], { cells, strong }: TableRow): ReactElement {
  return createElement(
    View,
    { style: strong ? [small.row, small.sum] : small.row, wrap: false },
    ...columns.map(({ share, side }, index) =>
      createElement(View, { style: widthOf(share) }, contentOf(cells[index] ?? '', side, strong)),
    ),
  )
}

const arabicLetter = /[\u0600-\u06ff]/

function contentOf(cell: string, side: Column['side'], strong: boolean | undefined): ReactElement {
  const weight = strong ? [styles.strongRow] : []
  if (arabicLetter.test(cell))
    return plain(cell, small.text, ...weight, side === 'right' ? styles.end : small.left)
  // Figures and codes are plain: one element each, for there are thousands of them.
  return createElement(Text, { style: [side === 'right' ? small.figure : small.code, ...weight] }, cell)
}

function widthOf(share: number) {
  return { flexGrow: share, flexShrink: 1, flexBasis: 0 }
}

const digits = {
  fontSize: 7.5,
  lineHeight: 1.3,
  fontFamily: [latinFont, arabicFont],
  color: colours.ink,
}

const small = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    borderBottomWidth: 0.5,
    borderBottomColor: colours.line,
    paddingVertical: 1.8,
  },
  sum: { paddingVertical: 3 },
  group: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottomWidth: 0.75,
    borderBottomColor: colours.line,
    paddingTop: 6,
    paddingBottom: 2,
  },
  groupText: { fontSize: 8.5, fontWeight: 600, lineHeight: 1.3 },
  text: { fontSize: 7.5, lineHeight: 1.3 },
  left: { textAlign: 'left' },
  figure: { ...digits, textAlign: 'right' },
  code: { ...digits, textAlign: 'left' },
})
