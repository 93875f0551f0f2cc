import type { ChangeFilters } from '@daftar/app-kit/use-address'
import { Button } from '@daftar/ui/button'
import type { Sort } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { PagedList } from '@daftar/app-kit/paged-list'
import { useStoreNames } from '../../../../shared/stores/use-store-names.ts'
import { hasFilters, noFilters, type OrderFilters, type OrderSort } from '../../filters.ts'
import { orderPaths } from '../../paths.ts'
import type { ListedOrder } from '../../queries.ts'
import { isSelectable, listsWaiting } from '../../selection.ts'
import { OrderCard, orderColumns } from './order-columns.tsx'
import { RowsSkeleton } from '../skeletons.tsx'
import type { Total } from '../../use-total.ts'

type OrdersPage = { payments: ListedOrder[]; next_page_token: string | null; total: number }

type OrderListProps = {
  query: UseInfiniteQueryResult<InfiniteData<OrdersPage>>
  rows: readonly ListedOrder[]
  /** How many there are in all; null while that is not known. */
  total: Total | null
  filters: OrderFilters
  onChange: ChangeFilters<OrderFilters>
  /** Null where nothing can be captured by this person. */
  selected: ReadonlySet<string> | null
  onSelectedChange: (selected: Set<string>) => void
}

/** The rows in their four states; old rows stand while new ones are on their way. */
export function OrderList(props: OrderListProps) {
  const { query, rows, filters, onChange, selected, onSelectedChange } = props
  const nameStore = useStoreNames()
  return (
    <PagedList
      query={query}
      pending={<RowsSkeleton />}
      failedTitle={m.orders_failed()}
      label={m.orders_title()}
      columns={orderColumns(nameStore)}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => orderPaths.order(id)}
      renderCard={(order) => <OrderCard order={order} nameStore={nameStore} />}
      sort={tableSort(filters.sort)}
      onSortChange={(sort) => onChange({ sort: sortOf(sort) })}
      busy={query.isPlaceholderData}
      selection={
        selected && listsWaiting(filters)
          ? {
              selected,
              onSelectedChange,
              canSelect: isSelectable,
              selectAllLabel: m.orders_select_all(),
              selectLabel: ({ number }) => m.orders_select_one({ number }),
            }
          : undefined
      }
      empty={<NothingThere filters={filters} onChange={onChange} />}
      shown={footText(rows.length, props.total, query.hasNextPage)}
    />
  )
}

function NothingThere({ filters, onChange }: Pick<OrderListProps, 'filters' | 'onChange'>) {
  if (!hasFilters(filters))
    return <EmptyState title={m.orders_empty_title()}>{m.orders_empty_text()}</EmptyState>
  return (
    <EmptyState
      title={m.orders_none_title()}
      action={
        <Button onClick={() => onChange({ ...noFilters, sort: filters.sort })}>
          {m.orders_clear_filters()}
        </Button>
      }
    >
      {m.orders_none_text()}
    </EmptyState>
  )
}

function footText(shown: number, total: Total | null, hasMore: boolean): string {
  if (!hasMore) return m.orders_foot_all({ count: shown, text: countText(shown) })
  return total?.isAll
    ? m.orders_foot_some({ shown: countText(shown), total: countText(total.count) })
    : m.orders_foot_more({ count: shown })
}

function tableSort(sort: OrderSort): Sort {
  return {
    column: sort.startsWith('amount') ? 'amount' : 'created_at',
    direction: sort.endsWith('_asc') ? 'ascending' : 'descending',
  }
}

function sortOf({ column, direction }: Sort): OrderSort {
  const isUp = direction === 'ascending'
  if (column === 'amount') return isUp ? 'amount_asc' : 'amount_desc'
  return isUp ? 'created_at_asc' : 'created_at_desc'
}
