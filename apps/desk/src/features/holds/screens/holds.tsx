import { Button } from '@daftar/ui/button'
import { DataTable } from '@daftar/ui/data-table'
import { Drawer } from '@daftar/ui/drawer'
import { EmptyState } from '@daftar/ui/empty-state'
import { FilterRow } from '@daftar/ui/filter-chip'
import { PageHeader } from '@daftar/ui/page-header'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListFoot } from '../../../shared/list-foot.tsx'
import { TableSkeleton } from '../../../shared/list-skeleton.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { useFlags } from '../../../shared/session.ts'
import { useFilters } from '../../../shared/use-filters.ts'
import { readState } from '../filters.ts'
import { HoldFacts } from '../parts/hold-facts.tsx'
import { HoldCard, holdColumns } from '../parts/hold-row.tsx'
import { PlaceHold } from '../parts/place-hold.tsx'
import { ReleaseHold } from '../parts/release-hold.tsx'
import { holdsQuery, type Hold } from '../queries.ts'

/** Merchants whose payouts are kept back; placed and lifted here. */
export function HoldsScreen() {
  const [filters, setFilters] = useFilters()
  const state = readState(filters['state'])
  const query = useInfiniteQuery(holdsQuery(state))
  const mayAct = useFlags().can_run_settlement
  const [opened, setOpened] = useState<Hold | null>(null)
  const [dialog, setDialog] = useState<'place' | 'release' | null>(null)
  const rows = query.data?.pages.flatMap(({ holds }) => holds) ?? []
  return (
    <>
      <PageHeader
        title={m.desk_holds()}
        subtitle={m.desk_holds_subtitle()}
        {...(mayAct && {
          primaryAction: { id: 'place', label: m.desk_hold_place(), onPress: () => setDialog('place') },
        })}
      />
      <FilterRow>
        <Select
          label={m.desk_status()}
          labelHidden
          placeholder={m.desk_status()}
          value={state ?? 'all'}
          options={[
            { value: 'active', label: m.desk_holds_active() },
            { value: 'released', label: m.desk_holds_released() },
            { value: 'all', label: m.desk_holds_state_all() },
          ]}
          onValueChange={(value) => setFilters({ state: value === 'active' ? undefined : value })}
        />
      </FilterRow>
      <Queried query={query} pending={<TableSkeleton columns={6} />} failedTitle={m.desk_holds_failed()}>
        {() => (
          <DataTable
            label={m.desk_holds()}
            columns={holdColumns()}
            rows={rows}
            rowKey={({ id }) => id}
            onRowOpen={setOpened}
            renderCard={(hold) => <HoldCard hold={hold} />}
            busy={query.isFetching && !query.isFetchingNextPage}
            instead={
              state === 'released' ? (
                <EmptyState title={m.desk_holds_empty_title()}>{m.desk_holds_empty_filter()}</EmptyState>
              ) : (
                <EmptyState title={m.desk_holds_empty_title()}>{m.desk_holds_empty_text()}</EmptyState>
              )
            }
            footer={<ListFoot shown={rows.length} query={query} />}
          />
        )}
      </Queried>
      {opened ? (
        <Drawer
          open
          side="end"
          onOpenChange={(open) => !open && setOpened(null)}
          title={opened.merchant_name}
          closeLabel={m.common_close()}
          actions={
            mayAct && opened.released_at === null ? (
              <Button variant="primary" onClick={() => setDialog('release')}>
                {m.desk_hold_release()}
              </Button>
            ) : null
          }
        >
          <HoldFacts hold={opened} />
        </Drawer>
      ) : null}
      {dialog === 'place' ? <PlaceHold onClose={() => setDialog(null)} /> : null}
      {dialog === 'release' && opened ? (
        <ReleaseHold
          hold={opened}
          onClose={() => {
            setDialog(null)
            setOpened(null)
          }}
        />
      ) : null}
    </>
  )
}
