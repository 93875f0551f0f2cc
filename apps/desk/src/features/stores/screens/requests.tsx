import { Moment } from '@daftar/app-kit/moment'
import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { merchantNameText, storeNameText } from '@daftar/words/names'
import { storeRequestStatuses } from '@daftar/rules/stores/store-request'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { DeadlineBar } from '../../../shared/work/deadline-bar.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { useAssigning } from '../../../shared/queue/use-assigning.tsx'
import { WaitingCounts } from '../../../shared/queue/waiting-counts.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { requestFilters } from '../filters.ts'
import { RequestDrawer } from '../parts/request-drawer.tsx'
import { requestsQuery, type StoreRequestForStaff } from '../queries.ts'
import { statusText, statusTone, wantsText } from '../words.ts'

/** Stores and products that merchants ask for, the nearest deadline first. */
export function RequestsScreen() {
  const [{ status, open }, change] = useListFilters(requestFilters)
  const query = useInfiniteQuery(requestsQuery({ status }))
  const rows = query.data?.pages.flatMap(({ requests }) => requests) ?? []
  const opened = rows.find(({ id }) => id === open)
  const assigning = useAssigning('store_request', rows, (row) => row.status === 'waiting')
  return (
    <>
      <PageHeader
        title={m.desk_stores_title()}
        subtitle={m.desk_stores_subtitle()}
        status={<WaitingCounts of={query.data?.pages[0]} />}
      />
      <QueueList
        filters={
          <ChoiceFilter
            name="status"
            label={m.desk_status()}
            options={storeRequestStatuses.map((value) => ({ value, label: statusText[value]() }))}
          />
        }
        views={{ list: 'store_requests', path: addresses.storeRequests }}
        label={m.desk_stores_title()}
        columns={columns()}
        assigning={assigning}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        onRowOpen={({ id }) => change({ open: id })}
        renderCard={(request) => <RequestCard request={request} />}
        failedTitle={m.desk_stores_failed()}
        empty={{ title: m.desk_stores_empty_title(), text: m.desk_stores_empty_text() }}
      />
      {opened ? <RequestDrawer request={opened} onClose={() => change({ open: '' })} /> : null}
    </>
  )
}

function columns(): Column<StoreRequestForStaff>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      opens: (request) => m.desk_stores_opens({ store: storeNameText(request) }),
      cell: (request) => <Whose request={request} />,
    },
    { id: 'wants', header: m.desk_stores_wants(), cell: (request) => wantsText(request) },
    { id: 'status', header: m.desk_status(), cell: (request) => <State request={request} /> },
    { id: 'asked', header: m.desk_submitted_at(), cell: ({ asked_at }) => <Moment at={asked_at} /> },
    { id: 'deadline', header: m.desk_deadline(), cell: (request) => <Due request={request} /> },
  ]
}

function RequestCard({ request }: { request: StoreRequestForStaff }) {
  return (
    <CardRow
      title={<Whose request={request} />}
      aside={<State request={request} />}
      facts={[
        [m.desk_stores_wants(), wantsText(request)],
        [m.desk_submitted_at(), <Moment key="at" at={request.asked_at} />],
        [m.desk_deadline(), <Due key="due" request={request} />],
      ]}
    />
  )
}

function Whose({ request }: { request: StoreRequestForStaff }) {
  return (
    <TwoLines below={<Typed>{storeNameText(request)}</Typed>}>
      <Typed>{merchantNameText(request)}</Typed>
    </TwoLines>
  )
}

function State({ request: { status } }: { request: StoreRequestForStaff }) {
  return <Badge tone={statusTone[status]}>{statusText[status]()}</Badge>
}

function Due({ request: { asked_at, deadline_at, status } }: { request: StoreRequestForStaff }) {
  return status === 'waiting' ? <DeadlineBar since={asked_at} dueAt={deadline_at} /> : m.common_dash()
}
