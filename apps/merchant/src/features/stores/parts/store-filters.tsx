import { useAddressFilters } from '@daftar/app-kit/use-address'
import { storeKinds, storeStatuses } from '@daftar/rules/merchants/store-facts'
import { PausingSearch } from '@daftar/ui/pausing-search'
import { Select } from '@daftar/ui/select'
import { countryCodes } from '@daftar/rules/geo/countries'
import { m } from '@daftar/words'
import { useCallback } from 'react'
import { countryName } from '../../../shared/country-name.ts'
import { storeFilters } from '../filters.ts'
import { kindText, statusText } from '../words.ts'
import styles from './stores.module.css'

const all = 'all'

/** Search, country, kind and status, all of which stand in the address (DEC-STO-1). */
export function StoreFilters() {
  const [{ search, country, kind, status }, change] = useAddressFilters(storeFilters)
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <PausingSearch
          label={m.stores_search()}
          placeholder={m.stores_search()}
          value={search}
          hasKey
          clearLabel={m.stores_clear_search()}
          onSearch={useCallback((text: string) => change({ search: text }), [change])}
        />
      </div>
      <Choice
        label={m.stores_country()}
        allLabel={m.stores_countries_all()}
        value={country}
        options={countryCodes.map((value) => ({ value, label: countryName(value) }))}
        onChoose={(value) => change({ country: value })}
      />
      <Choice
        label={m.stores_kind()}
        allLabel={m.stores_kinds_all()}
        value={kind}
        options={storeKinds.map((value) => ({ value, label: kindText[value]() }))}
        onChoose={(value) => change({ kind: value })}
      />
      <Choice
        label={m.stores_status()}
        allLabel={m.stores_statuses_all()}
        value={status}
        options={storeStatuses.map((value) => ({ value, label: statusText[value]() }))}
        onChoose={(value) => change({ status: value })}
      />
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  allLabel: string
  value: Value | null
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value | null) => void
}

function Choice<Value extends string>({ label, allLabel, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <div className={styles.choice}>
      <Select
        label={label}
        labelHidden
        placeholder={allLabel}
        value={value ?? all}
        options={[{ value: all, label: allLabel }, ...options]}
        onValueChange={(chosen) => onChoose(options.find((one) => one.value === chosen)?.value ?? null)}
      />
    </div>
  )
}
