import type { PhoneCountry } from '@daftar/rules/geo/countries'

/** A shopper pays in the money of where they live: the list of countries begins there. */
const countries: Readonly<Record<string, PhoneCountry>> = {
  AED: 'ARE',
  SAR: 'SAU',
  BHD: 'BHR',
  KWD: 'KWT',
  EGP: 'EGY',
  QAR: 'QAT',
}

export function countryOfCurrency(currency: string): { country: PhoneCountry } | null {
  const country = countries[currency]
  return country ? { country } : null
}
