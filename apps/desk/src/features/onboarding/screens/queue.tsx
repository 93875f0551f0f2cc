import { Moment } from '@daftar/app-kit/moment'
import type { AnnualVolume } from '@daftar/rules/onboarding/volume'
import type { Column } from '@daftar/ui/data-table'
import { Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { volumeWords } from '@daftar/words/onboarding/option-words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { Assignee } from '../../../shared/queue/assignee.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { countryText } from '../../../shared/text/country-text.ts'
import { DeadlineBar } from '../../../shared/work/deadline-bar.tsx'
import { HeldFilter } from '../../../shared/queue/held-filter.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { SearchFilter } from '../../../shared/queue/search-filter.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { WaitingCounts } from '../../../shared/queue/waiting-counts.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { queueFilters, queueStatuses, type QueueFilters } from '../filters.ts'
import { JoinStatus } from '../parts/join-status.tsx'
import { queueQuery, type OnboardingQueueItem } from '../queries.ts'
import { statusText } from '../../../shared/merchant/onboarding-status.ts'

/** Applications to sell that were handed in, the nearest deadline first. */
export function QueueScreen() {
  const [filters] = useListFilters(queueFilters)
  const query = useInfiniteQuery(queueQuery(filters))
  return (
    <>
      <PageHeader
        title={m.desk_join_queue()}
        subtitle={m.desk_queue_subtitle()}
        status={<WaitingCounts of={query.data?.pages[0]} />}
      />
      <QueueList
        filters={
          <>
            <SearchFilter name="search" label={m.desk_join_search()} />
            <ChoiceFilter
              name="status"
              label={m.desk_status()}
              all={m.desk_join_status_all()}
              options={queueStatuses.map((value) => ({ value, label: statusText(value) }))}
            />
            <HeldFilter />
          </>
        }
        views={{ list: 'onboarding', path: addresses.onboarding }}
        label={m.desk_join_queue()}
        columns={columns()}
        query={query}
        rows={query.data?.pages.flatMap(({ applications }) => applications) ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addresses.oneOnboarding(id)}
        renderCard={(item) => <QueueCard item={item} />}
        failedTitle={m.desk_queue_failed()}
        empty={emptyText(filters)}
      />
    </>
  )
}

function columns(): Column<OnboardingQueueItem>[] {
  return [
    {
      id: 'business',
      header: m.apply_business_name(),
      opens: ({ business_name: name }) => m.desk_opens_case({ name }),
      cell: (item) => <Business item={item} />,
    },
    { id: 'volume', header: m.apply_annual_volume(), cell: (item) => volumeOf(item) },
    {
      id: 'status',
      header: m.desk_status(),
      cell: (item) => <JoinStatus status={item.status} waitsForSecond={item.waits_for_second} />,
    },
    { id: 'submitted', header: m.desk_submitted_at(), cell: (item) => <Moment at={item.submitted_at} /> },
    { id: 'assignee', header: m.desk_assignee(), cell: ({ taken_by }) => <Assignee of={taken_by} /> },
    { id: 'deadline', header: m.desk_deadline(), cell: (item) => <Due item={item} /> },
  ]
}

function QueueCard({ item }: { item: OnboardingQueueItem }) {
  return (
    <CardRow
      title={<Business item={item} />}
      aside={<JoinStatus status={item.status} waitsForSecond={item.waits_for_second} />}
      facts={[
        [m.apply_annual_volume(), volumeOf(item)],
        [m.desk_submitted_at(), <Moment key="at" at={item.submitted_at} />],
        [m.desk_assignee(), <Assignee key="assignee" of={item.taken_by} />],
        [m.desk_deadline(), <Due key="deadline" item={item} />],
      ]}
    />
  )
}

function Business({ item: { business_name: name, country, rounds } }: { item: OnboardingQueueItem }) {
  const more = [countryText(country), ...(rounds > 0 ? [m.desk_join_round({ number: rounds + 1 })] : [])]
  return (
    <TwoLines below={more.join(' · ')}>
      <Typed>{name}</Typed>
    </TwoLines>
  )
}

function volumeOf({ annual_volume: volume }: OnboardingQueueItem): string {
  return volumeWords[volume as AnnualVolume]?.() ?? m.common_dash()
}

function Due({ item: { submitted_at, deadline_at } }: { item: OnboardingQueueItem }) {
  return deadline_at === null ? m.common_dash() : <DeadlineBar since={submitted_at} dueAt={deadline_at} />
}

function emptyText({ status, search, held }: QueueFilters): { title: string; text: string } {
  if (search !== '') return { title: m.desk_queue_empty_filter(), text: m.desk_empty_search({ search }) }
  if (status || held) return { title: m.desk_queue_empty_filter(), text: m.desk_queue_empty_status() }
  return { title: m.desk_queue_empty_title(), text: m.desk_join_empty() }
}
