import { metrics } from '@daftar/rules/analytics/metrics'
import { granularities } from '@daftar/rules/analytics/period'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { calendarDate, language } from '../../wire/values.ts'
import {
  analyticsHead,
  metricTile,
  productFigure,
  seriesPoint,
  storeFigure,
  topStore,
} from './analytics-shapes.ts'

/** Analytics of the back-office (ANA-01 to ANA-03, DEC-ANA-4). Figures are those of a few minutes ago. */

const mayView = { kind: 'account', permission: 'canViewAnalytics' } as const satisfies Access

/** An unknown country or metric is not found (DEC-ANA-3). */
const country = z.string().max(16)
const ofMetric = z.strictObject({ country, metric: z.string().max(32) })

/** Thirty whole days until yesterday unless told, at most twelve months. */
const period = {
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  store_ids: z
    .string()
    .max(2000)
    .transform((text) => text.split(',').filter(Boolean))
    .optional(),
  granularity: z.enum(granularities).optional(),
}
const aCountry = { country: 'ARE' }
const aMetric = { ...aCountry, metric: 'gmv' }
const aQuery = { store_ids: 'sto_0000' }

export const analyticsEndpoints = {
  'analytics.read': endpoint({
    route: 'GET /merchant/api/v1/analytics/{country}',
    summary: 'Every metric of a country against the period before, sales over time and by store (DEC-ANA-2)',
    access: mayView,
    params: z.strictObject({ country }),
    query: z.strictObject(period),
    response: analyticsHead.extend({
      tiles: z.array(metricTile),
      sales: z.array(seriesPoint),
      top_stores: z.array(topStore),
    }),
    example: { params: aCountry, query: aQuery },
  }),
  'analytics.metric': endpoint({
    route: 'GET /merchant/api/v1/analytics/{country}/{metric}',
    summary: 'One metric over time, by store and by product (DEC-ANA-3)',
    access: mayView,
    params: ofMetric,
    query: z.strictObject(period),
    response: analyticsHead.extend({
      metric: z.enum(metrics),
      figure: metricTile,
      series: z.array(seriesPoint),
      by_store: z.array(storeFigure),
      by_product: z.array(productFigure),
    }),
    example: { params: aMetric, query: aQuery },
  }),
  'analytics.export': endpoint({
    route: 'POST /merchant/api/v1/analytics/{country}/{metric}/export',
    summary: 'The table of one metric as CSV (DEC-ANA-3)',
    access: mayView,
    params: ofMetric,
    query: z.strictObject({ ...period, language: language.optional() }),
    response: 'stream',
    rate: 'file',
    unitOfWork: 'own',
    audit: 'analytics_exported',
    example: { params: aMetric, query: aQuery },
  }),
}
