import { FilterRow } from '@daftar/ui/filter-chip'
import { PageHeader } from '@daftar/ui/page-header'
import { adjustmentStatuses } from '@daftar/rules/payouts/adjustment'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { SavedViews } from '../../../shared/saved-views.tsx'
import { useAssigning } from '../../../shared/use-assigning.tsx'
import { ChoiceFilter } from '../../../shared/choice-filter.tsx'
import { PagedList } from '../../../shared/paged-list.tsx'
import { useFlags } from '../../../shared/session.ts'
import { useListFilters } from '../../../shared/use-filters.ts'
import { adjustmentFilters } from '../filters.ts'
import { AdjustmentDrawer } from '../parts/adjustment-drawer.tsx'
import { AdjustmentCard, adjustmentColumns } from '../parts/adjustment-row.tsx'
import { ProposeAdjustment } from '../parts/propose-adjustment.tsx'
import { adjustmentsQuery } from '../queries.ts'
import { statusText } from '../words.ts'

/** Corrections in money: proposed by one person, decided by another. */
export function AdjustmentsScreen() {
  const [{ status }] = useListFilters(adjustmentFilters)
  const query = useInfiniteQuery(adjustmentsQuery(status))
  const mayAct = useFlags().can_run_settlement
  const [openId, setOpenId] = useState<string | null>(null)
  const [isProposing, setProposing] = useState(false)
  const rows = query.data?.pages.flatMap(({ adjustments }) => adjustments) ?? []
  const opened = rows.find(({ id }) => id === openId)
  const assigning = useAssigning('adjustment', rows, ({ status }) => status === 'proposed')
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
        <ChoiceFilter
          name="status"
          label={m.desk_status()}
          all={m.desk_status_all()}
          options={adjustmentStatuses.map((value) => ({ value, label: statusText(value) }))}
        />
        <SavedViews list="adjustments" path={addresses.adjustments} />
      </FilterRow>
      <PagedList
        label={m.desk_adjustments()}
        columns={[...adjustmentColumns(), ...assigning.columns]}
        {...(assigning.selection && { selection: assigning.selection })}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        onRowOpen={({ id }) => setOpenId(id)}
        renderCard={(adjustment) => <AdjustmentCard adjustment={adjustment} />}
        failedTitle={m.desk_adjustments_failed()}
        empty={{
          title: m.desk_adjustments_empty_title(),
          text: status ? m.desk_adjustments_empty_filter() : m.desk_adjustments_empty_text(),
        }}
      />
      {assigning.bar}
      {opened ? (
        <AdjustmentDrawer key={opened.id} adjustment={opened} onClose={() => setOpenId(null)} />
      ) : null}
      {isProposing ? <ProposeAdjustment onClose={() => setProposing(false)} /> : null}
    </>
  )
}
