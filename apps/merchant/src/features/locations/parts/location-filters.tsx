import { useAddressFilters } from '@daftar/app-kit/use-address'
import { locationStatuses } from '@daftar/rules/locations/location'
import { foldText } from '@daftar/rules/text/fold'
import { m } from '@daftar/words'
import { useCallback } from 'react'
import { ListChoice, ListFilters } from '../../../shared/act/list-filters.tsx'
import { locationFilters } from '../filters.ts'
import { statusText } from '../words.ts'

/** Search, city and status, all of which stand in the address (DEC-LOC-2). */
export function LocationFilters({ cities }: { cities: readonly string[] }) {
  const [{ search, city, status }, change] = useAddressFilters(locationFilters)
  return (
    <ListFilters
      search={{
        label: m.locations_search(),
        clearLabel: m.locations_clear_search(),
        value: search,
        onSearch: useCallback((text: string) => change({ search: text }), [change]),
      }}
    >
      <ListChoice
        label={m.locations_city()}
        allLabel={m.locations_cities_all()}
        value={cities.find((one) => foldText(one) === foldText(city)) ?? null}
        options={cities.map((value) => ({ value, label: value }))}
        onChoose={(value) => change({ city: value ?? '' })}
      />
      <ListChoice
        label={m.locations_status()}
        allLabel={m.locations_statuses_all()}
        value={status}
        options={locationStatuses.map((value) => ({ value, label: statusText[value]() }))}
        onChoose={(value) => change({ status: value })}
      />
    </ListFilters>
  )
}
