import { locales, readCatalogue, wordsDir, type Catalogue, type Message } from '../lib/words.ts'

/** Arabic counts in these forms (CLDR); `zero` is there for texts that read better with it. */
const arabicForms = ['one', 'two', 'few', 'many', 'other']
const englishForms = ['one', 'other']

export type WordsReport = { keys: number; problems: string[] }

/**
 * Both languages say everything: the same keys in the same areas, the same parameters, every plural form, no
 * blank. What names a button to screen readers says what stands on it.
 */
export function wordsProblems(dir: string = wordsDir): WordsReport {
  const [en, ar] = locales.map((locale) => readCatalogue(locale, dir))
  if (!en || !ar) return { keys: 0, problems: [] }
  return {
    keys: en.words.size,
    problems: [
      ...[...en.twice, ...ar.twice].map((key) => `${key}: stands in two areas`),
      ...[...en.again, ...ar.again].map((key) => `${key}: stands twice in its area`),
      ...missing(en.words, ar.words, 'ar'),
      ...missing(ar.words, en.words, 'en'),
      ...[...en.words].flatMap(([key, { message }]) => textProblems(`en ${key}`, message, englishForms)),
      ...[...ar.words].flatMap(([key, { message }]) => textProblems(`ar ${key}`, message, arabicForms)),
      ...parameterProblems(en.words, ar.words),
      ...nameProblems('en', en.words),
      ...nameProblems('ar', ar.words),
    ],
  }
}

function missing(from: Catalogue, to: Catalogue, locale: string): string[] {
  return [...from].flatMap(([key, { area }]) => {
    const other = to.get(key)
    if (!other) return [`${key}: missing in ${locale}/${area}.json`]
    return other.area === area ? [] : [`${key}: stands in ${locale}/${other.area}.json, not ${area}.json`]
  })
}

function textProblems(where: string, message: Message, forms: string[]): string[] {
  const problems = texts(message).some((text) => text.trim() === '') ? [`${where}: empty text`] : []
  if (typeof message === 'string') return problems
  for (const { match, declarations = [] } of message) {
    const counted = declarations.flatMap(
      (line) => /^local (\w+) = \w+: plural\b(?!.*ordinal)/.exec(line)?.[1] ?? [],
    )
    for (const variable of counted) {
      const lacking = forms.filter(
        (form) => !Object.keys(match).some((selector) => covers(selector, variable, form)),
      )
      if (lacking.length > 0) problems.push(`${where}: no text for ${variable} ${lacking.join(', ')}`)
    }
  }
  return problems
}

/** A catch-all does not count as a form: each is written, even when two read the same. */
function covers(selector: string, variable: string, form: string): boolean {
  return selector.split(',').some((part) => part.trim() === `${variable}=${form}`)
}

function parameterProblems(en: Catalogue, ar: Catalogue): string[] {
  return [...en].flatMap(([key, { message }]) => {
    const other = ar.get(key)
    if (!other) return []
    const [here, there] = [parameters(message), parameters(other.message)]
    const same = here.size === there.size && [...here].every((name) => there.has(name))
    return same ? [] : [`${key}: en takes {${[...here].join(', ')}}, ar takes {${[...there].join(', ')}}`]
  })
}

/** Who speaks to a page says what stands on a button, so `x_named` holds the text of `x` (WCAG 2.5.3). */
function nameProblems(locale: string, words: Catalogue): string[] {
  return [...words].flatMap(([key, { message }]) => {
    const shown = words.get(key.replace(/_named$/, ''))?.message
    if (!key.endsWith('_named') || typeof shown !== 'string') return []
    const said = texts(message).every((text) => text.toLowerCase().includes(shown.toLowerCase()))
    return said ? [] : [`${locale} ${key}: does not say “${shown}”`]
  })
}

/** A counted text may say the number in words ("two days"), so a declared input counts as used. */
function parameters(message: Message): Set<string> {
  const used = texts(message).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
  )
  const declared =
    typeof message === 'string'
      ? []
      : message.flatMap(({ declarations = [] }) =>
          declarations.flatMap((line) => /^input (\w+)/.exec(line)?.[1] ?? []),
        )
  return new Set([...used, ...declared])
}

function texts(message: Message): string[] {
  return typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))
}
