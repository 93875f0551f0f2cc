import type { Metric } from '@daftar/rules/analytics/metrics'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from './compiled.ts'

/** What a metric is called on screens and in files; in the reader's language unless another is named. */

type Word = (inputs: object, options?: { locale: Language }) => string

const names: Readonly<Record<Metric, Word>> = {
  gmv: m.analytics_gmv,
  orders: m.analytics_orders,
  aov: m.analytics_aov,
  approval_rate: m.analytics_approval_rate,
  new_customers: m.analytics_new_customers,
  repeat_rate: m.analytics_repeat_rate,
  refund_rate: m.analytics_refund_rate,
  product_mix: m.analytics_product_mix,
}

export function metricName(metric: Metric, locale?: Language): string {
  return names[metric]({}, locale && { locale })
}
