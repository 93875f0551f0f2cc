import { expect, test } from 'vitest'
import { offerOf } from './offer.ts'

test.each([
  ['AED', '100.00', ['25.00', '25.00', '25.00', '25.00']],
  ['SAR', 100, ['25.00', '25.00', '25.00', '25.00']],
  ['QAR', '99.99', ['25.02', '24.99', '24.99', '24.99']],
  ['EGP', 19.99, ['5.02', '4.99', '4.99', '4.99']],
  ['KWD', '5.500', ['1.375', '1.375', '1.375', '1.375']],
  ['BHD', 0.1 + 0.2, ['0.075', '0.075', '0.075', '0.075']],
  [' aed ', '100.5000', ['25.14', '25.12', '25.12', '25.12']],
])('a price in %s of %j is four parts that sum to it', (currency, price, parts) => {
  expect(offerOf(price, currency)?.parts).toEqual(parts)
})

test.each([
  ...['', 'free', '1,200.00', '10.005', '1e3', '-5', '0', '0.03', 'AED 10', '9'.repeat(20)],
  ...[0, -5, 10.005, NaN, Infinity, 1e15, null, undefined, {}, [], true],
])('nothing is said of a price such as %j', (price) => {
  expect(offerOf(price, 'AED')).toBeNull()
})

test.each(['USD', 'OMR', '', undefined, null, 'aed sar', {}])(
  'nothing is said of a price in %j, which nothing is sold in',
  (currency) => {
    expect(offerOf('100.00', currency)).toBeNull()
  },
)
