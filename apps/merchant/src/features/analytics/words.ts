import type { Metric } from '@daftar/rules/analytics/metrics'
import type { Granularity, LastDays } from '@daftar/rules/analytics/period'
import type { DayRange } from '@daftar/rules/payouts/day-range'
import { m } from '@daftar/words'
import { metricName } from '@daftar/words/analytics-words'
import { dateText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import type { Head } from './queries.ts'

const definitions: Readonly<Record<Metric, () => string>> = {
  gmv: m.analytics_gmv_is,
  orders: m.analytics_orders_is,
  aov: m.analytics_aov_is,
  approval_rate: m.analytics_approval_rate_is,
  new_customers: m.analytics_new_customers_is,
  repeat_rate: m.analytics_repeat_rate_is,
  refund_rate: m.analytics_refund_rate_is,
  product_mix: m.analytics_product_mix_is,
}

/** What a figure is: one definition wherever it stands. */
export function metricDefinition(metric: Metric): string {
  return definitions[metric]()
}

const overTime: Readonly<Record<Granularity, (inputs: { metric: string }) => string>> = {
  day: m.analytics_by_day,
  week: m.analytics_by_week,
  month: m.analytics_by_month,
}

export function overTimeText(metric: Metric, granularity: Granularity): string {
  return overTime[granularity]({ metric: metricName(metric) })
}

const granularityNames: Readonly<Record<Granularity, () => string>> = {
  day: m.analytics_day,
  week: m.analytics_week,
  month: m.analytics_month,
}

const steps: Readonly<Record<Granularity, () => string>> = {
  day: m.analytics_by_days,
  week: m.analytics_by_weeks,
  month: m.analytics_by_months,
}

/** How a chart is cut, as one chooses it; what one piece of it is called is `granularityText`. */
export function stepText(granularity: Granularity): string {
  return steps[granularity]()
}

export function granularityText(granularity: Granularity): string {
  return granularityNames[granularity]()
}

/** One day, or two as a range; the first stands where the language begins to read. */
export function daysText({ from, to }: { from: string; to: string }): string {
  return from === to ? isolated(dateText(from)) : `${isolated(dateText(from))} – ${isolated(dateText(to))}`
}

/** Which days, and against which. */
export function headText(head: Head): string {
  const period = daysText(head)
  if (head.is_running) return m.analytics_period_running({ period })
  return m.analytics_period({ period, before: daysText({ from: head.before_from, to: head.before_to }) })
}

export function periodText(period: LastDays | DayRange): string {
  return typeof period === 'number' ? m.analytics_last_days({ count: period }) : daysText(period)
}
