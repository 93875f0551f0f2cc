import type { ReactElement } from 'react'
import { groupedAmount } from '@daftar/words/formats/number'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { Currency } from '@daftar/rules/money/currency'
import { pair, type Bilingual } from './element.ts'
import { styles } from './styles.ts'

/** The name of a document, above everything. */
export function documentTitle(title: Bilingual): ReactElement {
  return pair(title, undefined, styles.title)
}

/** A heading in both languages. */
export function heading(title: Bilingual): ReactElement {
  return pair(title, styles.heading, styles.headingText)
}

/** A name on a line of its own in each language; once where both are the same. */
export function inBoth(words: Bilingual): string {
  return words.en === words.ar ? words.en : `${words.en}\n${words.ar}`
}

/**
 * Figures without their currency, which the document names once: `1,234.00`, a true minus before the digits.
 */
export function figure(minor: bigint, currency: Currency): string {
  const decimal = toDecimal(money(minor, currency))
  return `${minor < 0n ? '\u2212' : ''}${groupedAmount(decimal)}`
}
