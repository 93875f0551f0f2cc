import type { AnswerOf } from '@daftar/contract/table'
import { zoneText } from '@daftar/words/formats/date'
import { queryOptions } from '@tanstack/react-query'
import { daySpan } from '../../shared/queue/day-span.ts'
import { pagedQuery } from '../../shared/queue/pages.ts'
import { apiOf } from '../../shared/services.ts'
import type { EventFilters } from './filters.ts'

export type Usage = AnswerOf<'events.usage'>['usage'][number]
export type SeenEvent = AnswerOf<'events.list'>['events'][number]

export function usageQuery(filters: EventFilters) {
  const { area, merchant, from, to } = filters
  return queryOptions({
    queryKey: ['events', area, merchant, from, to],
    queryFn: async ({ client, signal }) =>
      apiOf(client).call('events.usage', {
        query: { area, merchant_id: merchant || undefined, ...(await daySpan(filters, zoneText())) },
        signal,
      }),
  })
}

export function eventsQuery(name: string, merchant: string) {
  return pagedQuery(['events', 'named', name, merchant], (api, page_token, signal) =>
    api.call('events.list', {
      params: { name },
      query: { merchant_id: merchant || undefined, page_token },
      signal,
    }),
  )
}
