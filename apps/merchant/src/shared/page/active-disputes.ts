import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../services.ts'
import { newsAtFirst } from './sidebar-news.ts'

export const disputesKey = ['disputes'] as const

/** How many disputes nobody has decided, for the sidebar; known for 300 s (NAV-23, NAV-24). */
export const activeDisputesQuery = queryOptions({
  queryKey: [...disputesKey, 'active'],
  staleTime: 300_000,
  queryFn: async ({ client, queryKey, signal }): Promise<number> =>
    (await newsAtFirst({ client, queryKey }, 'active_disputes')) ??
    (await apiOf(client).call('disputes.active', { signal })).count,
})
