import type { Currency } from '@daftar/rules/money/currency'

/** The currencies that are settled, in the order the console offers them. */
export const settledCurrencies = [
  'AED',
  'SAR',
  'BHD',
  'KWD',
  'QAR',
  'EGP',
] as const satisfies readonly Currency[]
