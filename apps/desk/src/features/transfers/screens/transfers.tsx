import { PageHeader } from '@daftar/ui/page-header'
import { transferStatuses } from '@daftar/rules/capital/advances/transfer-status'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { useAssigning } from '../../../shared/queue/use-assigning.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { SearchFilter } from '../../../shared/queue/search-filter.tsx'
import { transferStatusText } from '../../../shared/money/transfer-text.ts'
import { useOpened } from '../../../shared/queue/use-opened.ts'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { transferFilters, type TransferFilters } from '../filters.ts'
import { TransferDrawer } from '../parts/transfer-drawer.tsx'
import { TransferCard, transferColumns } from '../parts/transfer-row.tsx'
import { transfersQuery } from '../queries.ts'

/** Every bank transfer that was ordered, the newest first; what the bank said is entered here. */
export function TransfersScreen() {
  const [filters] = useListFilters(transferFilters)
  const query = useInfiniteQuery(transfersQuery(filters))
  const rows = query.data?.pages.flatMap(({ transfers }) => transfers) ?? []
  const { opened, open, close } = useOpened(rows)
  const assigning = useAssigning('transfer', rows, ({ status }) => status === 'ordered')
  return (
    <>
      <PageHeader title={m.desk_transfers()} subtitle={m.desk_transfers_subtitle()} />
      <QueueList
        filters={
          <>
            <SearchFilter name="search" label={m.desk_transfers_search()} />
            <ChoiceFilter
              name="status"
              label={m.desk_status()}
              all={m.desk_status_all()}
              options={transferStatuses.map((value) => ({ value, label: transferStatusText(value) }))}
            />
          </>
        }
        views={{ list: 'transfers', path: addresses.transfers }}
        label={m.desk_transfers()}
        columns={transferColumns()}
        assigning={assigning}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        onRowOpen={open}
        renderCard={(transfer) => <TransferCard transfer={transfer} />}
        failedTitle={m.desk_transfers_failed()}
        empty={{ title: m.desk_transfers_empty_title(), text: emptyText(filters) }}
      />
      {opened ? <TransferDrawer key={opened.id} transfer={opened} onClose={close} /> : null}
    </>
  )
}

function emptyText({ status, search }: TransferFilters): string {
  if (search !== '') return m.desk_empty_search({ search })
  return status ? m.desk_transfers_empty_filter() : m.desk_transfers_empty_text()
}
