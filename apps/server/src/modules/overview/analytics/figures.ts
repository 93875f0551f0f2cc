import type { Figure, MetricTile, SeriesPoint } from '@daftar/contract/endpoints/overview/analytics-shapes'
import {
  metricChange,
  metrics,
  metricUnits,
  metricValue,
  noSums,
  tenthsText,
  type Metric,
  type Sums,
} from '@daftar/rules/analytics/metrics'
import { beginOf, cutRange, type Granularity } from '@daftar/rules/analytics/period'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { DayRange } from '@daftar/rules/payouts/day-range'
import { paymentProductTypes, type PaymentProductType } from '@daftar/rules/merchants/payment-products'
import type { SeenStore, SumRow } from './figures-store.ts'

/** What figures are made from: the sums of both periods, and how they are told. */
export interface Read {
  rows: readonly SumRow[]
  /** The same by what they are the sums of. */
  sums: ReadonlyMap<string, Sums>
  currency: Currency
  range: DayRange
  granularity: Granularity
  /** Today runs: nothing is compared. */
  isRunning: boolean
}

/** Stores told on the first screen (DEC-ANA-2). */
const topStores = 5

export function tilesOf(read: Read): MetricTile[] {
  return metrics.map((metric) => tileOf(read, metric))
}

/** A metric of the whole period; of the product mix, the share of what most was sold with. */
export function tileOf(read: Read, metric: Metric): MetricTile {
  const product = metric === 'product_mix' ? leadingProduct(read) : null
  const now = sumsOf(read, true, product === null ? {} : { product })
  const before = sumsOf(read, false, product === null ? {} : { product })
  return { metric, product, ...figureOf(read, metric, now, before) }
}

/**
 * A metric day by day, week by week or month by month, each against as many days as far before as the period
 * is long.
 */
export function seriesOf(read: Read, metric: Metric): SeriesPoint[] {
  const product = metric === 'product_mix' ? leadingProduct(read) : null
  return cutRange(read.range, read.granularity).map(({ from, to }) => {
    const begin = beginOf(from, read.granularity)
    const key = product === null ? { begin } : { begin, product }
    const wholes = { now: sumsOf(read, true, { begin }), before: sumsOf(read, false, { begin }) }
    return {
      from,
      to,
      ...figureOf(read, metric, sumsOf(read, true, key), sumsOf(read, false, key), wholes),
      parts: metric === 'product_mix' ? partsOf(read, begin) : [],
    }
  })
}

export function byStore(read: Read, metric: Metric, stores: readonly SeenStore[]) {
  return stores.map((store) => {
    const key = { storeId: store.id }
    // Of what was sold a store has its share, as a product has.
    return { ...named(store), ...figureOf(read, metric, sumsOf(read, true, key), sumsOf(read, false, key)) }
  })
}

export function byProduct(read: Read, metric: Metric) {
  return paymentProductTypes
    .filter((product) => read.rows.some((row) => row.product === product && row.begin === null))
    .map((product) => ({
      product,
      ...figureOf(read, metric, sumsOf(read, true, { product }), sumsOf(read, false, { product })),
    }))
}

/** The stores that sold most, with their share of all. */
export function topStoresOf(read: Read, stores: readonly SeenStore[]) {
  const whole = sumsOf(read, true, {})
  return stores
    .map((store) => ({ store, sums: sumsOf(read, true, { storeId: store.id }) }))
    .filter(({ sums }) => sums.orders > 0n)
    .toSorted((one, other) => compare(other.sums.soldMinor, one.sums.soldMinor))
    .slice(0, topStores)
    .map(({ store, sums }) => ({
      ...named(store),
      amount: amount(read, sums.soldMinor),
      orders: Number(sums.orders),
      share: textOf(read, 'product_mix', metricValue('product_mix', sums, whole)),
    }))
}

function figureOf(
  read: Read,
  metric: Metric,
  now: Sums,
  before: Sums,
  wholes = { now: sumsOf(read, true, {}), before: sumsOf(read, false, {}) },
): Figure {
  const value = metricValue(metric, now, wholes.now)
  const old = metricValue(metric, before, wholes.before)
  const change = read.isRunning ? null : metricChange(metricUnits[metric], value, old)
  return {
    value: textOf(read, metric, value),
    before: textOf(read, metric, old),
    change: change === null ? null : tenthsText(change),
  }
}

function partsOf(read: Read, begin: string) {
  return read.rows.flatMap((row) =>
    row.isNow && row.begin === begin && row.product !== null && row.soldMinor > 0n
      ? [{ product: row.product, amount: amount(read, row.soldMinor) }]
      : [],
  )
}

/** What most was sold with; of the period before where nothing was sold in this one. */
function leadingProduct(read: Read): PaymentProductType | null {
  for (const isNow of [true, false]) {
    const sold = read.rows.filter(
      (row) => row.isNow === isNow && row.product !== null && row.begin === null && row.soldMinor > 0n,
    )
    const [most] = sold.toSorted((one, other) => compare(other.soldMinor, one.soldMinor))
    if (most) return most.product
  }
  return null
}

interface Key {
  begin?: string | null
  storeId?: string | null
  product?: PaymentProductType | null
}

function sumsOf({ sums }: Read, isNow: boolean, key: Key): Sums {
  return sums.get(keyText(isNow, key)) ?? noSums
}

/** The sums of a reading, found by what they are the sums of. */
export function keyedSums(rows: readonly SumRow[]): ReadonlyMap<string, Sums> {
  return new Map(
    rows.map(({ isNow, begin, storeId, product, ...sums }) => [
      keyText(isNow, { begin, storeId, product }),
      sums,
    ]),
  )
}

function keyText(isNow: boolean, { begin, storeId, product }: Key): string {
  return [isNow, begin ?? '', storeId ?? '', product ?? ''].join(' ')
}

function textOf(read: Read, metric: Metric, value: bigint | null): string | null {
  if (value === null) return null
  const unit = metricUnits[metric]
  if (unit === 'money') return amount(read, value)
  return unit === 'count' ? String(value) : tenthsText(value)
}

function amount({ currency }: Read, minor: bigint): string {
  return toDecimal(money(minor, currency))
}

function named({ id, name, name_ar }: SeenStore) {
  return { store_id: id, name, name_ar }
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0
}
