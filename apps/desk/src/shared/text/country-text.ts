import { currentLanguage } from '@daftar/words'

/** Three-letter codes as the records hold them, and the two-letter ones the browser knows the names of. */
const short: Readonly<Record<string, string>> = {
  ARE: 'AE',
  BHR: 'BH',
  EGY: 'EG',
  JOR: 'JO',
  KWT: 'KW',
  QAT: 'QA',
  SAU: 'SA',
}

/** The name of a country in the reader's language. */
export function countryText(code: string): string {
  const region = short[code] ?? code
  try {
    return new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(region) ?? code
  } catch {
    return code
  }
}
