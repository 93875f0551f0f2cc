import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { FilterRow } from '@daftar/ui/filter-chip'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { AddressSearch } from '../../../shared/address-search.tsx'
import { addresses } from '../../../shared/addresses.ts'
import { CardRow } from '../../../shared/card-row.tsx'
import { countryText } from '../../../shared/country-text.ts'
import { ListFoot } from '../../../shared/list-foot.tsx'
import { TableSkeleton } from '../../../shared/list-skeleton.tsx'
import type { FoundMerchant } from '../../../shared/merchant-field.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { useFilters } from '../../../shared/use-filters.ts'
import { merchantsQuery } from '../queries.ts'

/** Merchants by name; each leads to what it pays. */
export function TermsScreen() {
  const [filters, setFilters] = useFilters()
  const search = filters['search'] ?? ''
  const query = useInfiniteQuery(merchantsQuery(search))
  const rows = query.data?.pages.flatMap(({ merchants }) => merchants) ?? []
  return (
    <>
      <PageHeader title={m.desk_terms_title()} subtitle={m.desk_terms_subtitle()} />
      <FilterRow>
        <AddressSearch
          label={m.desk_merchants_search()}
          placeholder={m.desk_merchants_search()}
          value={search}
          onSearch={useCallback((text: string) => setFilters({ search: text }), [setFilters])}
        />
      </FilterRow>
      <Queried query={query} pending={<TableSkeleton columns={3} />} failedTitle={m.desk_merchants_failed()}>
        {() => (
          <DataTable
            label={m.desk_terms_merchants()}
            columns={columns()}
            rows={rows}
            rowKey={({ id }) => id}
            rowHref={({ id }) => addresses.merchantTerms(id)}
            renderCard={({ name, country, currency }) => (
              <CardRow
                title={<Typed>{name}</Typed>}
                aside={<Ltr>{currency}</Ltr>}
                facts={[[m.desk_country(), countryText(country)]]}
              />
            )}
            busy={query.isFetching && !query.isFetchingNextPage}
            instead={
              <EmptyState title={m.desk_merchants_empty_title()}>
                {search ? m.desk_empty_search({ search }) : m.desk_merchants_empty_text()}
              </EmptyState>
            }
            footer={<ListFoot shown={rows.length} query={query} />}
          />
        )}
      </Queried>
    </>
  )
}

function columns(): Column<FoundMerchant>[] {
  return [
    { id: 'name', header: m.desk_merchant(), cell: ({ name }) => <Typed>{name}</Typed> },
    { id: 'country', header: m.desk_country(), cell: ({ country }) => countryText(country) },
    { id: 'currency', header: m.desk_currency(), cell: ({ currency }) => <Ltr>{currency}</Ltr> },
  ]
}
