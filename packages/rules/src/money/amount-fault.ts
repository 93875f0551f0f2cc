import { toLatinDigits } from '../text/digits.ts'
import { minorDigits, type Currency } from './currency.ts'
import { parseAmount } from './money.ts'

/** Codes of a field. */
export type AmountFault = 'required' | 'invalid' | 'too_many_decimals' | 'below_minimum'

/**
 * What keeps a typed amount from being one above zero of the currency (VAL-54, VAL-55); null when nothing
 * does.
 */
export function amountFault(typed: string | number, currency: Currency): AmountFault | null {
  const text = toLatinDigits(String(typed)).trim()
  if (text === '') return 'required'
  const amount = parseAmount(text, currency)
  if (amount) return amount.amountMinor > 0n ? null : 'below_minimum'
  const decimals = /^\d+[.\u066b](\d+)$/.exec(text)?.[1] ?? ''
  return decimals.length > minorDigits(currency) ? 'too_many_decimals' : 'invalid'
}
