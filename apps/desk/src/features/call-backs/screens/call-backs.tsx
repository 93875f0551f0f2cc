import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { DateFilter } from '../../../shared/queue/date-filter.tsx'
import { MerchantFilter } from '../../../shared/queue/merchant-filter.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { callBackFilters } from '../filters.ts'
import { CallBackCard, callBackColumns } from '../parts/call-back-row.tsx'
import { callBacksQuery } from '../queries.ts'

/** Who asked to be called and what merchants say of their offers, newest first (DEC-OFR-12). */
export function CallBacksScreen() {
  const [filters] = useListFilters(callBackFilters)
  const query = useInfiniteQuery(callBacksQuery(filters))
  return (
    <>
      <PageHeader title={m.desk_callbacks_title()} subtitle={m.desk_callbacks_subtitle()} />
      <QueueList
        filters={
          <>
            <ChoiceFilter
              name="kind"
              label={m.desk_callbacks_kind()}
              all={m.desk_callbacks_kind_all()}
              options={[
                { value: 'call_back', label: m.desk_callbacks_call_back() },
                { value: 'feedback', label: m.desk_callbacks_feedback() },
              ]}
            />
            <MerchantFilter />
            <DateFilter
              label={m.desk_callbacks_dates()}
              clearLabel={m.desk_callbacks_dates_clear()}
              from={filters.from}
              to={filters.to}
            />
          </>
        }
        views={{ list: 'call_backs', path: addresses.callBacks }}
        label={m.desk_callbacks_title()}
        columns={callBackColumns()}
        query={query}
        rows={query.data?.pages.flatMap(({ call_backs }) => call_backs) ?? []}
        rowKey={({ id }) => id}
        renderCard={(row) => <CallBackCard row={row} />}
        failedTitle={m.desk_callbacks_failed()}
        empty={{
          title: m.desk_callbacks_empty_title(),
          text: callBackFilters.isSet(filters)
            ? m.desk_callbacks_empty_filter()
            : m.desk_callbacks_empty_text(),
        }}
      />
    </>
  )
}
