/** Numbers with Latin digits, grouped by commas, in both languages (DEC-FMT-3). */

/** Groups the whole part of a decimal string: "20450.00" becomes "20,450.00". Keeps every digit. */
export function groupedAmount(decimal: string): string {
  const [whole = '', fraction] = decimal.replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/**
 * A money text for sentences: `AED 20,450.00`, a true minus sign before the digits, isolated left to right
 * (README decision 11).
 */
export function moneyText(decimal: string, currency: string, options: { trim?: boolean } = {}): string {
  const digits = options.trim ? decimal.replace(/\.0+$/, '') : decimal
  const minus = decimal.startsWith('-') && /[1-9]/.test(decimal) ? '\u2212' : ''
  return `\u2066${currency}\u00a0${minus}${groupedAmount(digits)}\u2069`
}

/**
 * A percentage with at most two decimals: `22%`, `35.83%` (DEC-CAP-10), isolated left to right for Arabic
 * sentences.
 */
export function percentText(percent: number): string {
  return `\u2066${Number(percent.toFixed(2))}%\u2069`
}

/** A count with its figures grouped: `2,387`. */
export function countText(count: number): string {
  return groupedAmount(String(count))
}
