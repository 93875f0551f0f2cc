import { toLatinDigits } from '@daftar/rules/text/digits'

/** A percentage as it is typed: from 0 to 100 with at most two decimals; null when it is none. */
export function readPercent(text: string): number | null {
  const plain = toLatinDigits(text).trim().replace('٫', '.').replace(/%$/, '')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return null
  const percent = Number(plain)
  return percent <= 100 ? percent : null
}

/** How long a reserve is kept: 1 to 540 whole days; null when it is none. */
export function readDays(text: string): number | null {
  const plain = toLatinDigits(text).trim()
  const days = /^\d{1,3}$/.test(plain) ? Number(plain) : 0
  return days >= 1 && days <= 540 ? days : null
}
