import { expect, test } from 'vitest'
import { isMetric, metricChange, metrics, metricValue, noSums, tenthsText } from './metrics.ts'

const sums = {
  orders: 3n,
  soldMinor: 10_000n,
  refundedMinor: 1_234n,
  approved: 5n,
  declined: 1n,
  knownOrders: 3n,
  firstOrders: 1n,
}

test('each metric has one definition, rounded half away from zero [DEC-ANA-1]', () => {
  const whole = { ...sums, soldMinor: 30_000n }
  expect(metrics.map((metric) => [metric, metricValue(metric, sums, whole)])).toEqual([
    ['gmv', 10_000n],
    ['orders', 3n],
    ['aov', 3_333n],
    ['approval_rate', 833n],
    ['new_customers', 1n],
    ['repeat_rate', 667n],
    ['refund_rate', 123n],
    ['product_mix', 333n],
  ])
})

test('without anything to divide by there is no data, where nothing was sold there is zero [DEC-ANA-1]', () => {
  expect(metrics.map((metric) => metricValue(metric, noSums))).toEqual([
    ...[0n, 0n, null, null, 0n, null, null, null],
  ])
})

test('amounts change by a percentage of the one before, percentages by points [DEC-ANA-2]', () => {
  expect(metricChange('money', 150n, 200n)).toBe(-250n)
  expect(metricChange('count', 4n, 3n)).toBe(333n)
  expect(metricChange('percent', 455n, 400n)).toBe(55n)
  expect(metricChange('percent', 455n, 0n)).toBe(455n)
  expect(metricChange('money', 150n, 0n)).toBeNull()
  expect(metricChange('percent', null, 400n)).toBeNull()
  expect(metricChange('percent', 400n, null)).toBeNull()
})

test('tenths travel as decimals with their sign', () => {
  expect([0n, 5n, -5n, 123n, -1_250n].map(tenthsText)).toEqual(['0.0', '0.5', '-0.5', '12.3', '-125.0'])
})

test('what is called otherwise is no metric [DEC-ANA-3]', () => {
  expect(isMetric('gmv')).toBe(true)
  expect(isMetric('GMV')).toBe(false)
})
