import type { ChangeFilters } from '@daftar/app-kit/use-address'
import { productStatuses } from '@daftar/rules/marketing/products'
import { PausingSearch } from '@daftar/ui/pausing-search'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { shopPlatformText } from '@daftar/words/shop-platform-text'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ProductFilters as Filters } from '../filters.ts'
import { feedsQuery, platformsQuery } from '../queries.ts'
import { productStatusText } from '../words.ts'
import styles from './marketing.module.css'

const all = 'all'

type ProductFiltersProps = { filters: Filters; onChange: ChangeFilters<Filters> }

/** Search in either script, status and source, all of which stand in the address. */
export function ProductFilters({ filters, onChange }: ProductFiltersProps) {
  const sources = useSources()
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <PausingSearch
          label={m.marketing_products_search()}
          placeholder={m.marketing_products_search()}
          value={filters.search}
          hasKey
          clearLabel={m.marketing_products_search_clear()}
          onSearch={useCallback((search: string) => onChange({ search }, { isStep: false }), [onChange])}
        />
      </div>
      <div className={styles.choice}>
        <Select
          label={m.marketing_products_status()}
          labelHidden
          placeholder={m.marketing_products_all()}
          value={filters.status ?? all}
          options={[
            { value: all, label: `${m.marketing_products_status()}: ${m.marketing_products_all()}` },
            ...productStatuses.map((value) => ({ value, label: productStatusText[value]() })),
          ]}
          onValueChange={(chosen) =>
            onChange({ status: productStatuses.find((one) => one === chosen) ?? null })
          }
        />
      </div>
      {sources.length > 1 ? (
        <div className={styles.choice}>
          <Select
            label={m.marketing_products_source()}
            labelHidden
            placeholder={m.marketing_products_all()}
            value={filters.source === '' ? all : filters.source}
            options={[
              { value: all, label: `${m.marketing_products_source()}: ${m.marketing_products_all()}` },
              ...sources.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onValueChange={(chosen) => onChange({ source: chosen === all ? '' : chosen })}
          />
        </div>
      ) : null}
    </div>
  )
}

/** Where products come from, by what people call it. */
export function useSources(): { id: string; name: string }[] {
  const { data: platforms = [] } = useQuery(platformsQuery)
  const { data: feeds = [] } = useQuery(feedsQuery)
  return [
    ...platforms.flatMap(({ platform, connection }) =>
      connection && connection.status !== 'disconnected'
        ? [{ id: connection.id, name: shopPlatformText(platform) }]
        : [],
    ),
    ...feeds.map(({ id, name }) => ({ id, name })),
  ]
}
