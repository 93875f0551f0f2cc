import type { Column } from '@daftar/ui/data-table'
import { Money } from '@daftar/ui/money'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { Assignee } from '../../../shared/queue/assignee.tsx'
import { DeadlineBar } from '../../../shared/work/deadline-bar.tsx'
import { useAssigning } from '../../../shared/queue/use-assigning.tsx'
import { addresses } from '../../../shared/addresses.ts'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { HeldFilter } from '../../../shared/queue/held-filter.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { SearchFilter } from '../../../shared/queue/search-filter.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { WaitingCounts } from '../../../shared/queue/waiting-counts.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { queueStatuses, queueFilters, type QueueFilters } from '../filters.ts'
import { CaseStatus, caseStatusText } from '../../../shared/work/case-status.tsx'
import { shareText } from '../evidence/share-text.ts'
import { Deadline } from '../parts/deadline.tsx'
import styles from '../parts/queue.module.css'
import { outlookQuery, queueQuery, type Outlook, type QueueItem } from '../queries.ts'

/** Capital applications, the nearest deadline first. */
export function QueueScreen() {
  const [filters] = useListFilters(queueFilters)
  const query = useInfiniteQuery(queueQuery(filters))
  const rows = query.data?.pages.flatMap(({ applications }) => applications) ?? []
  const outlooks = useQuery(outlookQuery(rows.map(({ id }) => id))).data
  const assigning = useAssigning(
    'application',
    rows,
    ({ status }) => status === 'submitted',
    ({ assignee }) => assignee,
  )
  return (
    <>
      <PageHeader
        title={m.desk_queue()}
        subtitle={m.desk_queue_subtitle()}
        status={<WaitingCounts of={query.data?.pages[0]} />}
      />
      <QueueList
        filters={
          <>
            <SearchFilter name="search" label={m.desk_queue_search()} />
            <ChoiceFilter
              name="status"
              label={m.desk_status()}
              options={queueStatuses.map((value) => ({ value, label: caseStatusText(value) }))}
            />
            <HeldFilter />
          </>
        }
        views={{ list: 'cases', path: addresses.cases }}
        label={m.desk_queue()}
        columns={columns(outlooks)}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addresses.oneCase(id)}
        renderCard={(item) => <QueueCard item={item} outlook={outlooks?.get(item.id)} />}
        failedTitle={m.desk_queue_failed()}
        empty={emptyText(filters)}
        assigning={assigning}
      />
    </>
  )
}

function columns(outlooks: ReadonlyMap<string, Outlook> | undefined): Column<QueueItem>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      opens: (item) => m.desk_opens_case({ name: merchantNameText(item) }),
      cell: (item) => <MerchantName of={item} />,
    },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: ({ amount, currency, tenor }) => (
        <TwoLines below={m.desk_weeks({ count: tenor })}>
          <Money value={amount} currency={currency} size="strong" />
        </TwoLines>
      ),
    },
    {
      id: 'burden',
      header: m.desk_burden(),
      align: 'end',
      cell: ({ id }) => <BurdenOf outlook={outlooks?.get(id)} />,
    },
    {
      id: 'checks',
      header: m.desk_checks(),
      cell: ({ id }) => checksText(outlooks?.get(id)),
    },
    {
      id: 'status',
      header: m.desk_status(),
      cell: ({ status, waits_for_second }) => (
        <CaseStatus status={status} waitsForSecond={waits_for_second} />
      ),
    },
    { id: 'assignee', header: m.desk_assignee(), cell: ({ assignee }) => <Assignee of={assignee} /> },
    { id: 'deadline', header: m.desk_deadline(), cell: (item) => <Due item={item} /> },
  ]
}

function QueueCard({ item, outlook }: { item: QueueItem; outlook: Outlook | undefined }) {
  return (
    <CardRow
      title={<MerchantName of={item} />}
      aside={<CaseStatus status={item.status} waitsForSecond={item.waits_for_second} />}
      facts={[
        [m.desk_amount(), <Money key="amount" value={item.amount} currency={item.currency} size="strong" />],
        [m.desk_tenor(), m.desk_weeks({ count: item.tenor })],
        [m.desk_burden(), <BurdenOf key="burden" outlook={outlook} />],
        [m.desk_checks(), checksText(outlook)],
        [m.desk_submitted_at(), <Submitted key="at" item={item} />],
        [m.desk_assignee(), <Assignee key="assignee" of={item.assignee} />],
        [m.desk_deadline(), <Due key="deadline" item={item} />],
      ]}
    />
  )
}

/** What the weekly minimum would take of an average week; a dash until it is known. */
function BurdenOf({ outlook }: { outlook: Outlook | undefined }) {
  if (!outlook) return m.common_dash()
  return <span className={styles[outlook.burden]}>{shareText(outlook.burden_percent)}</span>
}

function checksText(outlook: Outlook | undefined): string {
  return outlook ? m.desk_checks_passed({ passed: outlook.passed, count: outlook.checks }) : m.common_dash()
}

/** A bar of the promised time while it waits, and the mere date once it is decided. */
function Due({ item: { submitted_at, deadline_at, status } }: { item: QueueItem }) {
  if (status !== 'submitted' || submitted_at === null || deadline_at === null)
    return <Deadline at={deadline_at} status={status} />
  return <DeadlineBar since={submitted_at} dueAt={deadline_at} />
}

function Submitted({ item: { submitted_at } }: { item: QueueItem }) {
  return submitted_at === null ? m.common_dash() : <Moment at={submitted_at} />
}

function emptyText({ status, search, held }: QueueFilters): { title: string; text: string } {
  if (search !== '') return { title: m.desk_queue_empty_filter(), text: m.desk_empty_search({ search }) }
  if (status !== 'submitted' || held)
    return { title: m.desk_queue_empty_filter(), text: m.desk_queue_empty_status() }
  return { title: m.desk_queue_empty_title(), text: m.desk_queue_empty_text() }
}
