import type { Currency } from '@daftar/rules/money/currency'
import type { Language } from '@daftar/rules/geo/languages'

/** An amount as on the wire. */
export interface LetterMoney {
  amount: string
  currency: Currency
}

/** The amount a letter tells, with what it is above it and more of it below. */
export interface HeroLine extends LetterMoney {
  above?: string
  below?: string
}

/** One row of a letter's table. */
export interface LetterFact {
  label: string
  value: string | LetterMoney
  /** What the rows above add up to. */
  isTotal?: boolean
}

/**
 * A paragraph, a remark in small print, what must not be missed, a code, an amount, a table, or a button with
 * where it leads.
 */
export type LetterLine =
  | string
  | { small: string }
  | { notice: string }
  | { code: string }
  | { hero: HeroLine }
  | { facts: readonly LetterFact[] }
  | { action: string; address: string }

/** What a letter says in one language; its heading is its subject too, unless it has one of its own. */
export interface LetterWords {
  heading: string
  subject?: string
  lines: readonly LetterLine[]
}

/** The words of one kind of letter, from what it tells of. */
export type Writes<Facts> = (facts: Facts, locale: Language) => LetterWords

/** A name or text in both languages. */
export interface BothTexts {
  en: string
  ar: string
}
