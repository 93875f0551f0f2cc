import { languageOfTag } from '@daftar/rules/geo/languages'
import { createStore, useStore } from '@daftar/ui/store'
import { currentLanguage, directionOf, m, setLanguage, type Language } from '@daftar/words'
import { addSentences, type Sentences } from '@daftar/words/said'
import { useEffect, useState } from 'react'
import { keepCookie, readCookie } from '../cookies.ts'
import { showToast } from '../acts/toasts.ts'

const store = createStore<Language>('en')

/** Takes over the language the server wrote into the page (DEC-FMT-2). Call it before the first render. */
export function startLanguage(): void {
  const language = languageOfTag(document.documentElement.lang) ?? 'en'
  coming.set(language, null)
  apply(language)
}

/**
 * Changes the language of the page, and no state is lost: at once, or where the page carries one language
 * alone, as soon as the sentences of the other have come. Kept in a cookie (DEC-SES-9).
 */
export function chooseLanguage(language: Language): void {
  wanted = language
  const sentences = sentencesOf(language)
  if (!sentences) change(language)
  else
    sentences.then(
      () => (wanted === language ? change(language) : undefined),
      () => showToast({ id: 'language', variant: 'error', title: m.error_generic() }),
    )
}

/**
 * Takes a language that somebody else chose for whoever reads the page, unless they have chosen one
 * themselves.
 */
export function proposeLanguage(language: Language): void {
  if (readCookie('daftar_lang') === null && language !== currentLanguage()) chooseLanguage(language)
}

/**
 * The sentences of a language on their way; null where the page has them. Those that could not be had are
 * asked for anew.
 */
export function sentencesOf(language: Language): Promise<void> | null {
  if (!coming.has(language)) {
    const address = addressOf(language)
    coming.set(language, address === null ? null : loaded(language, address))
  }
  return coming.get(language) ?? null
}

/**
 * Whether the page has the sentences of a language; it asks for them, and its caller is drawn again when they
 * have come.
 */
export function useSentences(language: Language): boolean {
  const [isHere, setHere] = useState(() => sentencesOf(language) === null)
  useEffect(() => {
    sentencesOf(language)?.then(
      () => setHere(true),
      () => undefined,
    )
  }, [language])
  return isHere
}

/** What was chosen last: another may have come meanwhile. */
let wanted: Language | null = null

/** By language; null once its sentences are there. */
const coming = new Map<Language, Promise<void> | null>()
let failures = 0

async function loaded(language: Language, address: string): Promise<void> {
  try {
    // A browser may remember of an address that it failed.
    const file = failures === 0 ? address : `${address}?${failures}`
    const { sentences } = (await import(/* @vite-ignore */ file)) as { sentences: Sentences }
    addSentences(language, sentences)
    coming.set(language, null)
  } catch (error) {
    failures += 1
    coming.delete(language)
    throw error
  }
}

/** Where the build says that the sentences of a language are; null where every message has both. */
function addressOf(language: Language): string | null {
  const list = document.getElementById('sentences')?.textContent
  return list ? (JSON.parse(list) as Record<Language, string>)[language] : null
}

function change(language: Language): void {
  keepCookie('daftar_lang', language)
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  apply(language)
}

/** The language of the page; whoever calls it is drawn again when it changes. */
export function useLanguage(): Language {
  return useStore(store)
}

/** The other one of the two. */
export function otherLanguage(language: Language = currentLanguage()): Language {
  return language === 'ar' ? 'en' : 'ar'
}

function apply(language: Language): void {
  setLanguage(language)
  store.set(language)
}
