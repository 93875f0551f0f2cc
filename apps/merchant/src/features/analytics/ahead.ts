import { ApiError } from '@daftar/client'
import { isMetric } from '@daftar/rules/analytics/metrics'
import { notFound } from '../../shared/page/not-found.ts'
import type { ScreenContext } from '../../shared/screen-route.ts'
import { today } from '../../shared/text/today.ts'
import { analyticsFilters, filterQuery } from './filters.ts'
import { analyticsQuery, metricQuery } from './queries.ts'

/** Asks for the figures while the screen is on its way; failures show in their place. */
export function askForAll({ queryClient, account, search }: ScreenContext<unknown>): void {
  const filters = analyticsFilters.read(search)
  const country = filters.country || account.country
  if (country === null) return
  void queryClient.prefetchQuery(analyticsQuery(country, filterQuery(filters, today(country), 'all')))
}

type OfMetric = { country: string; metric: string }

/**
 * What is not found is the whole page's; what fails otherwise shows in its place, and other filters keep the
 * page.
 */
export async function askForMetric({ queryClient, params, search }: ScreenContext<OfMetric>): Promise<void> {
  const { country, metric } = params
  if (!isMetric(metric)) throw notFound()
  const filters = analyticsFilters.read(search)
  const asked = queryClient.ensureQueryData(
    metricQuery(country, metric, filterQuery(filters, today(country), 'metric')),
  )
  const known = queryClient.getQueriesData({ queryKey: ['analytics', country, metric] })
  if (known.some(([, data]) => data)) return void asked.catch(() => undefined)
  await asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw error
  })
}
