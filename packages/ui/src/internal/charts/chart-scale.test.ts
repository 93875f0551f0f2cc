import { expect, test } from 'vitest'
import { chartScale, placeOn, scaleText } from './chart-scale.ts'

test('a scale ends on round steps, holds every value and begins at zero', () => {
  expect(chartScale([2620, 537, 0])).toEqual({ low: 0, high: 3000, ticks: [0, 1000, 2000, 3000] })
  expect(chartScale([26_113.4]).ticks).toEqual([0, 10_000, 20_000, 30_000])
  expect(chartScale([0.3]).ticks).toEqual([0, 0.1, 0.2, 0.3])
})

test('what is taken off lies below a zero of its own', () => {
  const scale = chartScale([24_000, -6_100])
  expect(scale.ticks).toEqual([-10_000, 0, 10_000, 20_000, 30_000])
  expect([placeOn(scale, 0), placeOn(scale, 30_000), placeOn(scale, -5_000)]).toEqual([25, 100, 12.5])
})

test('a chart in which nothing happened still has a scale', () => {
  expect(chartScale([]).ticks).toEqual([0, 1])
  expect(placeOn(chartScale([0, 0]), 0)).toBe(0)
})

test('values of a scale are short and in one unit, in Latin digits, with a true minus sign', () => {
  const texts = (values: number[]) =>
    chartScale(values).ticks.map((tick) => scaleText(tick, chartScale(values)))
  expect(texts([2600, -900])).toEqual(['\u22121,000', '0', '1,000', '2,000', '3,000'])
  expect(texts([18_700])).toEqual(['0', '5k', '10k', '15k', '20k'])
  expect(texts([1_500_000])).toEqual(['0', '0.5M', '1M', '1.5M'])
})
