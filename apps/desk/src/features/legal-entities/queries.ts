import type { EntityUpdateCase } from '@daftar/contract/endpoints/identity/legal-entities-desk-shapes'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../shared/queue/pages.ts'
import { apiOf } from '../../shared/services.ts'
import type { QueueFilters } from './filters.ts'

export type {
  EntityUpdateCase,
  EntityUpdateQueueItem,
} from '@daftar/contract/endpoints/identity/legal-entities-desk-shapes'
export type KeptMark = EntityUpdateCase['kept_marks'][number]

export const queueKey = ['legal-entity-updates'] as const

export function queueQuery({ status, search, held }: QueueFilters) {
  return pagedQuery([...queueKey, status, search, held], (api, page_token, signal) =>
    api.call('legalEntities.queue', {
      query: {
        status: status ?? undefined,
        search: search || undefined,
        held_by: held ?? undefined,
        page_token,
      },
      signal,
    }),
  )
}

/**
 * Every opening is written to the audit log, so a case is asked for when it is opened and not in the
 * background.
 */
export function caseQuery(id: string) {
  return queryOptions({
    queryKey: ['legal-entity-update', id],
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('legalEntities.case', { params: { id }, signal })).case,
  })
}
