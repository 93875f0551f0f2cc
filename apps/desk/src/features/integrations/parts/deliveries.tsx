import { FilterRow } from '@daftar/ui/filter-chip'
import { deliveryEvents, deliveryStatuses, keyModes } from '@daftar/rules/orders/shop-connection'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChoiceFilter } from '../../../shared/choice-filter.tsx'
import { PagedList } from '../../../shared/paged-list.tsx'
import { SearchFilter } from '../../../shared/search-filter.tsx'
import { useFilters, useListFilters } from '../../../shared/use-filters.ts'
import { deliveryFilters } from '../filters.ts'
import { deliveriesQuery } from '../queries.ts'
import { deliveryStatusText, eventText, modeText } from '../words.ts'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { DeliveryCard, deliveryColumns } from './delivery-row.tsx'
import styles from './integrations.module.css'

/** What the webhooks of a merchant were sent; the filters and the opened message stand in the address. */
export function Deliveries({ merchantId }: { merchantId: string }) {
  const [address, setFilters] = useFilters()
  const [filters] = useListFilters(deliveryFilters)
  const query = useInfiniteQuery(deliveriesQuery(merchantId, filters))
  const openId = address['delivery']
  const isFiltered = Boolean(filters.mode ?? filters.status ?? filters.event) || filters.search !== ''
  const open = (id?: string) => setFilters({ delivery: id })
  return (
    <section className={styles.deliveries}>
      <h2>{m.desk_integrations_deliveries()}</h2>
      <FilterRow>
        <SearchFilter name="search" label={m.desk_integrations_search()} />
        <ChoiceFilter
          name="mode"
          label={m.desk_integrations_mode()}
          all={m.desk_integrations_mode_all()}
          options={keyModes.map((value) => ({ value, label: modeText(value) }))}
        />
        <ChoiceFilter
          name="status"
          label={m.desk_status()}
          all={m.desk_status_all()}
          options={deliveryStatuses.map((value) => ({ value, label: deliveryStatusText(value) }))}
        />
        <ChoiceFilter
          name="event"
          label={m.desk_integrations_event()}
          all={m.desk_integrations_event_all()}
          options={deliveryEvents.map((value) => ({ value, label: eventText(value) }))}
        />
      </FilterRow>
      <PagedList
        label={m.desk_integrations_deliveries()}
        columns={deliveryColumns()}
        query={query}
        rows={query.data?.pages.flatMap(({ deliveries }) => deliveries) ?? []}
        rowKey={({ id }) => id}
        onRowOpen={({ id }) => open(id)}
        renderCard={(delivery) => <DeliveryCard delivery={delivery} />}
        failedTitle={m.desk_integrations_deliveries_failed()}
        empty={{
          title: m.desk_integrations_deliveries_empty(),
          text: isFiltered
            ? m.desk_integrations_deliveries_empty_filter()
            : m.desk_integrations_deliveries_empty_text(),
        }}
      />
      {openId ? (
        <DeliveryDrawer key={openId} merchantId={merchantId} deliveryId={openId} onOpen={open} />
      ) : null}
    </section>
  )
}
