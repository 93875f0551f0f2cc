import type { Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { FilterRow } from '@daftar/ui/filter-chip'
import { Ltr } from '@daftar/ui/ltr'
import { PausingSearch } from '@daftar/ui/pausing-search'
import { Select } from '@daftar/ui/select'
import { deliveryStatuses, keyModes, messageEvents } from '@daftar/rules/orders/shop-connection'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, type ReactNode } from 'react'
import { Moment } from '../language/moment.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { useAddress, useAddressFilters } from '../routing/use-address.ts'
import type { Delivery, WebhookCalls, WebhookStanding } from './calls.ts'
import { DeliveryBadge } from './delivery-badge.tsx'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { deliveryFilters } from './filters.ts'
import { deliveryStatusText, eventText, modeText } from './words.ts'
import styles from './webhooks.module.css'

type DeliveriesProps = {
  calls: WebhookCalls
  webhooks: readonly WebhookStanding[]
  pending: ReactNode
  problemText?: ((error: unknown) => string) | undefined
}

/** Every message that was sent; the filters and the opened message stand in the address. */
export function Deliveries({ calls, webhooks, pending, problemText }: DeliveriesProps) {
  const [address, setAddress] = useAddress({ scrolls: true })
  const [filters] = useAddressFilters(deliveryFilters, { scrolls: true })
  const query = useInfiniteQuery(calls.deliveries(filters))
  const rows = query.data?.pages.flatMap(({ deliveries }) => deliveries) ?? []
  const openId = address['delivery']
  const open = (id?: string) => setAddress({ delivery: id })
  return (
    <section className={styles.deliveries}>
      <h2>{m.webhooks_deliveries()}</h2>
      <Filters webhooks={webhooks} />
      <PagedList
        label={m.webhooks_deliveries()}
        columns={columns()}
        query={query}
        pending={pending}
        rows={rows}
        rowKey={({ id }) => id}
        onRowOpen={({ id }) => open(id)}
        renderCard={(delivery) => <DeliveryCard delivery={delivery} />}
        failedTitle={m.webhooks_deliveries_failed()}
        shown={m.webhooks_shown({ count: rows.length })}
        busy={query.isFetching && !query.isFetchingNextPage}
        {...(problemText && { problemText })}
        empty={
          <EmptyState title={m.webhooks_deliveries_empty()}>
            {deliveryFilters.isSet(filters)
              ? m.webhooks_deliveries_empty_filter()
              : m.webhooks_deliveries_empty_text()}
          </EmptyState>
        }
      />
      {openId ? (
        <DeliveryDrawer key={openId} deliveryId={openId} onOpen={open} {...{ calls, problemText }} />
      ) : null}
    </section>
  )
}

function Filters({ webhooks }: { webhooks: readonly WebhookStanding[] }) {
  const [address, setAddress] = useAddress({ scrolls: true })
  return (
    <FilterRow>
      <PausingSearch
        label={m.webhooks_search()}
        placeholder={m.webhooks_search()}
        value={address['search'] ?? ''}
        hasKey
        clearLabel={m.webhooks_clear_search()}
        onSearch={useCallback((search: string) => setAddress({ search }), [setAddress])}
      />
      {webhooks.length > 1 ? (
        <Choice
          name="webhook"
          label={m.webhooks_address()}
          all={m.webhooks_address_all()}
          options={webhooks.map(({ id, url }) => ({ value: id, label: url }))}
        />
      ) : null}
      <Choice
        name="mode"
        label={m.webhooks_mode()}
        all={m.webhooks_mode_all()}
        options={keyModes.map((value) => ({ value, label: modeText(value) }))}
      />
      <Choice
        name="status"
        label={m.webhooks_status()}
        all={m.webhooks_status_all()}
        options={deliveryStatuses.map((value) => ({ value, label: deliveryStatusText(value) }))}
      />
      <Choice
        name="event"
        label={m.webhooks_event()}
        all={m.webhooks_event_all()}
        options={messageEvents.map((value) => ({ value, label: eventText(value) }))}
      />
    </FilterRow>
  )
}

type ChoiceProps = {
  name: 'webhook' | 'mode' | 'status' | 'event'
  label: string
  all: string
  options: readonly { value: string; label: string }[]
}

/** One of a few, or all; it stands in the address. */
function Choice({ name, label, all, options }: ChoiceProps) {
  const [address, setAddress] = useAddress({ scrolls: true })
  const choices = [{ value: 'all', label: all }, ...options]
  const chosen = options.find(({ value }) => value === address[name])
  return (
    <Select
      label={label}
      labelHidden
      placeholder={label}
      value={chosen?.value ?? 'all'}
      options={choices}
      onValueChange={(value) => setAddress({ [name]: value === 'all' ? undefined : value })}
    />
  )
}

function columns(): Column<Delivery>[] {
  return [
    { id: 'at', header: m.webhooks_sent_at(), cell: ({ created_at: at }) => <Moment at={at} /> },
    { id: 'event', header: m.webhooks_event(), cell: (delivery) => <Event delivery={delivery} /> },
    { id: 'status', header: m.webhooks_status(), cell: ({ status }) => <DeliveryBadge status={status} /> },
    { id: 'attempts', header: m.webhooks_attempts(), cell: ({ attempts }) => <Ltr>{attempts}</Ltr> },
    {
      id: 'order',
      header: m.webhooks_order(),
      cell: ({ order_number: number }) => <Ltr>{number ?? m.common_dash()}</Ltr>,
    },
    {
      id: 'url',
      header: m.webhooks_address(),
      cell: ({ url }) => <Ltr className={styles.code}>{url}</Ltr>,
    },
  ]
}

function DeliveryCard({ delivery }: { delivery: Delivery }) {
  const { created_at: at, order_number: number } = delivery
  return (
    <div className={styles.item}>
      <div className={styles.line}>
        <strong>
          <Event delivery={delivery} />
        </strong>
        <DeliveryBadge status={delivery.status} />
      </div>
      <div className={styles.line}>
        <span className={styles.muted}>
          <Moment at={at} />
        </span>
        <Ltr className={styles.muted}>{number ?? m.common_dash()}</Ltr>
      </div>
    </div>
  )
}

/** What happened, and whether it is a trial or a repetition. */
function Event({ delivery }: { delivery: Delivery }) {
  const notes = [
    ...(delivery.mode === 'test' ? [modeText('test')] : []),
    ...(delivery.is_duplicate
      ? [m.webhooks_is_duplicate()]
      : delivery.replay_of
        ? [m.webhooks_is_again()]
        : []),
  ]
  return (
    <span className={styles.two}>
      {eventText(delivery.event)}
      {notes.length > 0 ? <span className={styles.muted}>{notes.join(' · ')}</span> : null}
    </span>
  )
}
