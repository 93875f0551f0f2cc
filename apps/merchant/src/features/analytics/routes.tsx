import { ApiError } from '@daftar/client'
import { isMetric } from '@daftar/rules/analytics/metrics'
import { m } from '@daftar/words'
import { notFound } from '../../shared/not-found.ts'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { today } from '../../shared/today.ts'
import { analyticsFilters, filterQuery } from './filters.ts'
import { AnalyticsSkeleton, MetricSkeleton } from './parts/skeletons.tsx'
import { analyticsQuery, metricQuery } from './queries.ts'

const search = (raw: Record<string, unknown>) => analyticsFilters.write(analyticsFilters.read(raw))

/** Analytics and its metrics (ANA-01 to ANA-03). */
export const analyticsRoutes: readonly ScreenRoute[] = [
  {
    key: 'analytics',
    title: () => m.shell_item_analytics(),
    search,
    load: async ({ queryClient, account, search: raw }) => {
      const filters = analyticsFilters.read(raw)
      const country = filters.country || account.country
      if (country === null) return
      void queryClient.prefetchQuery(analyticsQuery(country, filterQuery(filters, today(country), 'all')))
    },
    screen: () => import('./screens/analytics.tsx').then((module) => module.AnalyticsScreen),
    pending: AnalyticsSkeleton,
  },
  screenRoute('analyticsMetric', {
    title: () => m.shell_item_analytics(),
    search,
    // What is not found is the whole page's; what fails otherwise shows in its place, and other filters keep the page.
    load: async ({ queryClient, params: { country, metric }, search: raw }) => {
      if (!isMetric(metric)) throw notFound()
      const query = metricQuery(
        country,
        metric,
        filterQuery(analyticsFilters.read(raw), today(country), 'metric'),
      )
      const asked = queryClient.ensureQueryData(query)
      if (queryClient.getQueriesData({ queryKey: ['analytics', country, metric] }).some(([, data]) => data))
        return void asked.catch(() => undefined)
      await asked.catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) throw error
      })
    },
    screen: () => import('./screens/metric.tsx').then((module) => module.MetricScreen),
    pending: MetricSkeleton,
  }),
]
