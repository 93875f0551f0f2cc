import type { ReactElement } from 'react'
import { bilingual, box, pair, type Bilingual } from './element.ts'
import { styles } from './styles.ts'

/** A numbered heading of a contract, its numbered clauses, and what stands below them. */
export function clauses(
  number: number,
  title: Bilingual,
  said: readonly Bilingual[],
  below: readonly ReactElement[] = [],
): ReactElement[] {
  const numbered = said.map((clause, index) =>
    pair(
      bilingual((locale) => `${number}.${index + 1}  ${clause[locale]}`),
      styles.clause,
    ),
  )
  // A heading stays with the clause that follows it, and what stands below with the clause before it.
  const last = box(undefined, [...numbered.splice(-1), ...below], { whole: true })
  const [first = last, ...between] = numbered
  const opening = box(undefined, [numberedHeading(number, title), first], { whole: true })
  return first === last ? [opening] : [opening, ...between, last]
}

export function numberedHeading(number: number, title: Bilingual): ReactElement {
  return pair(
    bilingual((locale) => `${number}.  ${title[locale]}`),
    styles.heading,
    styles.headingText,
  )
}
