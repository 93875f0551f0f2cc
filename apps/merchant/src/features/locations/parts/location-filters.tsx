import { useAddressFilters } from '@daftar/app-kit/use-address'
import { locationStatuses } from '@daftar/rules/locations/location'
import { foldText } from '@daftar/rules/text/fold'
import { PausingSearch } from '@daftar/ui/pausing-search'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { useCallback } from 'react'
import { locationFilters } from '../filters.ts'
import { statusText } from '../words.ts'
import styles from './locations.module.css'

const all = 'all'

/** Search, city and status, all of which stand in the address (DEC-LOC-2). */
export function LocationFilters({ cities }: { cities: readonly string[] }) {
  const [{ search, city, status }, change] = useAddressFilters(locationFilters)
  const chosen = cities.find((one) => foldText(one) === foldText(city))
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <PausingSearch
          label={m.locations_search()}
          placeholder={m.locations_search()}
          value={search}
          hasKey
          clearLabel={m.locations_clear_search()}
          onSearch={useCallback((text: string) => change({ search: text }), [change])}
        />
      </div>
      <div className={styles.choice}>
        <Select
          label={m.locations_city()}
          labelHidden
          placeholder={m.locations_cities_all()}
          value={chosen ?? all}
          options={[
            { value: all, label: m.locations_cities_all() },
            ...cities.map((value) => ({ value, label: value })),
          ]}
          onValueChange={(value) => change({ city: value === all ? '' : value })}
        />
      </div>
      <div className={styles.choice}>
        <Select
          label={m.locations_status()}
          labelHidden
          placeholder={m.locations_statuses_all()}
          value={status ?? all}
          options={[
            { value: all, label: m.locations_statuses_all() },
            ...locationStatuses.map((value) => ({ value, label: statusText[value]() })),
          ]}
          onValueChange={(value) => change({ status: locationStatuses.find((one) => one === value) ?? null })}
        />
      </div>
    </div>
  )
}
