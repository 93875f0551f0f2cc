import { nationalities } from '@daftar/rules/geo/nationalities'
import { countryText } from './country-text.ts'

/** The country somebody is a citizen of, in the reader's language; empty where nothing was said. */
export function nationalityText(code: string): string {
  return code === '' ? '' : countryText(nationalities.find((one) => one.code === code)?.region ?? code)
}
