import { metricUnits, type Metric } from '@daftar/rules/analytics/metrics'
import { Ltr } from '@daftar/ui/ltr'
import { Money, type MoneyProps } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { countText, moneyText, percentText } from '@daftar/words/formats/number'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { SeriesPoint } from '../queries.ts'
import styles from './figure.module.css'

type ValueProps = { metric: Metric; value: string | null; currency: string; size?: MoneyProps['size'] }

/** A figure in its unit, for the eye; without data it says so. */
export function Value({ metric, value, currency, size = 'normal' }: ValueProps) {
  if (value === null) return <span className={styles.none}>{m.analytics_no_data()}</span>
  if (metricUnits[metric] === 'money') return <Money value={value} currency={currency} size={size} />
  return <Ltr className={styles[size]}>{plainText(metric, value)}</Ltr>
}

/** The same for sentences and screen readers. */
export function valueText(metric: Metric, value: string | null, currency: string): string {
  if (value === null) return m.analytics_no_data()
  return metricUnits[metric] === 'money' ? moneyText(value, currency) : plainText(metric, value)
}

function plainText(metric: Metric, value: string): string {
  return metricUnits[metric] === 'percent' ? percentText(Number(value)) : countText(Number(value))
}

/** More of these is neither good nor bad, or is bad. */
const neutral: readonly Metric[] = ['refund_rate', 'product_mix']

type TrendProps = {
  metric: Metric
  figure: Pick<SeriesPoint, 'value' | 'change'>
  isRunning: boolean
}

/** How a figure stands against the period before, in words. */
export function Trend({ metric, figure: { value, change }, isRunning }: TrendProps) {
  if (isRunning) return <div className={styles.trend}>{m.analytics_running()}</div>
  if (change === null)
    return <div className={styles.trend}>{value === null ? '\u00a0' : m.analytics_no_before()}</div>
  const size = Number(change)
  if (size === 0) return <div className={styles.trend}>{m.analytics_same()}</div>
  const Arrow = size > 0 ? ArrowUp : ArrowDown
  const words = size > 0 ? m.analytics_above : m.analytics_below
  return (
    <div className={styles.trend} data-good={size > 0 && !neutral.includes(metric)}>
      <Arrow aria-hidden="true" />
      {words({ change: changeText(metric, Math.abs(size)) })}
    </div>
  )
}

/** A change for a column: signed, in its unit. */
export function Change({ metric, change }: { metric: Metric; change: string | null }) {
  if (change === null) return <span className={styles.none}>{m.common_dash()}</span>
  const size = Number(change)
  const sign = size > 0 ? '+' : size < 0 ? '\u2212' : ''
  return metricUnits[metric] === 'percent' ? (
    m.analytics_points({ points: `\u2066${sign}${Math.abs(size)}\u2069` })
  ) : (
    <Ltr>{`${sign}${Math.abs(size)}%`}</Ltr>
  )
}

function changeText(metric: Metric, size: number): string {
  return metricUnits[metric] === 'percent'
    ? m.analytics_points({ points: `\u2066${size}\u2069` })
    : percentText(size)
}
