import { addressText } from '@daftar/app-kit/address-filters'
import type { Metric } from '@daftar/rules/analytics/metrics'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { analyticsFilters, type AnalyticsFilters } from './filters.ts'

/** Where the area's screens are, with the filters they keep, and the orders that make a figure. */
export const analyticsPaths = {
  country: (country: string, filters: AnalyticsFilters) =>
    pathOf('analytics') + addressText(analyticsFilters.write({ ...filters, country, granularity: 'day' })),
  metric: (country: string, metric: Metric, filters: AnalyticsFilters) =>
    pathOf('analyticsMetric', { country, metric }) +
    addressText(analyticsFilters.write({ ...filters, country: '' })),
  orders: ({ from, to, stores }: { from: string; to: string; stores: readonly string[] }) =>
    pathOf('payments') + addressText({ from, to, status: soldStatuses, stores: stores.join(',') }),
}

/** Those of an order that was agreed and not cancelled. */
const soldStatuses = 'authorized,captured,partially_refunded,refunded'
