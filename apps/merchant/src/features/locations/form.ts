import type { BodyOf, FieldCode } from '@daftar/contract'
import { splitPhone } from '@daftar/rules/contact/phone'
import { isCountryCode } from '@daftar/rules/geo/countries'
import { weekdays, type Span, type WeekdayName } from '@daftar/rules/locations/hours'
import { locationProblems, type LocationStatus } from '@daftar/rules/locations/location'
import { phoneOf, type PhoneValue } from '../../shared/session/phone-input.tsx'
import type { Location, Locations } from './queries.ts'

/** A location as it is typed; the hours of each day stand at its name. */
export interface LocationDraft extends Record<WeekdayName, readonly Span[]> {
  name: string
  name_ar: string
  store_id: string
  address: string
  city: string
  country: string
  map_link: string
  phone: PhoneValue
  pos_id: string
  status: LocationStatus
}

export function emptyDraft(stores: Locations['stores']): LocationDraft {
  const [store, ...others] = stores
  const country = store?.country ?? ''
  return {
    ...{ name: '', name_ar: '', address: '', city: '', map_link: '', pos_id: '', status: 'active' },
    store_id: others.length === 0 ? (store?.id ?? '') : '',
    country,
    phone: noPhone(country),
    ...hoursDraft([]),
  }
}

export function draftOf({ hours, phone, ...location }: Location): LocationDraft {
  const { name, name_ar, store_id, address, city, country, map_link, pos_id, status } = location
  return {
    ...{ name, name_ar, store_id, address, city, country, map_link, pos_id, status },
    phone: splitPhone(phone) ?? noPhone(country),
    ...hoursDraft(hours),
  }
}

export function bodyOf(draft: LocationDraft): BodyOf<'locations.add'> {
  const { name, name_ar, store_id, address, city, country, map_link, pos_id, status } = draft
  return {
    ...{ name, name_ar, store_id, address, city, country, map_link, pos_id, status },
    phone: phoneOf(draft.phone),
    hours: weekdays.map((day) => draft[day].map((span) => ({ ...span }))),
  }
}

/** The same location, hidden or shown. */
export function withStatus(location: Location, status: LocationStatus): BodyOf<'locations.change'> {
  const { id: _id, version: _version, created_at: _at, ...given } = location
  return { ...given, status }
}

/** The rules of the server. */
export function draftProblems(draft: LocationDraft): Record<string, FieldCode> {
  const { name_ar: nameAr, store_id: storeId, map_link: mapLink, pos_id: posId, ...rest } = bodyOf(draft)
  const problems = locationProblems({ ...rest, nameAr, storeId, mapLink, posId }, (id) => id !== '')
  return Object.fromEntries(
    Object.entries(problems).map(([name, code]) => [name.replace(/^hours\./, ''), code]),
  )
}

function hoursDraft(hours: readonly (readonly Span[])[]) {
  return Object.fromEntries(weekdays.map((day, at) => [day, hours[at] ?? []])) as unknown as Record<
    WeekdayName,
    readonly Span[]
  >
}

function noPhone(country: string): PhoneValue {
  return { country: isCountryCode(country) ? country : 'ARE', national: '' }
}
