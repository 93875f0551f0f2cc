import type { Language } from '@daftar/rules/geo/languages'
import { overwriteGetLocale } from './compiled.ts'

export type { Language } from '@daftar/rules/geo/languages'

let current: Language = 'en'
overwriteGetLocale(() => current)

/** The language of this page. On the server every message is asked for with its own `locale` instead. */
export function currentLanguage(): Language {
  return current
}

/** Changes the language of every message from the next render on. */
export function setLanguage(language: Language): void {
  current = language
}

/** FMT-02. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
