import { divideHalfUp } from '../money/rounding.ts'

/** DEC-ANA-1, in the order of the tiles. */
export const metrics = [
  'gmv',
  'orders',
  'aov',
  'approval_rate',
  'new_customers',
  'repeat_rate',
  'refund_rate',
  'product_mix',
] as const
export type Metric = (typeof metrics)[number]

/** What a metric is counted in: minor units of the currency, whole things, or tenths of a percent. */
export type MetricUnit = 'money' | 'count' | 'percent'

export const metricUnits = {
  gmv: 'money',
  orders: 'count',
  aov: 'money',
  approval_rate: 'percent',
  new_customers: 'count',
  repeat_rate: 'percent',
  refund_rate: 'percent',
  product_mix: 'percent',
} as const satisfies Record<Metric, MetricUnit>

export function isMetric(text: string): text is Metric {
  return metrics.some((metric) => metric === text)
}

/** What figures are made of. Sums of days, stores and products are sums of these (decision 0106). */
export interface Sums {
  /** Orders that were agreed and not cancelled. */
  readonly orders: bigint
  /** What they come to: the amount while they wait, what was captured once they are closed. */
  readonly soldMinor: bigint
  /** What went back of them since. */
  readonly refundedMinor: bigint
  /** Orders the shopper was approved for, and those declined. */
  readonly approved: bigint
  readonly declined: bigint
  /** Of the orders those whose shopper is known, and of these the first of their shopper at the merchant. */
  readonly knownOrders: bigint
  readonly firstOrders: bigint
}

export const noSums: Sums = {
  orders: 0n,
  soldMinor: 0n,
  refundedMinor: 0n,
  approved: 0n,
  declined: 0n,
  knownOrders: 0n,
  firstOrders: 0n,
}

/**
 * A figure in its unit; null where there is nothing to divide by, which is no data and not zero. `whole` is
 * what the product mix is a share of; for the other metrics it is not asked.
 */
export function metricValue(metric: Metric, sums: Sums, whole: Sums = sums): bigint | null {
  switch (metric) {
    case 'gmv':
      return sums.soldMinor
    case 'orders':
      return sums.orders
    case 'aov':
      return sums.orders === 0n ? null : divideHalfUp(sums.soldMinor, sums.orders)
    case 'approval_rate':
      return share(sums.approved, sums.approved + sums.declined)
    case 'new_customers':
      return sums.firstOrders
    case 'repeat_rate':
      return share(sums.knownOrders - sums.firstOrders, sums.knownOrders)
    case 'refund_rate':
      return share(sums.refundedMinor, sums.soldMinor)
    case 'product_mix':
      return share(sums.soldMinor, whole.soldMinor)
  }
}

/**
 * How a figure stands against the one before, in tenths: of a percent of it, or of a percentage point where
 * it is a percent itself. Null where either is no data, or where nothing was before.
 */
export function metricChange(unit: MetricUnit, now: bigint | null, before: bigint | null): bigint | null {
  if (now === null || before === null) return null
  if (unit === 'percent') return now - before
  return before === 0n ? null : divideHalfUp((now - before) * 1000n, before)
}

/** Tenths as they travel: 123n is '12.3'. */
export function tenthsText(tenths: bigint): string {
  const size = tenths < 0n ? -tenths : tenths
  return `${tenths < 0n ? '-' : ''}${size / 10n}.${size % 10n}`
}

/** Tenths of a percent, an exact half away from zero. */
function share(part: bigint, whole: bigint): bigint | null {
  return whole === 0n ? null : divideHalfUp(part * 1000n, whole)
}
