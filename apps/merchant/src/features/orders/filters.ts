import type { OrderFilters as WireFilters } from '@daftar/contract/endpoints/orders-shapes'
import { parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { ageBands, type AgeBand } from '@daftar/rules/orders/capture-ageing'
import {
  orderSources,
  orderStatuses,
  type OrderSource,
  type OrderStatus,
} from '@daftar/rules/orders/order-status'
import { paymentProductTypes, type PaymentProductType } from '@daftar/rules/shell/frame/value-lists'
import { plainNumberText } from '@daftar/rules/text/amount-input'
import { isBackwards, presetPeriod, presets, type Period, type Preset } from './periods.ts'

/** Which orders are listed and how, as it stands in the address (DEC-ORD-1). A list without entries means all. */
export interface OrderFilters {
  readonly search: string
  readonly period: Preset | Period | null
  readonly stores: readonly string[]
  readonly statuses: readonly OrderStatus[]
  readonly products: readonly PaymentProductType[]
  readonly sources: readonly OrderSource[]
  /** Decimal text without a currency; empty where the end is open. */
  readonly amountFrom: string
  readonly amountTo: string
  /** How long it has waited for its capture. */
  readonly waiting: AgeBand | null
  readonly sort: OrderSort
}

export const orderSorts = ['created_at_desc', 'created_at_asc', 'amount_desc', 'amount_asc'] as const
export type OrderSort = (typeof orderSorts)[number]

export const noFilters: OrderFilters = {
  search: '',
  period: null,
  stores: [],
  statuses: [],
  products: [],
  sources: [],
  amountFrom: '',
  amountTo: '',
  waiting: null,
  sort: 'created_at_desc',
}

type Search = Readonly<Record<string, unknown>>

/** The filters an address names; what is none of them is left out, so no address can break the list. */
export function readFilters(search: Search): OrderFilters {
  const among = <Value extends string>(all: readonly Value[], name: string) =>
    all.filter((value) => listOf(search[name]).includes(value))
  const one = <Value extends string>(all: readonly Value[], name: string) =>
    all.find((value) => value === search[name]) ?? null
  return {
    search: textOf(search['search']).trim().slice(0, 120),
    period: one(presets, 'period') ?? daysOf(search),
    stores: listOf(search['stores']).slice(0, 50),
    statuses: among(orderStatuses, 'status'),
    products: among(paymentProductTypes, 'product'),
    sources: among(orderSources, 'source'),
    ...amountsOf(search),
    waiting: one(ageBands, 'waiting'),
    sort: one(orderSorts, 'sort') ?? noFilters.sort,
  }
}

/** The filters as an address names them; what is not set is undefined and leaves the address. */
export function filterSearch(filters: OrderFilters): Record<string, string | undefined> {
  const { period, sort } = filters
  const days = period !== null && typeof period === 'object' ? period : null
  return {
    search: filters.search || undefined,
    period: typeof period === 'string' ? period : undefined,
    from: days?.from ?? undefined,
    to: days?.to ?? undefined,
    stores: filters.stores.join(',') || undefined,
    status: filters.statuses.join(',') || undefined,
    product: filters.products.join(',') || undefined,
    source: filters.sources.join(',') || undefined,
    min: filters.amountFrom || undefined,
    max: filters.amountTo || undefined,
    waiting: filters.waiting ?? undefined,
    sort: sort === noFilters.sort ? undefined : sort,
  }
}

/** The same as text behind an address: empty, or with its question mark. Equal filters give equal texts. */
export function filterText(filters: OrderFilters): string {
  const given = Object.entries(filterSearch(filters)).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** The filters as the server takes them, for the list and the export alike. */
export function filterQuery(filters: OrderFilters, today: CalendarDate): WireFilters {
  const period = typeof filters.period === 'string' ? presetPeriod(filters.period, today) : filters.period
  return {
    ...(period?.from && { from: period.from }),
    ...(period?.to && { to: period.to }),
    ...(filters.stores.length > 0 && { store_ids: filters.stores.join(',') }),
    ...(filters.statuses.length > 0 && { statuses: filters.statuses.join(',') }),
    ...(filters.products.length > 0 && { products: filters.products.join(',') }),
    ...(filters.sources.length > 0 && { sources: filters.sources.join(',') }),
    ...(filters.amountFrom && { amount_from: filters.amountFrom }),
    ...(filters.amountTo && { amount_to: filters.amountTo }),
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
  const { period, stores, statuses, products, sources, amountFrom, amountTo, waiting } = filters
  const lists = [stores, statuses, products, sources]
  const single = [period, amountFrom || amountTo, waiting]
  return lists.filter(({ length }) => length > 0).length + single.filter(Boolean).length
}

/** What was typed as an amount, as the address and the server write it; null when it is none. */
export function plainAmount(typed: string): string | null {
  const text = plainNumberText(typed)
  return /^\d{1,12}(\.\d{1,3})?$/.test(text) ? text : null
}

function amountsOf(search: Search): Pick<OrderFilters, 'amountFrom' | 'amountTo'> {
  const amountFrom = plainAmount(textOf(search['min'])) ?? ''
  const amountTo = plainAmount(textOf(search['max'])) ?? ''
  const isTurned = amountFrom !== '' && amountTo !== '' && Number(amountFrom) > Number(amountTo)
  return isTurned ? { amountFrom: '', amountTo: '' } : { amountFrom, amountTo }
}

function daysOf(search: Search): Period | null {
  const period = {
    from: parseCalendarDate(textOf(search['from'])),
    to: parseCalendarDate(textOf(search['to'])),
  }
  return (period.from === null && period.to === null) || isBackwards(period) ? null : period
}

function listOf(value: unknown): string[] {
  return [...new Set(textOf(value).split(',').filter(Boolean))]
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
