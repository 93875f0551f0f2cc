import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from './paths.ts'

export const wordsDir = fromRoot('packages', 'words')
export const locales = ['en', 'ar'] as const

/** A catalogue text: plain, or the match form with one text per plural category. */
export type Message =
  string | { declarations?: string[]; selectors?: string[]; match: Record<string, string> }[]
export type Catalogue = Map<string, { area: string; message: Message }>

/**
 * All messages of one language, by key, with the keys that stand in two areas (`twice`) or again in their own
 * (`again`).
 */
export function readCatalogue(
  locale: string,
  dir: string = wordsDir,
): { words: Catalogue; twice: string[]; again: string[] } {
  const folder = join(dir, 'messages', locale)
  const words: Catalogue = new Map()
  const twice: string[] = []
  const again: string[] = []
  for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (!file.endsWith('.json')) continue
    const area = file.slice(0, -'.json'.length)
    const text = readFileSync(join(folder, file), 'utf8')
    const texts = JSON.parse(text) as Record<string, Message>
    again.push(...repeatedIn(text))
    for (const [key, message] of Object.entries(texts)) {
      if (key === '$schema') continue
      if (words.has(key)) twice.push(key)
      words.set(key, { area, message })
    }
  }
  return { words, twice, again }
}

/**
 * The parser keeps the last of two keys and says nothing of the first. Keys stand on lines of their own, as
 * the formatter sets them.
 */
function repeatedIn(text: string): string[] {
  const keys = [...text.matchAll(/^ {2}"(\w+)":/gm)].map(([, key = '']) => key)
  return keys.filter((key, at) => keys.indexOf(key) !== at)
}

/**
 * The keys that have a compiled function. The compiler reports success also when its plugin could not load
 * and it compiled nothing, so what came out is counted.
 */
export function compiledKeys(dir: string = wordsDir): Set<string> {
  const compiled = join(dir, 'src', 'generated', 'messages.js')
  if (!existsSync(compiled)) return new Set()
  const exported = readFileSync(compiled, 'utf8').matchAll(/^export const (\w+) = /gm)
  return new Set([...exported].map(([, key]) => key ?? ''))
}
