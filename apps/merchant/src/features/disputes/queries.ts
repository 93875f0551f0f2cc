import type { Client } from '@daftar/client'
import type { BodyInput } from '@daftar/contract'
import type { Dispute } from '@daftar/contract/endpoints/disputes/disputes-shapes'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { disputesKey } from '../../shared/page/active-disputes.ts'
import { apiOf } from '../../shared/services.ts'
import { countedFilters, filterQuery, type DisputeFilters } from './filters.ts'

export type { Dispute, DisputeFile, ListedDispute } from '@daftar/contract/endpoints/disputes/disputes-shapes'

/** The disputes of the filters, page by page by the server's token (DSP-12, DSP-25). */
export function disputesQuery(filters: DisputeFilters, zone: string) {
  const counted = countedFilters(filters)
  return infiniteQueryOptions({
    queryKey: [...disputesKey, 'list', counted, zone],
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ client, pageParam, signal }) => {
      const query = { ...(await filterQuery(counted, zone)), page_token: pageParam }
      return apiOf(client).call('disputes.list', { query, signal })
    },
    getNextPageParam: ({ next_page_token }) => next_page_token ?? undefined,
  })
}

/** One dispute; asked again each time its page is opened. */
export function disputeQuery(id: string) {
  return queryOptions({
    queryKey: [...disputesKey, 'one', id],
    staleTime: 0,
    refetchOnMount: 'always',
    queryFn: async ({ client, signal }): Promise<Dispute> =>
      (await apiOf(client).call('disputes.read', { params: { id }, signal })).dispute,
  })
}

export function packAddress(api: Client, id: string): string {
  return api.address('disputes.pack', { id })
}

export async function readDispute(api: Client, id: string): Promise<Dispute> {
  return (await api.call('disputes.read', { params: { id } })).dispute
}

/** Keeps what is written of an answer. */
export async function saveDraft(
  api: Client,
  id: string,
  body: BodyInput<'disputes.saveAnswer'>,
  keepalive: boolean,
): Promise<Dispute> {
  return (await api.call('disputes.saveAnswer', { params: { id }, body, keepalive })).dispute
}
