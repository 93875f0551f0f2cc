import { zoneOfCurrency } from '../calendar/zones.ts'
import { countryOfCurrency, currencyOfCountry, regionCodes, type PhoneCountry } from '../geo/countries.ts'
import { phoneCountries } from './phone.ts'

/** What a browser says of where it is. */
export interface Whereabouts {
  /** The zone of its clock, as `Intl` names it. */
  timeZone: string
  /** The languages it asks for, the one it likes best first: `ar-AE`. */
  languages: readonly string[]
}

/**
 * The country whose dial code stands before a phone that nobody has typed: that of the money something was
 * bought in, else where the browser's clock is, else what its languages name. Null where none of them is one
 * of ours.
 */
export function likelyPhoneCountry(
  currency: string | null,
  { timeZone, languages }: Whereabouts,
): PhoneCountry | null {
  const bought = currency === null ? null : countryOfCurrency(currency)
  return bought ?? countryOfZone(timeZone) ?? countryOfLanguages(languages)
}

function countryOfZone(timeZone: string): PhoneCountry | undefined {
  return phoneCountries.find((code) =>
    code === 'JOR' ? timeZone === 'Asia/Amman' : zoneOfCurrency(currencyOfCountry(code)) === timeZone,
  )
}

function countryOfLanguages(languages: readonly string[]): PhoneCountry | null {
  const named = languages.map((language) => {
    const region = language.split('-').at(-1)
    return phoneCountries.find((code) => regionCodes[code] === region)
  })
  return named.find((code) => code !== undefined) ?? null
}
