import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../shared/queue/pages.ts'
import { apiOf } from '../../shared/services.ts'
import type { QueueFilters } from './filters.ts'

export type {
  DeskDispute,
  DeskListedDispute,
  DisputeFile,
} from '@daftar/contract/endpoints/disputes/disputes-shapes'

export const queueKey = ['disputes'] as const

/** Disputes of all merchants, the nearest deadline first. */
export function queueQuery({ state, type, search, merchant }: QueueFilters) {
  return pagedQuery([...queueKey, state, type, search, merchant], (api, page_token, signal) =>
    api.call('disputes.queue', {
      query: {
        state,
        type: type ?? undefined,
        query: search || undefined,
        merchant_id: merchant || undefined,
        page_token,
      },
      signal,
    }),
  )
}

/**
 * Every opening is written to the audit log, so a dispute is asked for when it is opened and not in the
 * background.
 */
export function disputeQuery(id: string) {
  return queryOptions({
    queryKey: ['dispute', id],
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('disputes.readForStaff', { params: { id }, signal })).dispute,
  })
}
