import { groupIban } from '@daftar/rules/registry/iban'
import { dateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'

const date = /\b\d{4}-\d{2}-\d{2}\b/g
const iban = /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/g
const amount = /\b([A-Z]{3}) (-?\d+(?:\.\d+)?)\b/g

/** The facts of a check as people read them: dates dd/MM/yy, IBANs by fours, amounts grouped. */
export function readableDetail(detail: string): string {
  return detail
    .replace(date, (text) => dateText(text))
    .replace(iban, (text) => groupIban(text))
    .replace(amount, (_, currency: string, value: string) => moneyText(value, currency))
}

/**
 * A licence's day and how many days are left, as the check tells them: `2027-01-01 (41)`; null for any other
 * detail.
 */
export function expiryOf(detail: string): { date: string; days: number } | null {
  const match = /^(\d{4}-\d{2}-\d{2}) \((-?\d+)\)$/.exec(detail)
  return match ? { date: match[1]!, days: Number(match[2]) } : null
}

/** The first and the last day a check tells of: `2026-05-20 – 2026-11-19`; null for any other detail. */
export function daysOf(detail: string): { first: string; last: string } | null {
  const match = /^(\d{4}-\d{2}-\d{2}) – (\d{4}-\d{2}-\d{2})$/.exec(detail)
  return match ? { first: match[1]!, last: match[2]! } : null
}
