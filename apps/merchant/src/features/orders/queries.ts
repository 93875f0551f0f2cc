import type { Client } from '@daftar/client'
import type { Order } from '@daftar/contract/endpoints/selling/orders-shapes'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { RefundReason } from '@daftar/rules/orders/order-acts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { dropLists, ordersKey } from '../../shared/capture-many/queries.ts'
import { apiOf } from '../../shared/services.ts'
import { filterQuery, sortQuery, type OrderFilters } from './filters.ts'

export type { ListedOrder, Order, OrderEvent } from '@daftar/contract/endpoints/selling/orders-shapes'

const freshMs = 30_000
/** DEC-ORD-14: the live status of a link. */
const linkEveryMs = 5_000

/** The orders of the filters, page by page by the server's token (DEC-ORD-1, DEC-ORD-6). */
export function ordersQuery(filters: OrderFilters, today: () => CalendarDate) {
  const query = { ...filterQuery(filters, today), ...sortQuery(filters) }
  return infiniteQueryOptions({
    queryKey: [...ordersKey, 'list', query],
    staleTime: freshMs,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ client, pageParam, signal }) =>
      apiOf(client).call('orders.list', { query: { ...query, page_token: pageParam }, signal }),
    getNextPageParam: ({ next_page_token }) => next_page_token ?? undefined,
  })
}

/** How many orders the filters find, where a page does not count them. */
export function totalQuery(filters: OrderFilters, today: () => CalendarDate) {
  const query = filterQuery(filters, today)
  return queryOptions({
    queryKey: [...ordersKey, 'total', query],
    staleTime: freshMs,
    queryFn: ({ client, signal }) => apiOf(client).call('orders.total', { query, signal }),
  })
}

/** What waits for its capture, by age. */
export const uncapturedQuery = queryOptions({
  queryKey: [...ordersKey, 'uncaptured'],
  staleTime: freshMs,
  queryFn: ({ client, signal }) => apiOf(client).call('orders.uncaptured', { signal }),
})

/** One order; asked again each time its page is opened, and by itself while a link waits to be paid. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: [...ordersKey, 'order', id],
    staleTime: 0,
    refetchOnMount: 'always',
    queryFn: async ({ client, signal }): Promise<Order> =>
      (await apiOf(client).call('orders.read', { params: { id }, signal })).payment,
    refetchInterval: (query) => (isLinkOpen(query.state.data) ? linkEveryMs : false),
  })
}

/** The payouts that hold a movement of the order (DEC-ORD-7). */
export function orderPayoutsQuery(id: string) {
  return queryOptions({
    queryKey: [...ordersKey, 'payouts', id],
    staleTime: freshMs,
    queryFn: ({ client, signal }) => apiOf(client).call('orders.payouts', { params: { id }, signal }),
  })
}

/**
 * What a refund of so much would do; it follows from what is sold by the minute, so it is asked each time.
 */
export function refundEffectQuery(id: string, amount: string) {
  return queryOptions({
    queryKey: [...ordersKey, 'refund-effect', id, amount],
    staleTime: 0,
    queryFn: ({ client, signal }) =>
      apiOf(client).call('orders.refundEffect', { params: { id }, query: { amount }, signal }),
  })
}

/** What somebody does to an order. */
export type Intent =
  | { act: 'capture'; amount: string }
  | { act: 'refund'; amount: string; reason: RefundReason; comment: string }
  | { act: 'close' }
  | { act: 'reference'; reference: string }

/** `key` is one per intended effect, so that a repeated press does nothing twice. */
export type OrderAct = Intent & { id: string; key: string }

/**
 * Whatever the answer is, the order and every list are asked again: a conflict means that they have changed.
 */
export function orderMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async (act: OrderAct, { client }): Promise<Order> => (await send(apiOf(client), act)).payment,
    onSuccess: (order) => queryClient.setQueryData(orderQuery(order.id).queryKey, order),
    onError: (_, { id }) => queryClient.invalidateQueries({ queryKey: orderQuery(id).queryKey }),
    onSettled: () =>
      Promise.all([dropLists(queryClient), queryClient.invalidateQueries({ queryKey: ['payouts'] })]),
  })
}

/** The receipt's address (DEC-ORD-4). */
export function receiptAddress(api: Client, id: string): string {
  return api.address('orders.receipt', { id })
}

function isLinkOpen(order: Order | undefined): boolean {
  return order?.status === 'created' && order.link !== null
}

function send(api: Client, act: OrderAct): Promise<{ payment: Order }> {
  const given = { params: { id: act.id }, idempotencyKey: act.key }
  switch (act.act) {
    case 'capture':
      return api.call('orders.capture', { ...given, body: { amount: act.amount } })
    case 'refund': {
      const { amount, reason, comment } = act
      return api.call('orders.refund', { ...given, body: { amount, reason, comment } })
    }
    case 'close':
      return api.call('orders.close', given)
    case 'reference':
      return api.call('orders.reference', { ...given, body: { reference: act.reference } })
  }
}
