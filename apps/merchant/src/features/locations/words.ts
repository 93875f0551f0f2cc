import type { FieldCode } from '@daftar/contract'
import { weekdays, type Span, type WeekdayName } from '@daftar/rules/locations/hours'
import type { LocationColumn } from '@daftar/rules/locations/import'
import { fieldText, m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import type { Location } from './queries.ts'

export const weekdayNames: Record<WeekdayName, () => string> = {
  monday: m.locations_monday,
  tuesday: m.locations_tuesday,
  wednesday: m.locations_wednesday,
  thursday: m.locations_thursday,
  friday: m.locations_friday,
  saturday: m.locations_saturday,
  sunday: m.locations_sunday,
}

export const statusText: Record<Location['status'], () => string> = {
  active: m.locations_status_active,
  hidden: m.locations_status_hidden,
}

const fieldNames: Record<Exclude<LocationColumn, WeekdayName | 'store'> | 'store_id', () => string> = {
  name: m.locations_name,
  name_ar: m.locations_name_ar,
  store_id: m.locations_store,
  address: m.locations_address,
  city: m.locations_city,
  country: m.locations_country,
  map_link: m.locations_map,
  phone: m.locations_phone,
  pos_id: m.locations_till,
  status: m.locations_status,
}

/** What is wrong with one field of a row: what it is called, and why. */
export function problemText(field: string, code: FieldCode): string {
  const day = weekdays.find((one) => field === `hours.${one}`)
  const name = day ? weekdayNames[day] : fieldNames[field as keyof typeof fieldNames]
  return m.locations_problem({ field: name(), problem: hoursText(code, day !== undefined) })
}

/** Of hours what is missing is said in words of its own. */
export function hoursText(code: FieldCode, isDay = true): string {
  return isDay && code === 'invalid' ? m.locations_hours_invalid() : fieldText(code)
}

/** The hours of a day; the one it opens at stands where the language begins to read. */
export function spansText(spans: readonly Span[]): string {
  return spans
    .map(({ from, to }) =>
      from === to ? m.locations_whole_day() : m.locations_span({ from: isolated(from), to: isolated(to) }),
    )
    .join(m.locations_comma())
}
