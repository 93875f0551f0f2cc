import { FilterRow } from '@daftar/ui/filter-chip'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { PagedList } from '../../../shared/queue/paged-list.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { topUpFilters } from '../filters.ts'
import { EndedDrawer } from '../parts/ended-drawer.tsx'
import { TopUpDrawer } from '../parts/top-up-drawer.tsx'
import { EndedCard, endedColumns, WaitingCard, waitingColumns } from '../parts/top-up-rows.tsx'
import { endedQuery, waitingQuery, type EndedTopUp, type TopUpLine } from '../queries.ts'

/** Money that came for wallets: given to them here, or sent back. */
export function TopUpsScreen() {
  const [{ view }] = useListFilters(topUpFilters)
  return (
    <>
      <PageHeader title={m.desk_top_ups()} subtitle={m.desk_top_ups_subtitle()} />
      <FilterRow>
        <ChoiceFilter
          name="view"
          label={m.desk_status()}
          options={[
            { value: 'waiting', label: m.desk_top_ups_waiting() },
            { value: 'ended', label: m.desk_top_ups_ended() },
          ]}
        />
      </FilterRow>
      {view === 'ended' ? <Ended /> : <Waiting />}
    </>
  )
}

function Waiting() {
  const query = useInfiniteQuery(waitingQuery())
  const [opened, setOpened] = useState<TopUpLine | null>(null)
  return (
    <>
      <PagedList
        label={m.desk_top_ups()}
        columns={waitingColumns()}
        query={query}
        rows={query.data?.pages.flatMap(({ lines }) => lines) ?? []}
        rowKey={({ id }) => id}
        onRowOpen={setOpened}
        renderCard={(line) => <WaitingCard line={line} />}
        failedTitle={m.desk_top_ups_failed()}
        empty={{ title: m.desk_top_ups_empty_title(), text: m.desk_top_ups_empty_text() }}
      />
      {opened ? <TopUpDrawer line={opened} onClose={() => setOpened(null)} /> : null}
    </>
  )
}

function Ended() {
  const query = useInfiniteQuery(endedQuery())
  const [opened, setOpened] = useState<EndedTopUp | null>(null)
  return (
    <>
      <PagedList
        label={m.desk_top_ups()}
        columns={endedColumns()}
        query={query}
        rows={query.data?.pages.flatMap(({ lines }) => lines) ?? []}
        rowKey={({ id }) => id}
        onRowOpen={setOpened}
        renderCard={(line) => <EndedCard line={line} />}
        failedTitle={m.desk_top_ups_failed()}
        empty={{ title: m.desk_top_ups_empty_title(), text: m.desk_top_ups_ended_empty() }}
      />
      {opened ? <EndedDrawer line={opened} onClose={() => setOpened(null)} /> : null}
    </>
  )
}
