import type { AnswerOf } from '@daftar/contract/table'
import type { Metric } from '@daftar/rules/analytics/metrics'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import type { filterQuery } from './filters.ts'

export type { MetricTile, SeriesPoint } from '@daftar/contract/endpoints/overview/analytics-shapes'

export type Analytics = AnswerOf<'analytics.read'>
export type MetricAnswer = AnswerOf<'analytics.metric'>
/** What both say of what was asked. */
export type Head = Pick<
  Analytics,
  | 'country'
  | 'currency'
  | 'zone'
  | 'countries'
  | 'stores'
  | 'from'
  | 'to'
  | 'before_from'
  | 'before_to'
  | 'is_running'
>

/** As long as the server keeps them (DEC-ANA-4). */
const freshMs = 300_000

type Asked = ReturnType<typeof filterQuery>

/** All tiles of a country. */
export function analyticsQuery(country: string, query: Asked) {
  return queryOptions({
    queryKey: ['analytics', country, query],
    staleTime: freshMs,
    placeholderData: keepPreviousData,
    queryFn: ({ client, signal }): Promise<Analytics> =>
      apiOf(client).call('analytics.read', { params: { country }, query, signal }),
  })
}

/** One metric. */
export function metricQuery(country: string, metric: Metric, query: Asked) {
  return queryOptions({
    queryKey: ['analytics', country, metric, query],
    staleTime: freshMs,
    placeholderData: keepPreviousData,
    queryFn: ({ client, signal }): Promise<MetricAnswer> =>
      apiOf(client).call('analytics.metric', { params: { country, metric }, query, signal }),
  })
}
