import { useAddressFilters } from '@daftar/app-kit/use-address'
import { storeKinds, storeStatuses } from '@daftar/rules/merchants/store-facts'
import { countryCodes } from '@daftar/rules/geo/countries'
import { m } from '@daftar/words'
import { useCallback } from 'react'
import { countryName } from '../../../shared/text/country-name.ts'
import { ListChoice, ListFilters } from '../../../shared/act/list-filters.tsx'
import { storeFilters } from '../filters.ts'
import { kindText, statusText } from '../words.ts'

/** Search, country, kind and status, all of which stand in the address (DEC-STO-1). */
export function StoreFilters() {
  const [{ search, country, kind, status }, change] = useAddressFilters(storeFilters)
  return (
    <ListFilters
      search={{
        label: m.stores_search(),
        clearLabel: m.stores_clear_search(),
        value: search,
        onSearch: useCallback((text: string) => change({ search: text }), [change]),
      }}
    >
      <ListChoice
        label={m.stores_country()}
        allLabel={m.stores_countries_all()}
        value={country}
        options={countryCodes.map((value) => ({ value, label: countryName(value) }))}
        onChoose={(value) => change({ country: value })}
      />
      <ListChoice
        label={m.stores_kind()}
        allLabel={m.stores_kinds_all()}
        value={kind}
        options={storeKinds.map((value) => ({ value, label: kindText[value]() }))}
        onChoose={(value) => change({ kind: value })}
      />
      <ListChoice
        label={m.stores_status()}
        allLabel={m.stores_statuses_all()}
        value={status}
        options={storeStatuses.map((value) => ({ value, label: statusText[value]() }))}
        onChoose={(value) => change({ status: value })}
      />
    </ListFilters>
  )
}
