import { PageHeader } from '@daftar/ui/page-header'
import { adjustmentStatuses } from '@daftar/rules/payouts/adjustment'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { useAssigning } from '../../../shared/queue/use-assigning.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { useFlags } from '../../../shared/session.ts'
import { useOpened } from '../../../shared/queue/use-opened.ts'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
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
  const [isProposing, setProposing] = useState(false)
  const rows = query.data?.pages.flatMap(({ adjustments }) => adjustments) ?? []
  const { opened, open, close } = useOpened(rows)
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
      <QueueList
        filters={
          <ChoiceFilter
            name="status"
            label={m.desk_status()}
            all={m.desk_status_all()}
            options={adjustmentStatuses.map((value) => ({ value, label: statusText(value) }))}
          />
        }
        views={{ list: 'adjustments', path: addresses.adjustments }}
        label={m.desk_adjustments()}
        columns={adjustmentColumns()}
        assigning={assigning}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        onRowOpen={open}
        renderCard={(adjustment) => <AdjustmentCard adjustment={adjustment} />}
        failedTitle={m.desk_adjustments_failed()}
        empty={{
          title: m.desk_adjustments_empty_title(),
          text: status ? m.desk_adjustments_empty_filter() : m.desk_adjustments_empty_text(),
        }}
      />
      {opened ? <AdjustmentDrawer key={opened.id} adjustment={opened} onClose={close} /> : null}
      {isProposing ? <ProposeAdjustment onClose={() => setProposing(false)} /> : null}
    </>
  )
}
