import { languageOfTag } from '@daftar/rules/geo/languages'
import { createStore, useStore } from '@daftar/ui/store'
import { currentLanguage, directionOf, setLanguage, type Language } from '@daftar/words'
import { keepCookie } from './cookies.ts'

const store = createStore<Language>('en')

/** Takes over the language the server wrote into the page (DEC-FMT-2). Call it before the first render. */
export function startLanguage(): void {
  apply(languageOfTag(document.documentElement.lang) ?? 'en')
}

/** Changes the language of the page at once: nothing is loaded and no state is lost. Kept in a cookie (DEC-SES-9). */
export function chooseLanguage(language: Language): void {
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
