import { regionCodes } from '@daftar/rules/geo/countries'
import { currentLanguage } from '@daftar/words'

/** The name of a country in the reader's language. */
export function countryText(code: string): string {
  const region = Object.entries(regionCodes).find(([known]) => known === code)?.[1] ?? code
  try {
    return new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(region) ?? code
  } catch {
    return code
  }
}
