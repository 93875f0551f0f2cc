import type { AnswerOf } from '@daftar/contract/table'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type { HomeAdvance, HomeSales, HomeTask } from '@daftar/contract/endpoints/overview/home-shapes'
export type { UpcomingPayout } from '@daftar/contract/endpoints/money/payouts-shapes'

export type Home = AnswerOf<'home.read'>

const freshMs = 60_000

/** Sales, what waits and the advance; of one store where the address names it. */
export function homeQuery(storeId: string | null) {
  return queryOptions({
    queryKey: ['home', storeId],
    staleTime: freshMs / 2,
    refetchInterval: freshMs,
    queryFn: ({ client, signal }): Promise<Home> =>
      apiOf(client).call('home.read', { query: { ...(storeId !== null && { store_id: storeId }) }, signal }),
  })
}

/**
 * What the next payouts come to so far: the same answer that the payouts area shows. What the page was begun
 * with is not asked for again by its card.
 */
export const nextPayoutQuery = queryOptions({
  queryKey: ['payouts', 'upcoming'],
  staleTime: 5_000,
  refetchInterval: freshMs,
  queryFn: async ({ client, signal }) => (await apiOf(client).call('payouts.upcoming', { signal })).upcoming,
})
