import type { Currency } from '../money/currency.ts'

/**
 * The currencies that are settled, one run each in the zone of its banks; in the order in which they are
 * offered.
 */
export const settledCurrencies = [
  'AED',
  'SAR',
  'BHD',
  'KWD',
  'QAR',
  'EGP',
] as const satisfies readonly Currency[]
export type SettledCurrency = (typeof settledCurrencies)[number]
