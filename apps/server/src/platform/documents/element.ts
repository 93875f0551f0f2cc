import { createElement, type ReactElement, type ReactNode } from 'react'
import { Text, View } from '@react-pdf/renderer'
import type { Language } from '@daftar/rules/geo/languages'
import { styles } from './styles.ts'

type Style = (typeof styles)[keyof typeof styles]

/** A box. `whole` keeps it on one page, `fixed` repeats it on every page. */
export function box(
  style: Style | Style[] | undefined,
  children: ReactNode[],
  how: { whole?: boolean; fixed?: boolean } = {},
): ReactElement {
  // The renderer takes the mere presence of `fixed` for a yes.
  const props = {
    ...(style && { style }),
    ...(how.whole && { wrap: false }),
    ...(how.fixed && { fixed: true }),
  }
  return createElement(View, props, ...children)
}

/** Text of one language; Arabic runs from the right with Latin digits. */
export function text(language: Language, content: string, ...more: Style[]): ReactElement {
  const side = language === 'ar' ? styles.arabic : styles.english
  return createElement(Text, { style: [side, ...more] }, withoutMarks(content))
}

/**
 * Digits, names and codes that read the same in both languages: from the right when they begin in Arabic, and
 * smaller when they hold a word that cannot be broken.
 */
export function plain(content: string, ...more: Style[]): ReactElement {
  const [first = ''] = /[a-z\u0600-\u06ff]/i.exec(content) ?? []
  const isLong = content.split(/\s/).some((word) => word.length > 36)
  return text(first >= '\u0600' ? 'ar' : 'en', content, ...more, ...(isLong ? [styles.long] : []))
}

/**
 * Without short vowels and doublings, which contracts do without and the renderer would put on the dots, and
 * without the invisible marks around figures, for which the typeface has no glyph.
 */
function withoutMarks(written: string): string {
  return written.replace(/[\u064b-\u0652\u0670\u2066-\u2069]/g, '')
}

/** The two languages side by side, English on the left. */
export function pair(words: Bilingual, style?: Style, textStyle?: Style): ReactElement {
  const of = (language: Language) =>
    box(styles.half, [text(language, words[language], ...(textStyle ? [textStyle] : []))])
  return box(style ? [styles.pair, style] : styles.pair, [of('en'), of('ar')], { whole: true })
}

/** The same sentence in both languages. */
export type Bilingual = Record<Language, string>

/**
 * Asks a message with figures for both languages: `bilingual((locale) => m.pdf_intro({ number }, { locale
 * }))`.
 */
export function bilingual(say: (locale: Language) => string): Bilingual {
  return { en: say('en'), ar: say('ar') }
}

/** A message without figures, as `m` holds it. */
export type Say = (inputs: object, options: { locale: Language }) => string

export function worded(say: Say): Bilingual {
  return bilingual((locale) => say({}, { locale }))
}
