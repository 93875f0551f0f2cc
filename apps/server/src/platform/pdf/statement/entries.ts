import { datesIn, type WrittenDate } from './dates.ts'

/**
 * Lines that carry a date and an amount without being a transaction: balances, totals, the period, the print.
 */
const summaryLine =
  /opening|closing|brought forward|carried forward|balance (?:b\/f|c\/f|as (?:of|at))|total|statement (?:date|period)|printed|from\b.*\bto\b|الافتتاحي|الختامي|رصيد أول|رصيد آخر|رصيد مدور|الإجمالي|إجمالي|الفترة|تاريخ (?:الإصدار|الطباعة|الكشف)/i

/** `1,250.00`, `980.500`; dates are taken out of the line before. */
const amount = /(?<![\d.])\d{1,3}(?:,?\d{3})*\.\d{2,3}(?![\d.])/

/**
 * The dates of a line if it is a transaction: it names a day and an amount. The first two only (booked,
 * valued).
 */
export function entryDates(line: string): WrittenDate[] {
  if (summaryLine.test(line)) return []
  const { dates, rest } = datesIn(line)
  return amount.test(rest) ? dates.slice(0, 2) : []
}
