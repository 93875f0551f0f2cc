import { plural, type Plural } from './generated/registry.js'
import { getLocale } from './generated/runtime.js'

type Inputs = Readonly<Record<string, unknown>>

/** What a message says in one language: as it stands, or made of what it is about. */
type Sentence = string | ((inputs: Inputs, plural: Plural) => string)

/** The sentences of a language by the ids of their messages. */
export type Sentences = Readonly<Record<string, Sentence>>

/** Languages that came after the page, by their name. */
const further: Partial<Record<string, Sentences>> = {}

/** Takes in the sentences of a language that the page does not carry itself. */
export function addSentences(language: string, sentences: Sentences): void {
  further[language] = sentences
}

/**
 * A message of a page that carries the sentences of its own language alone. Another language is heard once
 * its sentences have been added, until then the page's own.
 *
 * @public called by what `build/by-language.ts` writes, which no source imports
 */
export function said(id: string, own: Sentence) {
  return (inputs: Inputs = {}, options: { locale?: string } = {}): string => {
    const sentence = further[options.locale ?? getLocale()]?.[id] ?? own
    return typeof sentence === 'string' ? sentence : sentence(inputs, plural)
  }
}
