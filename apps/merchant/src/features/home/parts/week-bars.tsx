import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import type { CSSProperties } from 'react'
import type { HomeAdvance } from '../queries.ts'
import styles from './week-bars.module.css'

/** What was taken in the last weeks beside the minimum; the page of the advance tells each. */
export function WeekBars({ advance: { weeks, minimum, currency } }: { advance: HomeAdvance }) {
  if (weeks.length === 0) return null
  const least = Number(minimum)
  const top = Math.max(least, ...weeks.map(({ amount }) => Number(amount)))
  const height = (value: number) => ({ '--part': `${Math.max(2, (value / top) * 100)}%` }) as CSSProperties
  const short = weeks.filter(({ amount }) => Number(amount) < least).length
  return (
    <div>
      <VisuallyHidden>{m.home_weeks_said({ count: weeks.length, short: String(short) })}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.bars}>
          {weeks.map(({ date, amount }) => (
            <span key={date} data-short={Number(amount) < least} style={height(Number(amount))} />
          ))}
          <span className={styles.least} style={{ '--at': `${(least / top) * 100}%` } as CSSProperties} />
        </div>
        <div className={styles.ends}>
          <span>{isolated(dateText(weeks[0]!.date).slice(0, 5))}</span>
          <span className={styles.reference}>
            {m.home_weeks_minimum({ amount: moneyText(minimum, currency, { trim: true }) })}
          </span>
          <span>{isolated(dateText(weeks.at(-1)!.date).slice(0, 5))}</span>
        </div>
      </div>
    </div>
  )
}
