import type { ReactElement } from 'react'
import { box, plain, text, type Both } from './element.ts'
import { look } from './look.ts'

export interface Fact {
  label: Both
  /** The same in both languages; a dash for what is missing (DEC-APPL-13). */
  value: string | null
  strong?: boolean
}

/** Facts as Gulf contracts set them: the English label, the value, the Arabic label. */
export function factTable(facts: readonly Fact[]): ReactElement {
  return box(
    look.table,
    facts.map((fact, index) =>
      box(
        [look.row, ...(index === 0 ? [look.firstRow] : []), ...(fact.strong ? [look.strongRow] : [])],
        [
          box(look.label, [text('en', fact.label.en)]),
          box(look.value, [plain(fact.value ?? '–', look.centred)]),
          box(look.label, [text('ar', fact.label.ar)]),
        ],
        { whole: true },
      ),
    ),
  )
}

/** A small table with a heading row; every cell is centred, so it reads the same from either side. */
export function grid(head: readonly Both[], rows: readonly (readonly string[])[]): ReactElement {
  return box(
    look.table,
    [
      box(
        [look.row, look.firstRow, look.strongRow],
        head.map((words) =>
          box(look.cell, [text('en', words.en, look.centred), text('ar', words.ar, look.centred)]),
        ),
      ),
      ...rows.map((row) =>
        box(
          look.row,
          row.map((value) => box(look.cell, [plain(value, look.centred)])),
        ),
      ),
    ],
    { whole: true },
  )
}
