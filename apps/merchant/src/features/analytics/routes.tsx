import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { AnalyticsSkeleton } from './parts/skeletons.tsx'

/**
 * Analytics and its metrics (ANA-01 to ANA-03). What is asked ahead comes with the screen: the frame knows
 * nothing of figures.
 */
export const analyticsRoutes: readonly ScreenRoute[] = [
  {
    key: 'analytics',
    title: () => m.shell_item_analytics(),
    load: async (context) => (await import('./ahead.ts')).askForAll(context),
    screen: () => import('./screens/analytics.tsx').then((module) => module.AnalyticsScreen),
    pending: AnalyticsSkeleton,
  },
  screenRoute('analyticsMetric', {
    title: () => m.shell_item_analytics(),
    load: async (context) => (await import('./ahead.ts')).askForMetric(context),
    screen: () => import('./screens/metric.tsx').then((module) => module.MetricScreen),
    pending: AnalyticsSkeleton,
  }),
]
