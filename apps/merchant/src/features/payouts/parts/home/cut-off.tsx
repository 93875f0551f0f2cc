import type { Currency } from '@daftar/rules/money/currency'
import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { countdownTo, type Countdown } from '../../countdown.ts'
import { lastDayOf, Weekday } from '../dates.tsx'
import styles from './upcoming-card.module.css'

/** Until when sales count, and how long that still is, in words (DEC-PO-2). */
export function CutOff({ at, currency }: { at: string; currency: Currency }) {
  const left = countdownTo(Date.parse(at), useProductNow())
  return (
    <>
      <span>
        {m.payouts_upcoming_cut_off()} <Weekday date={lastDayOf(at, currency)} />
      </span>
      <span className={styles.muted}>{left ? leftText(left) : m.payouts_upcoming_closing()}</span>
    </>
  )
}

/** The two largest units, the second only where it says something. */
export function leftText(left: Countdown): string {
  switch (left.unit) {
    case 'days':
      return joined(m.payouts_days({ count: left.days }), left.hours, m.payouts_hours)
    case 'hours':
      return joined(m.payouts_hours({ count: left.hours }), left.minutes, m.payouts_minutes)
    case 'minutes':
      return m.payouts_left_one({ first: m.payouts_minutes({ count: left.minutes }) })
  }
}

function joined(first: string, count: number, words: (inputs: { count: number }) => string): string {
  return count === 0 ? m.payouts_left_one({ first }) : m.payouts_left_two({ first, second: words({ count }) })
}
