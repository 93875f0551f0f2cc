import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'

const minuteMs = 60_000

/** How long it is until a moment, in the two largest units that say something. */
export function Clock({ until }: { until: string }) {
  const left = Date.parse(until) - useProductNow()
  return left <= 0 ? m.bank_left_none() : m.bank_left({ time: leftText(left) })
}

function leftText(leftMs: number): string {
  const minutes = Math.max(1, Math.floor(leftMs / minuteMs))
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (days > 0) return both(m.payouts_days({ count: days }), hours % 24, m.payouts_hours)
  if (hours > 0) return both(m.payouts_hours({ count: hours }), minutes % 60, m.payouts_minutes)
  return m.payouts_minutes({ count: minutes })
}

function both(first: string, count: number, words: (inputs: { count: number }) => string): string {
  return count === 0 ? first : m.bank_left_two({ first, second: words({ count }) })
}
