import type { Language } from '@daftar/rules/geo/languages'

/**
 * The server writes the product's names in here when it hands a script out
 * (`platform/http/pages/snippets.ts`).
 */
const names: Readonly<Record<Language, string>> = { en: '%name_en%', ar: '%name_ar%' }

export function productName(language: Language): string {
  return names[language]
}
