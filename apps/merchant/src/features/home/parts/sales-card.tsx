import { Card } from '@daftar/ui/card'
import { InfoTip } from '@daftar/ui/info-tip'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { timeText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { percentText } from '@daftar/words/formats/number'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { ZoneNote } from '../../../shared/text/zone-note.tsx'
import { compared } from '../compared.ts'
import type { HomeSales } from '../queries.ts'
import { soldAddress } from '../sold-address.ts'
import { MoreLink } from './more-link.tsx'
import { SalesLines } from './sales-lines.tsx'
import styles from './sales-card.module.css'

/** What was sold today and in seven days, against the week before at the same time of day. */
export function SalesCard({ sales, storeId }: { sales: HomeSales; storeId: string | null }) {
  const { currency, until, zone, today, week, days } = sales
  const dates = days.map(({ date }) => date)
  const last = dates.at(-1)!
  const isEmpty = Number(week.amount) === 0 && days.every(({ before }) => Number(before) === 0)
  return (
    <Card
      title={m.home_sales()}
      actions={<MoreLink href={soldAddress(dates[0]!, last, storeId)}>{m.home_sales_orders()}</MoreLink>}
    >
      <div className={styles.figures}>
        <Figure
          label={m.home_sales_today({ time: isolated(timeText(until, zone)) })}
          amount={today.amount}
          currency={currency}
          orders={today.orders}
          trend={<Trend figure={today} words={todayTrend} />}
          help={m.home_sales_today_is()}
          zone={zone}
          rows={soldAddress(last, last, storeId)}
        />
        <Figure
          label={m.home_sales_week()}
          amount={week.amount}
          currency={currency}
          orders={week.orders}
          trend={<Trend figure={week} words={weekTrend} />}
          help={m.home_sales_week_is()}
          zone={zone}
          rows={soldAddress(dates[0]!, last, storeId)}
        />
      </div>
      {isEmpty ? <p className={styles.empty}>{m.home_sales_empty()}</p> : <SalesLines sales={sales} />}
    </Card>
  )
}

type FigureProps = {
  label: string
  amount: string
  currency: string
  orders: number
  trend: ReactNode
  help: string
  zone: string
  /** The orders that make it. */
  rows: string
}

function Figure({ label, amount, currency, orders, trend, help, zone, rows }: FigureProps) {
  return (
    <div>
      <div className={styles.label}>
        {label}
        <InfoTip label={m.home_what_is({ name: label })}>
          <p>{help}</p>
          <ZoneNote zone={zone} />
          <p>
            <Link href={rows}>{m.home_sales_rows({ count: orders })}</Link>
          </p>
        </InfoTip>
      </div>
      <Money value={amount} currency={currency} size="figure" />
      {trend}
    </div>
  )
}

type TrendWords = Record<'up' | 'down', (inputs: { percent: string }) => string> & { same: () => string }

const todayTrend: TrendWords = {
  up: m.home_today_above,
  down: m.home_today_below,
  same: m.home_today_same,
}
const weekTrend: TrendWords = { up: m.home_week_above, down: m.home_week_below, same: m.home_week_same }

function Trend({ figure, words }: { figure: { amount: string; before: string }; words: TrendWords }) {
  const change = compared(figure.amount, figure.before)
  if (!change) return null
  if (change.way === 'same') return <div className={styles.trend}>{words.same()}</div>
  const Arrow = change.way === 'up' ? ArrowUp : ArrowDown
  return (
    <div className={styles.trend} data-way={change.way}>
      <Arrow aria-hidden="true" />
      {words[change.way]({ percent: percentText(change.percent) })}
    </div>
  )
}
