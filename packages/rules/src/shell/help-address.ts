import type { Language } from '../geo/languages.ts'

/** The help site in the current language (NAV-40, DEC-NAV-12): the configured base and `/en` or `/ar`. */
export function helpAddress(base: string, language: Language): string {
  return `${base.replace(/\/+$/, '')}/${language}`
}
