import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { groupedAmount } from '@daftar/words/formats/number'
import type { OrderFilters, OrderSort } from '../../filters.ts'
import { presetText } from './period-words.ts'

const sorts: Record<OrderSort, () => string> = {
  created_at_desc: m.orders_sort_created_at_desc,
  created_at_asc: m.orders_sort_created_at_asc,
  amount_desc: m.orders_sort_amount_desc,
  amount_asc: m.orders_sort_amount_asc,
}

export const sortText = (sort: OrderSort) => sorts[sort]()

/** What a chip says it is set to; undefined while it is not. */
export function periodText(period: OrderFilters['period']): string | undefined {
  if (period === null) return undefined
  if (typeof period === 'string') return presetText(period)
  const { from, to } = period
  if (from && to && from !== to) return m.orders_period_range({ from: day(from), to: day(to) })
  if (from && to) return day(from)
  return from ? m.orders_period_since({ date: day(from) }) : m.orders_period_until({ date: day(to ?? '') })
}

export function amountText({ amounts }: Pick<OrderFilters, 'amounts'>): string | undefined {
  const [from, to] = [isolated(groupedAmount(amounts.from)), isolated(groupedAmount(amounts.to))]
  if (amounts.from && amounts.to) return m.orders_amount_range({ from, to })
  if (amounts.from) return m.orders_amount_at_least({ amount: from })
  return amounts.to ? m.orders_amount_at_most({ amount: to }) : undefined
}

function day(date: string): string {
  return isolated(dateText(date))
}
