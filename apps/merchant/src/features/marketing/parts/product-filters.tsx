import type { ChangeFilters } from '@daftar/app-kit/use-address'
import { productStatuses } from '@daftar/rules/marketing/products'
import { m } from '@daftar/words'
import { shopPlatformText } from '@daftar/words/shop-platform-text'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ListChoice, ListFilters } from '../../../shared/act/list-filters.tsx'
import type { ProductFilters as Filters } from '../filters.ts'
import { feedsQuery, platformsQuery } from '../queries.ts'
import { productStatusText } from '../words.ts'
import styles from './marketing.module.css'

type ProductFiltersProps = { filters: Filters; onChange: ChangeFilters<Filters> }

/** Search in either script, status and source, all of which stand in the address. */
export function ProductFilters({ filters, onChange }: ProductFiltersProps) {
  const sources = useSources()
  return (
    <div className={styles.filters}>
      <ListFilters
        search={{
          label: m.marketing_products_search(),
          clearLabel: m.marketing_products_search_clear(),
          value: filters.search,
          onSearch: useCallback((search: string) => onChange({ search }, { isStep: false }), [onChange]),
        }}
      >
        <ListChoice
          label={m.marketing_products_status()}
          allLabel={m.marketing_products_statuses_all()}
          value={filters.status}
          options={productStatuses.map((value) => ({ value, label: productStatusText[value]() }))}
          onChoose={(status) => onChange({ status })}
        />
        {sources.length > 1 ? (
          <ListChoice
            label={m.marketing_products_source()}
            allLabel={m.marketing_products_sources_all()}
            value={filters.source === '' ? null : filters.source}
            options={sources.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={(source) => onChange({ source: source ?? '' })}
          />
        ) : null}
      </ListFilters>
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
