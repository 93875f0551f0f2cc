import type { ReactElement } from 'react'
import { box, plain, text, type Bilingual } from './element.ts'
import { styles } from './styles.ts'

export interface Fact {
  label: Bilingual
  /** The same in both languages; a dash for what is missing (DEC-APPL-13). */
  value: string | null
  strong?: boolean
}

/** Facts as Gulf contracts set them: the English label, the value, the Arabic label. */
export function factTable(facts: readonly Fact[]): ReactElement {
  return box(
    styles.table,
    facts.map((fact, index) =>
      box(
        [styles.row, ...(index === 0 ? [styles.firstRow] : []), ...(fact.strong ? [styles.strongRow] : [])],
        [
          box(styles.label, [text('en', fact.label.en)]),
          box(styles.value, [plain(fact.value ?? '–', styles.centred)]),
          box(styles.label, [text('ar', fact.label.ar)]),
        ],
        { whole: true },
      ),
    ),
  )
}

/** A small table with a heading row; every cell is centred, so it reads the same from either side. */
export function grid(head: readonly Bilingual[], rows: readonly (readonly string[])[]): ReactElement {
  return box(
    styles.table,
    [
      box(
        [styles.row, styles.firstRow, styles.strongRow],
        head.map((words) =>
          box(styles.cell, [text('en', words.en, styles.centred), text('ar', words.ar, styles.centred)]),
        ),
      ),
      ...rows.map((row) =>
        box(
          styles.row,
          row.map((value) => box(styles.cell, [plain(value, styles.centred)])),
        ),
      ),
    ],
    { whole: true },
  )
}
