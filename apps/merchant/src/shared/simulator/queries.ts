import type { SalesHistory } from '@daftar/contract/endpoints/capital/simulator'
import { queryOptions } from '@tanstack/react-query'
import { capitalFreshMs, capitalKey } from '../capital/capital-queries.ts'
import { apiOf } from '../services.ts'

/** The merchant's own weeks, and what the terms of an offer follow from. */
export function historyQuery(offerId: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'simulator', offerId],
    staleTime: capitalFreshMs,
    queryFn: ({ client, signal }): Promise<SalesHistory> =>
      apiOf(client).call('simulator.weeks', { params: { offerId }, signal }),
  })
}
