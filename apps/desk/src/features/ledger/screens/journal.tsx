import { DataTable } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { FilterRow } from '@daftar/ui/filter-chip'
import { Select } from '@daftar/ui/select'
import { accountFamilies } from '@daftar/rules/ledger/accounts'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { AddressSearch } from '../../../shared/address-search.tsx'
import { addresses } from '../../../shared/addresses.ts'
import { ListFoot } from '../../../shared/list-foot.tsx'
import { TableSkeleton } from '../../../shared/list-skeleton.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { useFilters } from '../../../shared/use-filters.ts'
import { entryKinds } from '../entry-kinds.ts'
import { isFiltered, readJournalFilters } from '../filters.ts'
import { DateFilter } from '../parts/date-filter.tsx'
import { JournalCard, journalColumns } from '../parts/journal-row.tsx'
import { LedgerHead } from '../parts/ledger-head.tsx'
import { journalQuery } from '../queries.ts'
import { entryText, familyText } from '../words.ts'

/** Every entry of every merchant's books, the newest first. */
export function JournalScreen() {
  const [search, setFilters] = useFilters()
  const filters = readJournalFilters(search)
  const query = useInfiniteQuery(journalQuery(filters))
  const rows = query.data?.pages.flatMap(({ entries }) => entries) ?? []
  return (
    <>
      <LedgerHead view="journal" />
      <FilterRow>
        <AddressSearch
          label={m.desk_ledger_merchant_filter()}
          placeholder={m.desk_ledger_merchant_filter()}
          value={filters.merchant}
          onSearch={useCallback((merchant: string) => setFilters({ merchant }), [setFilters])}
        />
        <AddressSearch
          label={m.desk_ledger_reference_filter_hint()}
          placeholder={m.desk_ledger_reference_filter()}
          value={filters.reference}
          hasKey={false}
          onSearch={useCallback((reference: string) => setFilters({ reference }), [setFilters])}
        />
        <Select
          label={m.desk_ledger_kind()}
          labelHidden
          placeholder={m.desk_ledger_kind_all()}
          value={filters.kind ?? 'all'}
          options={[
            { value: 'all', label: m.desk_ledger_kind_all() },
            ...entryKinds.map((value) => ({ value, label: entryText(value) })),
          ]}
          onValueChange={(kind) => setFilters({ kind: kind === 'all' ? undefined : kind })}
        />
        <Select
          label={m.desk_ledger_account()}
          labelHidden
          placeholder={m.desk_ledger_account_all()}
          value={filters.account ?? 'all'}
          options={[
            { value: 'all', label: m.desk_ledger_account_all() },
            ...accountFamilies.map((value) => ({ value, label: familyText(value) })),
          ]}
          onValueChange={(account) => setFilters({ account: account === 'all' ? undefined : account })}
        />
        <DateFilter from={filters.from} to={filters.to} onChange={setFilters} />
      </FilterRow>
      <Queried
        query={query}
        pending={<TableSkeleton columns={6} />}
        failedTitle={m.desk_ledger_journal_failed()}
      >
        {() => (
          <DataTable
            label={m.desk_ledger_journal()}
            columns={journalColumns()}
            rows={rows}
            rowKey={({ id }) => id}
            rowHref={({ merchant_id, id }) => addresses.entry(merchant_id, id)}
            renderCard={(entry) => <JournalCard entry={entry} />}
            busy={query.isFetching && !query.isFetchingNextPage}
            instead={
              <EmptyState title={m.desk_ledger_journal_empty_title()}>
                {isFiltered(filters)
                  ? m.desk_ledger_journal_empty_filter()
                  : m.desk_ledger_journal_empty_text()}
              </EmptyState>
            }
            footer={<ListFoot shown={rows.length} query={query} />}
          />
        )}
      </Queried>
    </>
  )
}
