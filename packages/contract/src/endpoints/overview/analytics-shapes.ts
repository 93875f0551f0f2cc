import { metrics } from '@daftar/rules/analytics/metrics'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { z } from 'zod'
import { amountOut, calendarDate, currency } from '../../wire/values.ts'

/** What analytics are made of (DEC-ANA-1 to DEC-ANA-4). */

/**
 * An amount of the currency, a whole number, or a percentage with one decimal, by the metric's unit. Null is
 * no data: there was nothing to divide by.
 */
const value = z.string().nullable()

/** A figure beside the one of the period before. */
export const figure = z.object({
  value,
  before: value,
  /**
   * Percent with one decimal, or percentage points of what is a percentage; null where there is nothing to
   * compare with.
   */
  change: value,
})
export type Figure = z.output<typeof figure>

export const product = z.enum(paymentProductTypes)

export const metricTile = figure.extend({
  metric: z.enum(metrics),
  /** Of the product mix: the product most was sold with, whose share the figure is. */
  product: product.nullable(),
})
export type MetricTile = z.output<typeof metricTile>

const store = z.object({ store_id: z.string(), name: z.string(), name_ar: z.string() })

/** What every answer says of what was asked. */
export const analyticsHead = z.object({
  country: z.string(),
  currency,
  /** In which days begin. */
  zone: z.string(),
  /** The countries the person sees stores in, and the stores in this one. */
  countries: z.array(z.string()),
  stores: z.array(store),
  from: calendarDate,
  to: calendarDate,
  before_from: calendarDate,
  before_to: calendarDate,
  /** The last day is today and not over: nothing is compared. */
  is_running: z.boolean(),
})

/** A day, a week or a month of the period, as far as it lies in it. */
export const seriesPoint = figure.extend({
  from: calendarDate,
  to: calendarDate,
  /** Of the product mix: what was sold with each. */
  parts: z.array(z.object({ product, amount: amountOut })),
})
export type SeriesPoint = z.output<typeof seriesPoint>

export const storeFigure = store.extend(figure.shape)
export const productFigure = figure.extend({ product })
export const topStore = store.extend({ amount: amountOut, orders: z.number().int(), share: value })
