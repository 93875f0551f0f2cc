import { DataTable } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { FilterRow } from '@daftar/ui/filter-chip'
import { PageHeader } from '@daftar/ui/page-header'
import { Select } from '@daftar/ui/select'
import { adjustmentStatuses } from '@daftar/rules/payouts/adjustment'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListFoot } from '../../../shared/list-foot.tsx'
import { TableSkeleton } from '../../../shared/list-skeleton.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { useFlags } from '../../../shared/session.ts'
import { useFilters } from '../../../shared/use-filters.ts'
import { AdjustmentDrawer } from '../parts/adjustment-drawer.tsx'
import { AdjustmentCard, adjustmentColumns } from '../parts/adjustment-row.tsx'
import { ProposeAdjustment } from '../parts/propose-adjustment.tsx'
import { adjustmentsQuery } from '../queries.ts'
import { statusText } from '../words.ts'

/** Corrections in money: proposed by one person, decided by another. */
export function AdjustmentsScreen() {
  const [filters, setFilters] = useFilters()
  const status = adjustmentStatuses.find((one) => one === filters['status']) ?? null
  const query = useInfiniteQuery(adjustmentsQuery(status))
  const mayAct = useFlags().can_run_settlement
  const [openId, setOpenId] = useState<string | null>(null)
  const [isProposing, setProposing] = useState(false)
  const rows = query.data?.pages.flatMap(({ adjustments }) => adjustments) ?? []
  const opened = rows.find(({ id }) => id === openId)
  return (
    <>
      <PageHeader
        title={m.desk_adjustments()}
        subtitle={m.desk_adjustments_subtitle()}
        {...(mayAct && {
          primaryAction: {
            id: 'propose',
            label: m.desk_adjustment_propose(),
            onPress: () => setProposing(true),
          },
        })}
      />
      <FilterRow>
        <Select
          label={m.desk_status()}
          labelHidden
          placeholder={m.desk_status_all()}
          value={status ?? 'all'}
          options={[
            { value: 'all', label: m.desk_status_all() },
            ...adjustmentStatuses.map((value) => ({ value, label: statusText(value) })),
          ]}
          onValueChange={(value) => setFilters({ status: value === 'all' ? undefined : value })}
        />
      </FilterRow>
      <Queried
        query={query}
        pending={<TableSkeleton columns={6} />}
        failedTitle={m.desk_adjustments_failed()}
      >
        {() => (
          <DataTable
            label={m.desk_adjustments()}
            columns={adjustmentColumns()}
            rows={rows}
            rowKey={({ id }) => id}
            onRowOpen={({ id }) => setOpenId(id)}
            renderCard={(adjustment) => <AdjustmentCard adjustment={adjustment} />}
            busy={query.isFetching && !query.isFetchingNextPage}
            instead={
              <EmptyState title={m.desk_adjustments_empty_title()}>
                {status ? m.desk_adjustments_empty_filter() : m.desk_adjustments_empty_text()}
              </EmptyState>
            }
            footer={<ListFoot shown={rows.length} query={query} />}
          />
        )}
      </Queried>
      {opened ? (
        <AdjustmentDrawer key={opened.id} adjustment={opened} onClose={() => setOpenId(null)} />
      ) : null}
      {isProposing ? <ProposeAdjustment onClose={() => setProposing(false)} /> : null}
    </>
  )
}
