import { DataTable } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { FilterRow } from '@daftar/ui/filter-chip'
import { PageHeader } from '@daftar/ui/page-header'
import { Select } from '@daftar/ui/select'
import { transferStatuses } from '@daftar/rules/capital/transfer-status'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListFoot } from '../../../shared/list-foot.tsx'
import { TableSkeleton } from '../../../shared/list-skeleton.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { transferStatusText } from '../../../shared/transfer-text.ts'
import { useFilters } from '../../../shared/use-filters.ts'
import { readStatus } from '../filters.ts'
import { TransferDrawer } from '../parts/transfer-drawer.tsx'
import { TransferCard, transferColumns } from '../parts/transfer-row.tsx'
import { transfersQuery } from '../queries.ts'

/** Every bank transfer that was ordered, the newest first; what the bank said is entered here. */
export function TransfersScreen() {
  const [filters, setFilters] = useFilters()
  const status = readStatus(filters['status'])
  const query = useInfiniteQuery(transfersQuery(status))
  const [openId, setOpenId] = useState<string | null>(null)
  const rows = query.data?.pages.flatMap(({ transfers }) => transfers) ?? []
  return (
    <>
      <PageHeader title={m.desk_transfers()} subtitle={m.desk_transfers_subtitle()} />
      <FilterRow>
        <Select
          label={m.desk_status()}
          labelHidden
          placeholder={m.desk_status_all()}
          value={status ?? 'all'}
          options={[
            { value: 'all', label: m.desk_status_all() },
            ...transferStatuses.map((value) => ({ value, label: transferStatusText(value) })),
          ]}
          onValueChange={(value) => setFilters({ status: value === 'all' ? undefined : value })}
        />
      </FilterRow>
      <Queried query={query} pending={<TableSkeleton columns={6} />} failedTitle={m.desk_transfers_failed()}>
        {() => (
          <DataTable
            label={m.desk_transfers()}
            columns={transferColumns()}
            rows={rows}
            rowKey={({ id }) => id}
            onRowOpen={({ id }) => setOpenId(id)}
            renderCard={(transfer) => <TransferCard transfer={transfer} />}
            busy={query.isFetching && !query.isFetchingNextPage}
            instead={
              <EmptyState title={m.desk_transfers_empty_title()}>
                {status ? m.desk_transfers_empty_filter() : m.desk_transfers_empty_text()}
              </EmptyState>
            }
            footer={<ListFoot shown={rows.length} query={query} />}
          />
        )}
      </Queried>
      <TransferDrawer
        key={openId ?? 'none'}
        transfer={rows.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(null)}
      />
    </>
  )
}
