import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { PageHeader } from '@daftar/ui/page-header'
import { disputeTypes } from '@daftar/rules/disputes/dispute'
import { m } from '@daftar/words'
import { disputeTypeText } from '@daftar/words/dispute-words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { DeadlineBar } from '../../../shared/work/deadline-bar.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { SearchFilter } from '../../../shared/queue/search-filter.tsx'
import { useFlags } from '../../../shared/session.ts'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { useAssigning } from '../../../shared/queue/use-assigning.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { queueFilters, queueStates } from '../filters.ts'
import { DisputeState } from '../../../shared/work/dispute-state.tsx'
import { queueQuery, type DeskListedDispute } from '../queries.ts'
import { stateText } from '../words.ts'

const OpenDialog = lazy(() =>
  import('../parts/open-dialog.tsx').then((module) => ({ default: module.OpenDialog })),
)

/** Disputes of all merchants, the nearest deadline first. */
export function QueueScreen() {
  const [filters] = useListFilters(queueFilters)
  const query = useInfiniteQuery(queueQuery(filters))
  const [isOpening, setOpening] = useState(false)
  const mayOpen = useFlags().can_decide_disputes
  const total = query.data?.pages[0]?.total
  const rows = query.data?.pages.flatMap(({ disputes }) => disputes) ?? []
  const assigning = useAssigning('dispute', rows, ({ status }) => status === 'arbitration')
  return (
    <>
      <PageHeader
        title={m.desk_disputes()}
        subtitle={m.desk_disputes_subtitle()}
        status={total === undefined ? null : <Badge>{m.desk_disputes_total({ count: total })}</Badge>}
      >
        {mayOpen ? <Button onClick={() => setOpening(true)}>{m.desk_dispute_open()}</Button> : null}
      </PageHeader>
      <QueueList
        filters={
          <>
            <SearchFilter name="search" label={m.desk_disputes_search()} />
            <ChoiceFilter
              name="state"
              label={m.desk_status()}
              options={queueStates.map((value) => ({ value, label: stateText[value]() }))}
            />
            <ChoiceFilter
              name="type"
              label={m.desk_dispute_type()}
              all={m.desk_dispute_types_all()}
              options={disputeTypes.map((value) => ({ value, label: disputeTypeText(value) }))}
            />
          </>
        }
        views={{ list: 'disputes', path: addresses.disputes }}
        label={m.desk_disputes()}
        columns={columns()}
        assigning={assigning}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addresses.oneDispute(id)}
        renderCard={(dispute) => <DisputeCard dispute={dispute} />}
        failedTitle={m.desk_disputes_failed()}
        empty={{ title: m.desk_disputes_empty_title(), text: m.desk_disputes_empty_text() }}
      />
      {isOpening ? (
        <Suspense>
          <OpenDialog onClose={() => setOpening(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

type RowProps = { dispute: DeskListedDispute }

function columns(): Column<DeskListedDispute>[] {
  return [
    {
      id: 'number',
      header: m.desk_dispute(),
      opens: ({ number }) => m.desk_dispute_opens({ number }),
      cell: (dispute) => <Numbers dispute={dispute} />,
    },
    { id: 'merchant', header: m.desk_merchant(), cell: (dispute) => <MerchantName of={dispute} /> },
    { id: 'type', header: m.desk_dispute_type(), cell: ({ type }) => disputeTypeText(type) },
    {
      id: 'amount',
      header: m.desk_dispute_amount(),
      align: 'end',
      cell: ({ disputed_amount, currency }) => <Money value={disputed_amount} currency={currency} />,
    },
    { id: 'status', header: m.desk_status(), cell: (dispute) => <DisputeState dispute={dispute} /> },
    { id: 'deadline', header: m.desk_deadline(), cell: (dispute) => <Due dispute={dispute} /> },
  ]
}

function DisputeCard({ dispute }: RowProps) {
  const { type, disputed_amount, currency } = dispute
  return (
    <CardRow
      title={<Numbers dispute={dispute} />}
      aside={<DisputeState dispute={dispute} />}
      facts={[
        [m.desk_merchant(), <MerchantName key="merchant" of={dispute} />],
        [m.desk_dispute_type(), disputeTypeText(type)],
        [m.desk_dispute_amount(), <Money key="amount" value={disputed_amount} currency={currency} />],
        [m.desk_deadline(), <Due key="due" dispute={dispute} />],
      ]}
    />
  )
}

function Numbers({ dispute: { number, order_number } }: RowProps) {
  return (
    <TwoLines below={<Ltr>{order_number}</Ltr>}>
      <Ltr>{number}</Ltr>
    </TwoLines>
  )
}

function Due({ dispute: { waits } }: RowProps) {
  return waits ? <DeadlineBar since={waits.since} dueAt={waits.due_at} /> : m.common_dash()
}
