import { Moment } from '@daftar/app-kit/moment'
import type { Column } from '@daftar/ui/data-table'
import { Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { merchantNameText, storeNameText } from '@daftar/words/names'
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
import { listingFilters, queueStatuses } from '../filters.ts'
import { ListingState, listingStatusText } from '../parts/listing-state.tsx'
import { queueQuery, type QueuedListing } from '../queries.ts'

/** Listings that were handed in, the nearest deadline first. */
export function QueueScreen() {
  const [filters] = useListFilters(listingFilters)
  const query = useInfiniteQuery(queueQuery(filters))
  const listed = query.data?.pages.flatMap(({ listings }) => listings) ?? []
  // A listing is called by its store.
  const rows = listed.map((listing) => ({ ...listing, id: listing.store_id }))
  const assigning = useAssigning('listing', rows, ({ status }) => status === 'in_review')
  return (
    <>
      <PageHeader
        title={m.desk_listing_title()}
        subtitle={m.desk_listing_subtitle()}
        status={<WaitingCounts of={query.data?.pages[0]} />}
      />
      <QueueList
        filters={
          <ChoiceFilter
            name="status"
            label={m.desk_status()}
            options={queueStatuses.map((value) => ({ value, label: listingStatusText(value) }))}
          />
        }
        views={{ list: 'listings', path: addresses.listings }}
        label={m.desk_listing_title()}
        columns={columns()}
        assigning={assigning}
        query={query}
        rows={rows}
        rowKey={({ store_id }) => store_id}
        rowHref={({ store_id }) => addresses.oneListing(store_id)}
        renderCard={(listing) => <ListingCard listing={listing} />}
        failedTitle={m.desk_listing_failed()}
        empty={{ title: m.desk_listing_empty_title(), text: m.desk_listing_empty_text() }}
      />
    </>
  )
}

function columns(): Column<QueuedListing>[] {
  return [
    {
      id: 'store',
      header: m.desk_listing_store(),
      opens: (listing) => m.desk_listing_opens({ store: storeNameText(listing) }),
      cell: (listing) => <Whose listing={listing} />,
    },
    { id: 'status', header: m.desk_status(), cell: ({ status }) => <ListingState status={status} /> },
    {
      id: 'live',
      header: m.desk_listing_live(),
      cell: ({ is_live }) => (is_live ? m.common_yes() : m.common_no()),
    },
    {
      id: 'submitted',
      header: m.desk_submitted_at(),
      cell: (listing) => <Moment at={listing.submitted_at} />,
    },
    { id: 'deadline', header: m.desk_deadline(), cell: (listing) => <Due listing={listing} /> },
  ]
}

function ListingCard({ listing }: { listing: QueuedListing }) {
  return (
    <CardRow
      title={<Whose listing={listing} />}
      aside={<ListingState status={listing.status} />}
      facts={[
        [m.desk_listing_live(), listing.is_live ? m.common_yes() : m.common_no()],
        [m.desk_submitted_at(), <Moment key="at" at={listing.submitted_at} />],
        [m.desk_deadline(), <Due key="due" listing={listing} />],
      ]}
    />
  )
}

function Whose({ listing }: { listing: QueuedListing }) {
  return (
    <TwoLines below={<Typed>{merchantNameText(listing)}</Typed>}>
      <Typed>{storeNameText(listing)}</Typed>
    </TwoLines>
  )
}

function Due({ listing: { submitted_at, deadline_at } }: { listing: QueuedListing }) {
  return deadline_at === null ? m.common_dash() : <DeadlineBar since={submitted_at} dueAt={deadline_at} />
}
