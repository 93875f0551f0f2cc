import { addressFilters, freeText, oneOf, searchText } from '@daftar/app-kit/address-filters'
import { locationStatuses } from '@daftar/rules/locations/location'
import { foldText, isFoundIn } from '@daftar/rules/text/fold'
import type { Location } from './queries.ts'

/** What narrows the list, as it stands in the address (DEC-LOC-2). */
export const locationFilters = addressFilters({
  search: searchText,
  city: freeText,
  status: oneOf(locationStatuses),
})
export type LocationFilters = ReturnType<typeof locationFilters.read>

/**
 * The locations that the filters leave: a merchant keeps a page of them. Names are found in either script.
 */
export function filteredLocations(
  locations: readonly Location[],
  { search, city, status }: LocationFilters,
): Location[] {
  return locations.filter(
    (one) =>
      (city === '' || foldText(one.city) === foldText(city)) &&
      (status === null || one.status === status) &&
      isFoundIn([one.name, one.name_ar, one.address, one.city, one.pos_id, one.phone], search),
  )
}

/** The cities there are, each once, however it is written. */
export function citiesOf(locations: readonly Location[]): string[] {
  const byFolded = new Map(locations.map(({ city }) => [foldText(city), city]))
  return [...byFolded.values()].toSorted((left, right) => left.localeCompare(right))
}
