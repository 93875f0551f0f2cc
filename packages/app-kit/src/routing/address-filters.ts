import { parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'

/** What an address says behind its question mark, as the router reads it. */
export type AddressSearch = Readonly<Record<string, unknown>>
/** The same as it is written: what is empty or undefined leaves the address. */
export type AddressChange = Readonly<Record<string, string | undefined>>

/**
 * One filter: how its value stands in an address under its name. What an address says wrongly does not
 * filter.
 */
export type AddressFilter<Value> = {
  read: (search: AddressSearch, name: string) => Value
  write: (value: Value, name: string) => AddressChange
}

/** Both ways between the filters of a list and what stands in an address. */
export type AddressFilters<Values extends object> = {
  read: (search: AddressSearch) => Readonly<Values>
  write: (values: Readonly<Values>) => AddressChange
  isSet: (values: Readonly<Values>) => boolean
}

/**
 * The filters of a list by their names in the address, and both ways between the two. Their values are those
 * that the endpoint of the list takes: the query it is sent is typed by the contract, and so nothing reads a
 * schema in the browser.
 */
export function addressFilters<Values extends object>(filters: {
  readonly [Name in keyof Values]: AddressFilter<Values[Name]>
}): AddressFilters<Values> {
  const all = Object.entries(filters) as [keyof Values & string, AddressFilter<unknown>][]

  function read(search: AddressSearch): Readonly<Values> {
    return Object.fromEntries(all.map(([name, filter]) => [name, filter.read(search, name)])) as Values
  }

  function write(values: Readonly<Values>): AddressChange {
    return Object.assign({}, ...all.map(([name, filter]) => filter.write(values[name], name)))
  }

  return { read, write, isSet: (values: Readonly<Values>) => addressText(write(values)) !== '' }
}

/**
 * What is written, as text behind an address: empty, or with its question mark. Equal filters give equal
 * texts.
 */
export function addressText(written: AddressChange): string {
  const given = Object.entries(written).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** Free text, as it was typed. */
export const freeText = filterOf<string>(
  (text) => text,
  (text) => text,
)

/** What is searched for. */
export const searchText = filterOf<string>(
  (text) => text.trim().slice(0, 120),
  (text) => text,
)

/** One of the values; null shows all. */
export function oneOf<Value extends string>(values: readonly Value[]): AddressFilter<Value | null> {
  return filterOf(
    (text) => values.find((value) => value === text) ?? null,
    (value) => value ?? '',
  )
}

/** One of the values; the usual one does not stand in the address. */
export function oneOrUsual<Value extends string>(
  values: readonly Value[],
  usual: Value,
): AddressFilter<Value> {
  return filterOf(
    (text) => values.find((value) => value === text) ?? usual,
    (value) => (value === usual ? '' : value),
  )
}

/**
 * One of the values, the usual one without a word of the address; null, which the address calls `all`, shows
 * all.
 */
export function usualOrAll<Value extends string>(
  values: readonly Value[],
  usual: Value,
): AddressFilter<Value | null> {
  return filterOf(
    (text) => (text === 'all' ? null : (values.find((value) => value === text) ?? usual)),
    (value) => (value === usual ? '' : (value ?? 'all')),
  )
}

/** Some of the values, in their own order; none means all. */
export function someOf<Value extends string>(values: readonly Value[]): AddressFilter<readonly Value[]> {
  return filterOf<readonly Value[]>(
    (text) => values.filter((value) => listOf(text).includes(value)),
    (some) => some.join(','),
  )
}

/** Ids, each once; none means all. */
export function idsUpTo(most: number): AddressFilter<readonly string[]> {
  return filterOf<readonly string[]>(
    (text) => listOf(text).slice(0, most),
    (ids) => ids.join(','),
  )
}

/** A day; empty when not limited. */
export const day = filterOf<CalendarDate | ''>(
  (text) => parseCalendarDate(text) ?? '',
  (date) => date,
)

/** Whether the address says yes. */
export const yes = filterOf<boolean>(
  (text) => text === 'yes',
  (isOn) => (isOn ? 'yes' : ''),
)

/** Under another name in the address than in the filters. */
export function named<Value>(name: string, filter: AddressFilter<Value>): AddressFilter<Value> {
  return {
    read: (search) => filter.read(search, name),
    write: (value) => filter.write(value, name),
  }
}

/** The text under a name; what is none is empty. */
export function textAt(search: AddressSearch, name: string): string {
  const value = search[name]
  return typeof value === 'string' ? value : ''
}

function filterOf<Value>(
  read: (text: string) => Value,
  write: (value: Value) => string,
): AddressFilter<Value> {
  return {
    read: (search, name) => read(textAt(search, name)),
    write: (value, name) => ({ [name]: write(value) || undefined }),
  }
}

function listOf(text: string): string[] {
  return [...new Set(text.split(',').filter(Boolean))]
}
