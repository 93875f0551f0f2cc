import { DataTable } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { FilterRow } from '@daftar/ui/filter-chip'
import { Select } from '@daftar/ui/select'
import { deliveryEvents, deliveryStatuses, keyModes } from '@daftar/rules/orders/shop-connection'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { AddressSearch } from '../../../shared/address-search.tsx'
import { ListFoot } from '../../../shared/list-foot.tsx'
import { TableSkeleton } from '../../../shared/list-skeleton.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { useFilters } from '../../../shared/use-filters.ts'
import { readDeliveryFilters } from '../filters.ts'
import { deliveriesQuery } from '../queries.ts'
import { deliveryStatusText, eventText, modeText } from '../words.ts'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { DeliveryCard, deliveryColumns } from './delivery-row.tsx'
import styles from './integrations.module.css'

/** What the webhooks of a merchant were sent; the filters and the opened message stand in the address. */
export function Deliveries({ merchantId }: { merchantId: string }) {
  const [address, setFilters] = useFilters()
  const filters = readDeliveryFilters(address)
  const query = useInfiniteQuery(deliveriesQuery(merchantId, filters))
  const rows = query.data?.pages.flatMap(({ deliveries }) => deliveries) ?? []
  const openId = address['delivery']
  const isFiltered = Boolean(filters.mode ?? filters.status ?? filters.event) || filters.search !== ''
  const open = (id?: string) => setFilters({ delivery: id })
  return (
    <section className={styles.deliveries}>
      <h2>{m.desk_integrations_deliveries()}</h2>
      <FilterRow>
        <AddressSearch
          label={m.desk_integrations_search()}
          placeholder={m.desk_integrations_search()}
          value={filters.search}
          onSearch={useCallback((search: string) => setFilters({ search }), [setFilters])}
        />
        <Choice
          label={m.desk_integrations_mode()}
          all={m.desk_integrations_mode_all()}
          value={filters.mode}
          options={keyModes.map((value) => ({ value, label: modeText(value) }))}
          onChange={(mode) => setFilters({ mode })}
        />
        <Choice
          label={m.desk_status()}
          all={m.desk_status_all()}
          value={filters.status}
          options={deliveryStatuses.map((value) => ({ value, label: deliveryStatusText(value) }))}
          onChange={(status) => setFilters({ status })}
        />
        <Choice
          label={m.desk_integrations_event()}
          all={m.desk_integrations_event_all()}
          value={filters.event}
          options={deliveryEvents.map((value) => ({ value, label: eventText(value) }))}
          onChange={(event) => setFilters({ event })}
        />
      </FilterRow>
      <Queried
        query={query}
        pending={<TableSkeleton columns={6} />}
        failedTitle={m.desk_integrations_deliveries_failed()}
      >
        {() => (
          <DataTable
            label={m.desk_integrations_deliveries()}
            columns={deliveryColumns()}
            rows={rows}
            rowKey={({ id }) => id}
            onRowOpen={({ id }) => open(id)}
            renderCard={(delivery) => <DeliveryCard delivery={delivery} />}
            busy={query.isFetching && !query.isFetchingNextPage}
            instead={
              <EmptyState title={m.desk_integrations_deliveries_empty()}>
                {isFiltered
                  ? m.desk_integrations_deliveries_empty_filter()
                  : m.desk_integrations_deliveries_empty_text()}
              </EmptyState>
            }
            footer={<ListFoot shown={rows.length} query={query} />}
          />
        )}
      </Queried>
      {openId ? (
        <DeliveryDrawer key={openId} merchantId={merchantId} deliveryId={openId} onOpen={open} />
      ) : null}
    </section>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  all: string
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  onChange: (value: string | undefined) => void
}

function Choice<Value extends string>({ label, all, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      labelHidden
      placeholder={all}
      value={value ?? 'all'}
      options={[{ value: 'all', label: all }, ...options]}
      onValueChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
    />
  )
}
