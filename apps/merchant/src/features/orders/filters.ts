import {
  addressFilters,
  addressText,
  idsUpTo,
  named,
  oneOf,
  oneOrUsual,
  searchText,
  someOf,
  textAt,
  type AddressFilter,
  type AddressSearch,
} from '@daftar/app-kit/address-filters'
import type { OrderFilters as WireFilters } from '@daftar/contract/endpoints/selling/orders-shapes'
import { parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { ageBands } from '@daftar/rules/orders/capture-ageing'
import { orderSources, orderStatuses } from '@daftar/rules/orders/order-status'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { plainNumberText } from '@daftar/rules/money/amount-input'
import { isBackwards, presetPeriod, presets, type Period, type Preset } from './periods.ts'

export const orderSorts = ['created_at_desc', 'created_at_asc', 'amount_desc', 'amount_asc'] as const
export type OrderSort = (typeof orderSorts)[number]

const period: AddressFilter<Preset | Period | null> = {
  read: (search) => presets.find((preset) => preset === search['period']) ?? daysOf(search),
  write: (chosen) =>
    typeof chosen === 'string'
      ? { period: chosen }
      : { from: chosen?.from ?? undefined, to: chosen?.to ?? undefined },
}

/** Decimal texts without a currency; empty where the end is open. */
type Amounts = { readonly from: string; readonly to: string }

const amounts: AddressFilter<Amounts> = {
  read: amountsOf,
  write: ({ from, to }) => ({ min: from || undefined, max: to || undefined }),
}

/**
 * Which orders are listed and how, as it stands in the address (DEC-ORD-1). A list without entries means all.
 */
export const orderFilters = addressFilters({
  search: searchText,
  period,
  stores: idsUpTo(50),
  statuses: named('status', someOf(orderStatuses)),
  products: named('product', someOf(paymentProductTypes)),
  sources: named('source', someOf(orderSources)),
  amounts,
  /** How long it has waited for its capture. */
  waiting: oneOf(ageBands),
  sort: oneOrUsual(orderSorts, 'created_at_desc'),
})

export type OrderFilters = ReturnType<typeof orderFilters.read>

export const { read: readFilters, write: filterSearch } = orderFilters
export const noFilters = readFilters({})

/** The same as text behind an address: empty, or with its question mark. Equal filters give equal texts. */
export function filterText(filters: OrderFilters): string {
  return addressText(filterSearch(filters))
}

/**
 * The filters as the server takes them, for the list and the export alike; `today` is asked where a period
 * begins from it.
 */
export function filterQuery(filters: OrderFilters, today: () => CalendarDate): WireFilters {
  const period = typeof filters.period === 'string' ? presetPeriod(filters.period, today()) : filters.period
  return {
    ...(period?.from && { from: period.from }),
    ...(period?.to && { to: period.to }),
    ...(filters.stores.length > 0 && { store_ids: filters.stores.join(',') }),
    ...(filters.statuses.length > 0 && { statuses: filters.statuses.join(',') }),
    ...(filters.products.length > 0 && { products: filters.products.join(',') }),
    ...(filters.sources.length > 0 && { sources: filters.sources.join(',') }),
    ...(filters.amounts.from && { amount_from: filters.amounts.from }),
    ...(filters.amounts.to && { amount_to: filters.amounts.to }),
    ...(filters.waiting && { waiting: filters.waiting }),
    ...(filters.search && { search: filters.search }),
  }
}

/** The order of the rows as the server takes it. */
export function sortQuery({ sort }: OrderFilters) {
  return {
    sort_by: sort.startsWith('amount') ? 'amount' : 'created_at',
    sort_order: sort.endsWith('_asc') ? 'asc' : 'desc',
  } as const
}

/** Something is filtered or searched; the sorting leaves no row out. */
export function hasFilters(filters: OrderFilters): boolean {
  return filterText({ ...filters, sort: noFilters.sort }) !== ''
}

/** How many filters are set, the search aside: it shows what it holds. */
export function countFilters(filters: OrderFilters): number {
  const { period, stores, statuses, products, sources, amounts, waiting } = filters
  const lists = [stores, statuses, products, sources]
  const single = [period, amounts.from || amounts.to, waiting]
  return lists.filter(({ length }) => length > 0).length + single.filter(Boolean).length
}

/** What was typed as an amount, as the address and the server write it; null when it is none. */
export function plainAmount(typed: string): string | null {
  const text = plainNumberText(typed)
  return /^\d{1,12}(\.\d{1,3})?$/.test(text) ? text : null
}

function amountsOf(search: AddressSearch): Amounts {
  const from = plainAmount(textAt(search, 'min')) ?? ''
  const to = plainAmount(textAt(search, 'max')) ?? ''
  const isTurned = from !== '' && to !== '' && Number(from) > Number(to)
  return isTurned ? { from: '', to: '' } : { from, to }
}

function daysOf(search: AddressSearch): Period | null {
  const days = {
    from: parseCalendarDate(textAt(search, 'from')),
    to: parseCalendarDate(textAt(search, 'to')),
  }
  return (days.from === null && days.to === null) || isBackwards(days) ? null : days
}
