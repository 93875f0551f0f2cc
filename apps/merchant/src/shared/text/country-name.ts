import { isCountryCode, type CountryCode } from '@daftar/rules/geo/countries'
import { m } from '@daftar/words'

const names: Record<CountryCode, () => string> = {
  ARE: m.shell_country_are,
  BHR: m.shell_country_bhr,
  EGY: m.shell_country_egy,
  KWT: m.shell_country_kwt,
  QAT: m.shell_country_qat,
  SAU: m.shell_country_sau,
}

/** The name of a country in the reader's language; one of none of ours stands for itself. */
export function countryName(code: string): string {
  return isCountryCode(code) ? names[code]() : code
}
