import { defaultLanguageOfCountry } from '../../geo/countries.ts'
import { languageOfTag, type Language } from '../../geo/languages.ts'

export type LanguageHints = Readonly<{
  /** The choice the user made before, as it was stored. */
  stored: string | null
  /** The browser's languages, the preferred one first (`ar-AE`, `fr`, `en`). */
  browser: readonly string[]
  /** ISO alpha-3 of the merchant's or the deployment's country, when known. */
  country: string | null
}>

/** DEC-FMT-2: the stored choice, then the browser, then the default of the country, then English. */
export function chooseLanguage({ stored, browser, country }: LanguageHints): Language {
  const wish = [stored ?? '', ...browser].map(languageOfTag).find((language) => language !== null)
  return wish ?? defaultLanguageOfCountry(country ?? '')
}
