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
    facts.map((fact) =>
      box(
        [styles.row, ...(fact.strong ? [styles.strongRow] : [])],
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

/** Short facts side by side, four to a row: the label in both languages over the value. */
export function factGrid(facts: readonly Fact[], perRow = 4): ReactElement[] {
  const count = Math.ceil(facts.length / perRow)
  return Array.from({ length: count }, (_, index) => {
    const shown = facts.slice(index * perRow, (index + 1) * perRow)
    const empty = Array.from({ length: perRow - shown.length }, () => box(styles.fact, []))
    const isLast = index === count - 1
    return box([styles.factRow, ...(isLast ? [styles.factRule] : [])], [...shown.map(cellOf), ...empty], {
      whole: true,
    })
  })
}

function cellOf({ label, value }: Fact): ReactElement {
  return box(styles.fact, [
    box(styles.factLabel, [
      text('en', label.en, styles.factWord),
      text('en', '·', styles.factWord),
      text('ar', label.ar, styles.factWord),
    ]),
    plain(value ?? '–', styles.factValue),
  ])
}
