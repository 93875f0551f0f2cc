import { minorDigits, type Currency } from './currency.ts'
import { toLatinDigits } from '../text/digits.ts'

/** More digits than any amount of the product needs; keeps every value inside a safe number too. */
const wholeDigitsMax = 12

/**
 * The text an amount field shows after a key press or a paste (VAL-54, VAL-55, DEC-VAL-12).
 *
 * What cannot be an amount in this currency (too many decimals, a sign, letters) leaves `previous`
 * as it was: a wrong key does nothing, and a paste is never read as another number than it says.
 */
export function amountInputText(typed: string, currency: Currency, previous = ''): string {
  const text = plainNumberText(typed, currency)
  const decimals = minorDigits(currency)
  const allowed = new RegExp(`^\\d{0,${wholeDigitsMax}}(\\.\\d{0,${decimals}})?$`)
  if (!allowed.test(text)) return previous
  return text.replace(/^0+(?=\d)/, '').replace(/^\./, '0.')
}

/**
 * A typed or pasted number with Latin digits and a dot as decimal mark, without white space, well-formed
 * grouping and the currency's code where one is named. A comma that groups nothing stays, so that "12,50" is
 * refused and never read as 1250.
 */
export function plainNumberText(typed: string, currency?: Currency): string {
  const text = toLatinDigits(typed)
    .replace(/[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',')
    .toUpperCase()
    .replace(currency ?? '', '')
  return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text
}
