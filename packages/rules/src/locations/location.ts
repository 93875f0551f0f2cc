import { mapsLink } from '../capital/applications/location-rules.ts'
import { normalisePhone, phoneProblem } from '../contact/phone.ts'
import { isCountryCode } from '../geo/countries.ts'
import { nameProblem, type FactProblem } from '../merchants/merchant-facts.ts'
import { weekProblems, type HoursProblem, type Week } from './hours.ts'

export const locationStatuses = ['active', 'hidden'] as const
export type LocationStatus = (typeof locationStatuses)[number]

/** So many a merchant keeps, and so many one file brings. */
export const mostLocations = 500

/** Days within which a location that was deleted, or a file that was imported, is taken back. */
export const undoDays = 7

/** A place where a merchant sells (DEC-LOC-1). What is not known is empty. */
export interface LocationFacts {
  name: string
  nameAr: string
  storeId: string
  address: string
  city: string
  country: string
  mapLink: string
  phone: string
  /** What the merchant's tills call it; another one for each of its locations. */
  posId: string
  status: string
  hours: Week
}

/** What can be wrong with a location; the wire has the same codes. */
export type LocationProblem = FactProblem | HoursProblem | 'taken'
export type LocationProblems = Readonly<Record<string, LocationProblem>>

const longest = { name: 80, address: 200, city: 60 } as const

/** What is wrong with it, by the names of the wire. `isStore` knows the stores of whoever writes. */
export function locationProblems(facts: LocationFacts, isStore: (id: string) => boolean): LocationProblems {
  const { mapLink, phone, posId, hours } = facts
  const problems: Record<string, LocationProblem | null> = {
    name: nameProblem(facts.name, longest.name),
    name_ar: nameProblem(facts.nameAr, longest.name),
    store_id: isStore(facts.storeId) ? null : 'choose_option',
    address: nameProblem(facts.address, longest.address),
    city: nameProblem(facts.city, longest.city),
    country: isCountryCode(facts.country) ? null : 'choose_option',
    map_link: mapLink.trim() === '' || mapsLink(mapLink) !== null ? null : 'url_invalid',
    phone: phone.trim() === '' || phoneProblem(phone) === null ? null : 'phone_invalid',
    pos_id: posId.trim() === '' || /^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/.test(posId.trim()) ? null : 'invalid',
    status: locationStatuses.some((known) => known === facts.status) ? null : 'choose_option',
    ...Object.fromEntries(Object.entries(weekProblems(hours)).map(([day, code]) => [`hours.${day}`, code])),
  }
  const wrong = Object.entries(problems).filter(([, code]) => code !== null)
  return Object.fromEntries(wrong) as LocationProblems
}

/** A location as it is kept: blanks gone, the phone and the link as they are dialled and opened. */
export function cleanLocation(facts: LocationFacts): LocationFacts {
  return {
    ...facts,
    name: facts.name.trim(),
    nameAr: facts.nameAr.trim(),
    address: facts.address.trim(),
    city: facts.city.trim(),
    mapLink: mapsLink(facts.mapLink) ?? '',
    phone: facts.phone.trim() === '' ? '' : normalisePhone(facts.phone),
    posId: facts.posId.trim(),
  }
}
