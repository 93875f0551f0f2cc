import { capturesAtOnce } from '@daftar/rules/orders/order-acts'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

export const ordersKey = ['orders'] as const

/** The oldest orders that wait for their capture: as many as one capture takes. */
export const waitingOrdersQuery = queryOptions({
  queryKey: [...ordersKey, 'waiting'],
  staleTime: 0,
  queryFn: async ({ client, signal }) => {
    const query = {
      statuses: 'authorized',
      sort_by: 'created_at',
      sort_order: 'asc',
      page_size: capturesAtOnce,
    } as const
    return (await apiOf(client).call('orders.list', { query, signal })).payments
  },
})

/** Captures the rest of many orders; each has its own result. The next payout is another one then. */
export function captureManyMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ ids, key }: { ids: string[]; key: string }, { client }) =>
      (await apiOf(client).call('orders.captureMany', { body: { ids }, idempotencyKey: key })).results,
    onSettled: () =>
      Promise.all([dropLists(queryClient), queryClient.invalidateQueries({ queryKey: ['payouts'] })]),
  })
}

/** Every list of orders is asked again; a single one keeps what it was just answered. */
export function dropLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: ordersKey,
    predicate: ({ queryKey }) => queryKey[1] !== 'order',
  })
}
