/** U+2212, the true minus sign: as wide as a digit, so columns stand straight. */
export const minusSign = '\u2212'

/**
 * An amount as it is shown: grouped by thousands, true minus sign, no sign on zero.
 *
 * @param value decimal string with as many decimals as the currency has ("-20450.00"); digits are shown as
 *   they come, nothing is rounded or added.
 * @param sign `always` puts a plus before gains.
 */
export function moneyText(value: string, sign: 'auto' | 'always' | 'never' = 'auto'): string {
  const [, minus = '', whole = '', fraction = ''] = /^([-\u2212+]?)(\d+)(\.\d+)?$/.exec(value.trim()) ?? []
  if (!whole) return value
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',') + fraction
  if (sign === 'never' || !/[1-9]/.test(grouped)) return grouped
  if (minus === '-' || minus === minusSign) return minusSign + grouped
  return sign === 'always' ? `+${grouped}` : grouped
}
