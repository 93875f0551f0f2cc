import { createElement, type ReactElement, type ReactNode } from 'react'
import { Text, View } from '@react-pdf/renderer'
import type { Language } from '@daftar/rules/geo/languages'
import { look } from './look.ts'

type Style = (typeof look)[keyof typeof look]

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
export function text(language: Language, content: string, ...styles: Style[]): ReactElement {
  const side = language === 'ar' ? look.arabic : look.english
  return createElement(Text, { style: [side, ...styles] }, withoutMarks(content))
}

/**
 * Digits, names and codes that read the same in both languages: from the right when they begin in Arabic, and smaller
 * when they hold a word that cannot be broken.
 */
export function plain(content: string, ...styles: Style[]): ReactElement {
  const [first = ''] = /[a-z\u0600-\u06ff]/i.exec(content) ?? []
  const isLong = content.split(/\s/).some((word) => word.length > 36)
  return text(first >= '\u0600' ? 'ar' : 'en', content, ...styles, ...(isLong ? [look.long] : []))
}

/**
 * Without short vowels and doublings, which contracts do without and the renderer would put on the dots, and without
 * the invisible marks around figures, for which the typeface has no glyph.
 */
function withoutMarks(written: string): string {
  return written.replace(/[\u064b-\u0652\u0670\u2066-\u2069]/g, '')
}

/** The two languages side by side, English on the left. */
export function pair(words: Both, style?: Style, textStyle?: Style): ReactElement {
  const of = (language: Language) =>
    box(look.half, [text(language, words[language], ...(textStyle ? [textStyle] : []))])
  return box(style ? [look.pair, style] : look.pair, [of('en'), of('ar')], { whole: true })
}

/** The same sentence in both languages. */
export type Both = Record<Language, string>

/** Asks a message with figures for both languages: `both((locale) => m.pdf_intro({ number }, { locale }))`. */
export function both(say: (locale: Language) => string): Both {
  return { en: say('en'), ar: say('ar') }
}

/** A message without figures, as `m` holds it. */
export type Say = (inputs: object, options: { locale: Language }) => string

export function worded(say: Say): Both {
  return both((locale) => say({}, { locale }))
}
