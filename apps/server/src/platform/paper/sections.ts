import type { ReactElement } from 'react'
import { groupedAmount } from '@daftar/words/formats/number'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { Currency } from '@daftar/rules/money/currency'
import { box, pair, type Both } from './element.ts'
import { look } from './look.ts'

/** The name of a paper, above everything. */
export function paperTitle(title: Both): ReactElement {
  return pair(title, undefined, look.title)
}

/** A heading in both languages, kept on one page with the beginning of what it heads. */
export function titled(title: Both, ...below: ReactElement[]): ReactElement[] {
  const [first, ...rest] = below
  return [box(undefined, [heading(title), ...(first ? [first] : [])], { whole: true }), ...rest]
}

/** The same over something that goes on over pages. */
export function heading(title: Both): ReactElement {
  return pair(title, look.heading, look.headingText)
}

/** A name on a line of its own in each language; once where both are the same. */
export function inBoth(words: Both): string {
  return words.en === words.ar ? words.en : `${words.en}\n${words.ar}`
}

/** Figures without their currency, which the paper names once: `1,234.00`, a true minus before the digits. */
export function figure(minor: bigint, currency: Currency): string {
  const decimal = toDecimal(money(minor, currency))
  return `${minor < 0n ? '\u2212' : ''}${groupedAmount(decimal)}`
}
