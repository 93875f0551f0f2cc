import { Moment } from '@daftar/app-kit/moment'
import type { Column } from '@daftar/ui/data-table'
import { Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { Assignee } from '../../../shared/queue/assignee.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { DeadlineBar } from '../../../shared/work/deadline-bar.tsx'
import { EntityStatus } from '../../../shared/merchant/entity-status.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { HeldFilter } from '../../../shared/queue/held-filter.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { SearchFilter } from '../../../shared/queue/search-filter.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { WaitingCounts } from '../../../shared/queue/waiting-counts.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { queueFilters, queueStatuses, type QueueFilters } from '../filters.ts'
import { UpdateStatus } from '../parts/update-status.tsx'
import { queueQuery, type EntityUpdateQueueItem } from '../queries.ts'
import { statusText } from '../words.ts'

/** Updates of legal entities, the nearest deadline first. */
export function QueueScreen() {
  const [filters] = useListFilters(queueFilters)
  const query = useInfiniteQuery(queueQuery(filters))
  return (
    <>
      <PageHeader
        title={m.desk_company_queue()}
        subtitle={m.desk_queue_subtitle()}
        status={<WaitingCounts of={query.data?.pages[0]} />}
      />
      <QueueList
        filters={
          <>
            <SearchFilter name="search" label={m.desk_company_search()} />
            <ChoiceFilter
              name="status"
              label={m.desk_status()}
              all={m.desk_join_status_all()}
              options={queueStatuses.map((value) => ({ value, label: statusText(value) }))}
            />
            <HeldFilter />
          </>
        }
        views={{ list: 'legal_entities', path: addresses.entityUpdates }}
        label={m.desk_company_queue()}
        columns={columns()}
        query={query}
        rows={query.data?.pages.flatMap(({ updates }) => updates) ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addresses.oneEntityUpdate(id)}
        renderCard={(item) => <QueueCard item={item} />}
        failedTitle={m.desk_queue_failed()}
        empty={emptyText(filters)}
      />
    </>
  )
}

function columns(): Column<EntityUpdateQueueItem>[] {
  return [
    {
      id: 'company',
      header: m.desk_company(),
      opens: ({ legal_company_name: name }) => m.desk_opens_case({ name }),
      cell: (item) => <Company item={item} />,
    },
    {
      id: 'entity',
      header: m.desk_company_stands(),
      cell: (item) => <EntityStatus status={item.entity_status} />,
    },
    { id: 'licence', header: m.desk_company_expires(), cell: (item) => expiryText(item) },
    { id: 'status', header: m.desk_status(), cell: ({ status }) => <UpdateStatus status={status} /> },
    { id: 'submitted', header: m.desk_submitted_at(), cell: (item) => <Moment at={item.submitted_at} /> },
    { id: 'assignee', header: m.desk_assignee(), cell: ({ taken_by }) => <Assignee of={taken_by} /> },
    { id: 'deadline', header: m.desk_deadline(), cell: (item) => <Due item={item} /> },
  ]
}

function QueueCard({ item }: { item: EntityUpdateQueueItem }) {
  return (
    <CardRow
      title={<Company item={item} />}
      aside={<UpdateStatus status={item.status} />}
      facts={[
        [m.desk_company_stands(), <EntityStatus key="entity" status={item.entity_status} />],
        [m.desk_company_expires(), expiryText(item)],
        [m.desk_submitted_at(), <Moment key="at" at={item.submitted_at} />],
        [m.desk_assignee(), <Assignee key="assignee" of={item.taken_by} />],
        [m.desk_deadline(), <Due key="deadline" item={item} />],
      ]}
    />
  )
}

function Company({ item }: { item: EntityUpdateQueueItem }) {
  return (
    <TwoLines below={<MerchantName of={item} />}>
      <Typed>{item.legal_company_name}</Typed>
    </TwoLines>
  )
}

function expiryText({ license_expires_on: on }: EntityUpdateQueueItem): string {
  return on === null ? m.common_dash() : dateText(on)
}

function Due({ item }: { item: EntityUpdateQueueItem }) {
  if (item.deadline_at === null) return m.common_dash()
  return <DeadlineBar since={item.submitted_at} dueAt={item.deadline_at} />
}

function emptyText({ status, search, held }: QueueFilters): { title: string; text: string } {
  return status !== null || search !== '' || held !== null
    ? { title: m.desk_queue_none(), text: m.desk_queue_none_text() }
    : { title: m.desk_queue_empty_title(), text: m.desk_company_queue_empty() }
}
