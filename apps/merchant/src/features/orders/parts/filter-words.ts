import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { groupedAmount } from '@daftar/words/formats/number'
import type { OrderFilters } from '../filters.ts'
import { presetText } from './period-words.ts'

/** What a chip says it is set to; undefined while it is not. */
export function periodText(period: OrderFilters['period']): string | undefined {
  if (period === null) return undefined
  if (typeof period === 'string') return presetText(period)
  const { from, to } = period
  if (from && to && from !== to) return m.orders_period_range({ from: day(from), to: day(to) })
  if (from && to) return day(from)
  return from ? m.orders_period_since({ date: day(from) }) : m.orders_period_until({ date: day(to ?? '') })
}

export function amountText({
  amountFrom,
  amountTo,
}: Pick<OrderFilters, 'amountFrom' | 'amountTo'>): string | undefined {
  const [from, to] = [ltr(groupedAmount(amountFrom)), ltr(groupedAmount(amountTo))]
  if (amountFrom && amountTo) return m.orders_amount_range({ from, to })
  if (amountFrom) return m.orders_amount_at_least({ amount: from })
  return amountTo ? m.orders_amount_at_most({ amount: to }) : undefined
}

/** The first of what is chosen, and how many more. */
export function firstOf(labels: readonly string[]): string | undefined {
  const [first, ...more] = labels
  if (first === undefined) return undefined
  return more.length > 0 ? m.orders_filter_more({ first, count: more.length }) : first
}

function day(date: string): string {
  return ltr(dateText(date))
}

/** Figures keep their order inside an Arabic sentence. */
function ltr(text: string): string {
  return `\u2066${text}\u2069`
}
