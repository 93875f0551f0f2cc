import { Column } from '@daftar/ui/columns'
import { DataTable, type Column as TableColumn } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { FilterRow } from '@daftar/ui/filter-chip'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { eventAreas } from '@daftar/rules/events/catalogue'
import { Moment } from '@daftar/app-kit/moment'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { DateFilter } from '../../../shared/queue/date-filter.tsx'
import { ListSkeleton } from '../../../shared/queue/list-skeleton.tsx'
import { MerchantFilter } from '../../../shared/queue/merchant-filter.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { eventFilters } from '../filters.ts'
import { EventDrawer } from '../parts/event-drawer.tsx'
import { usageQuery, type Usage } from '../queries.ts'
import { areaText } from '../words.ts'

/** What people do on the screens of merchants, by the names of the catalogue (EVT-01). */
export function EventsScreen() {
  const [filters] = useListFilters(eventFilters)
  const [opened, open] = useState<string | null>(null)
  const query = useQuery(usageQuery(filters))
  return (
    <>
      <PageHeader title={m.desk_events_title()} subtitle={m.desk_events_subtitle()} />
      <FilterRow>
        <ChoiceFilter
          name="area"
          label={m.desk_events_area()}
          all={m.desk_events_area_all()}
          options={eventAreas.map((area) => ({ value: area, label: areaText[area]() }))}
        />
        <MerchantFilter />
        <DateFilter
          label={m.desk_events_days()}
          clearLabel={m.desk_events_days_clear()}
          from={filters.from}
          to={filters.to}
        />
      </FilterRow>
      <Queried query={query} pending={<ListSkeleton />} failedTitle={m.desk_events_failed()}>
        {({ usage, forwards }) => (
          <Column>
            <DataTable
              label={m.desk_events_title()}
              columns={columns()}
              rows={usage}
              rowKey={({ name }) => name}
              onRowOpen={({ name, merchants }) => (merchants > 0 ? open(name) : undefined)}
              renderCard={(row) => <UsageCard row={row} />}
              instead={
                <EmptyState title={m.desk_events_empty_title()}>{m.desk_events_empty_text()}</EmptyState>
              }
            />
            <Notice tone="info">
              {forwards ? m.desk_events_forwarded() : m.desk_events_not_forwarded()}
            </Notice>
          </Column>
        )}
      </Queried>
      {opened === null ? null : (
        <EventDrawer name={opened} merchant={filters.merchant} onClose={() => open(null)} />
      )}
    </>
  )
}

function columns(): TableColumn<Usage>[] {
  return [
    { id: 'name', header: m.desk_events_name(), cell: ({ name }) => <Ltr>{name}</Ltr> },
    { id: 'area', header: m.desk_events_area(), cell: ({ area }) => (area ? areaText[area]() : null) },
    {
      id: 'count',
      header: m.desk_events_count(),
      align: 'end',
      cell: ({ count }) => countText(count),
    },
    {
      id: 'merchants',
      header: m.desk_events_merchants(),
      align: 'end',
      cell: ({ merchants }) => countText(merchants),
    },
    {
      id: 'people',
      header: m.desk_events_people(),
      align: 'end',
      cell: ({ people }) => countText(people),
    },
    { id: 'last', header: m.desk_events_last(), cell: ({ last_at }) => <Moment at={last_at} /> },
  ]
}

function UsageCard({ row: { name, area, count, merchants, people, last_at } }: { row: Usage }) {
  return (
    <CardRow
      title={<Ltr>{name}</Ltr>}
      aside={countText(count)}
      facts={[
        [m.desk_events_area(), area ? areaText[area]() : m.common_dash()],
        [m.desk_events_merchants(), countText(merchants)],
        [m.desk_events_people(), countText(people)],
        [m.desk_events_last(), <Moment key="last" at={last_at} />],
      ]}
    />
  )
}
