import { FilterRow } from '@daftar/ui/filter-chip'
import { PageHeader } from '@daftar/ui/page-header'
import { transferStatuses } from '@daftar/rules/capital/advances/transfer-status'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { SavedViews } from '../../../shared/saved-views.tsx'
import { useAssigning } from '../../../shared/use-assigning.tsx'
import { ChoiceFilter } from '../../../shared/choice-filter.tsx'
import { PagedList } from '../../../shared/paged-list.tsx'
import { transferStatusText } from '../../../shared/transfer-text.ts'
import { useListFilters } from '../../../shared/use-filters.ts'
import { transferFilters } from '../filters.ts'
import { TransferDrawer } from '../parts/transfer-drawer.tsx'
import { TransferCard, transferColumns } from '../parts/transfer-row.tsx'
import { transfersQuery } from '../queries.ts'

/** Every bank transfer that was ordered, the newest first; what the bank said is entered here. */
export function TransfersScreen() {
  const [{ status }] = useListFilters(transferFilters)
  const query = useInfiniteQuery(transfersQuery(status))
  const [openId, setOpenId] = useState<string | null>(null)
  const rows = query.data?.pages.flatMap(({ transfers }) => transfers) ?? []
  const opened = rows.find(({ id }) => id === openId)
  const assigning = useAssigning('transfer', rows, ({ status }) => status === 'ordered')
  return (
    <>
      <PageHeader title={m.desk_transfers()} subtitle={m.desk_transfers_subtitle()} />
      <FilterRow>
        <ChoiceFilter
          name="status"
          label={m.desk_status()}
          all={m.desk_status_all()}
          options={transferStatuses.map((value) => ({ value, label: transferStatusText(value) }))}
        />
        <SavedViews list="transfers" path={addresses.transfers} />
      </FilterRow>
      <PagedList
        label={m.desk_transfers()}
        columns={[...transferColumns(), ...assigning.columns]}
        {...(assigning.selection && { selection: assigning.selection })}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        onRowOpen={({ id }) => setOpenId(id)}
        renderCard={(transfer) => <TransferCard transfer={transfer} />}
        failedTitle={m.desk_transfers_failed()}
        empty={{
          title: m.desk_transfers_empty_title(),
          text: status ? m.desk_transfers_empty_filter() : m.desk_transfers_empty_text(),
        }}
      />
      {assigning.bar}
      {opened ? <TransferDrawer key={opened.id} transfer={opened} onClose={() => setOpenId(null)} /> : null}
    </>
  )
}
