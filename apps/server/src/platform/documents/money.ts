import { createElement, type ReactElement } from 'react'
import { StyleSheet, Text } from '@react-pdf/renderer'
import { box, text, type Bilingual } from './element.ts'
import { arabicFont, latinFont } from './fonts.ts'
import { styles } from './styles.ts'

export interface MoneyRow {
  words: Bilingual
  /** One text per column: `figure(...)`, all with as many decimals, so that they align. */
  figures: readonly string[]
  /** A sum. */
  strong?: boolean
}

/**
 * Money with its words on both sides: English, the figures, Arabic. Figures end at the right in either
 * language, so that their decimals stand below each other.
 */
export function moneyTable(heads: readonly Bilingual[], rows: readonly MoneyRow[]): ReactElement {
  const width = heads.length > 3 ? sizes.narrow : sizes.figure
  const head = box(
    styles.headRow,
    [
      box(sizes.side, []),
      ...heads.map((words) =>
        box(
          width,
          // A currency is the same in both.
          words.en === words.ar
            ? [text('en', words.en, styles.headText, styles.end)]
            : [text('en', words.en, styles.headText, styles.end), text('ar', words.ar, styles.headText)],
        ),
      ),
      box(sizes.side, []),
    ],
    { whole: true },
  )
  return box(styles.table, [head, ...rows.map((row) => rowOf(row, width))])
}

function rowOf(
  { words, figures, strong }: MoneyRow,
  width: (typeof sizes)['figure' | 'narrow'],
): ReactElement {
  const weight = strong ? [styles.strongRow] : []
  return box(
    styles.row,
    [
      box(sizes.side, [text('en', words.en, ...weight)]),
      ...figures.map((one) => box(width, [createElement(Text, { style: [sizes.digits, ...weight] }, one)])),
      box(sizes.side, [text('ar', words.ar, ...weight)]),
    ],
    { whole: true },
  )
}

/** The amount a paper is about, large, with its words on both sides. */
export function amountBand(words: Bilingual, currency: string, digits: string): ReactElement {
  return box(
    styles.amount,
    [
      box(sizes.side, [text('en', words.en, styles.amountLabel)]),
      box(styles.amountFigure, [
        text('en', currency, styles.amountCurrency),
        text('en', digits, styles.amountDigits),
      ]),
      box(sizes.side, [text('ar', words.ar, styles.amountLabel)]),
    ],
    { whole: true },
  )
}

const sizes = StyleSheet.create({
  side: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  figure: { width: 68 },
  narrow: { width: 54 },
  digits: { fontSize: 8.5, lineHeight: 1.45, textAlign: 'right', fontFamily: [latinFont, arabicFont] },
})
