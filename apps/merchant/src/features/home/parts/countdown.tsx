import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { Clock } from 'lucide-react'
import styles from './countdown.module.css'

const minuteMs = 60_000

/** Until when captures still count for the payout, and how long that is. */
export function Countdown({ until }: { until: string }) {
  const left = Date.parse(until) - useProductNow()
  return (
    <p className={styles.line}>
      <Clock aria-hidden="true" />
      {left <= 0 ? (
        <span>{m.home_closing()}</span>
      ) : (
        <span>
          <span className={styles.muted}>{m.home_counts_until()}</span>{' '}
          <strong className={styles.left}>{leftText(left)}</strong>
        </span>
      )}
    </p>
  )
}

/** The two largest units that say something. */
function leftText(leftMs: number): string {
  const minutes = Math.max(1, Math.floor(leftMs / minuteMs))
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (days > 0) return both(m.payouts_days({ count: days }), hours % 24, m.payouts_hours)
  if (hours > 0) return both(m.payouts_hours({ count: hours }), minutes % 60, m.payouts_minutes)
  return m.payouts_left_one({ first: m.payouts_minutes({ count: minutes }) })
}

function both(first: string, count: number, words: (inputs: { count: number }) => string): string {
  return count === 0 ? m.payouts_left_one({ first }) : m.payouts_left_two({ first, second: words({ count }) })
}
