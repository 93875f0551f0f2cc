import { metricUnits, type Metric } from '@daftar/rules/analytics/metrics'
import type { Granularity } from '@daftar/rules/analytics/period'
import { paymentProductTypes, type PaymentProductType } from '@daftar/rules/merchants/payment-products'
import { BarChart, type ChartBar, type ChartTone } from '@daftar/ui/bar-chart'
import { LineChart } from '@daftar/ui/line-chart'
import { Money } from '@daftar/ui/money'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { currentLanguage, m } from '@daftar/words'
import { dateText, monthNameText, weekdayText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { productText } from '@daftar/words/order-words'
import type { Head, SeriesPoint } from '../queries.ts'
import { daysText, overTimeText } from '../words.ts'
import { Value, valueText } from './figure.tsx'

type SeriesChartProps = {
  metric: Metric
  granularity: Granularity
  points: readonly SeriesPoint[]
  head: Head
}

/**
 * A metric over time beside the period before: a line where every place has a figure, bars where some have
 * none or there is one place alone, and stacked bars of amounts for the product mix.
 */
export function SeriesChart(props: SeriesChartProps) {
  const { metric, points, head } = props
  const bars = useBars(props)
  const label = overTimeText(metric, props.granularity)
  const table = tableOf(props)
  const unit = unitOf(metric, head.currency)
  if (metric === 'product_mix') return <BarChart {...{ label, bars, table, unit }} parts={productParts()} />
  const isWhole = metricUnits[metric] !== 'percent' && metric !== 'aov'
  if (!isWhole || points.length < 2)
    return (
      <BarChart
        {...{ label, bars, table, unit }}
        parts={{ value: { tone: 'accent', label: m.analytics_this_period() } }}
        markerLabel={m.analytics_before()}
      />
    )
  return (
    <LineChart
      {...{ label, table, unit }}
      points={bars.map((bar) => ({ ...bar, value: bar.values['value'] ?? 0, before: bar.marker ?? 0 }))}
      isRunning={head.is_running}
      legend={{ value: m.analytics_this_period(), before: m.analytics_before() }}
    />
  )
}

/** What the scale counts in; pieces have no unit. The product mix is drawn in amounts. */
function unitOf(metric: Metric, currency: string): string | undefined {
  if (metric === 'product_mix' || metricUnits[metric] === 'money') return currency
  return metricUnits[metric] === 'percent' ? '%' : undefined
}

/** The same figures as a table behind it. */
function tableOf({ metric, points, head }: SeriesChartProps) {
  const cell =
    (part: 'value' | 'before') =>
    ({ id }: Pick<ChartBar, 'id'>) => {
      const value = points.find(({ from }) => from === id)?.[part] ?? null
      return <Value metric={metric} value={value} currency={head.currency} />
    }
  return {
    summary: m.analytics_table(),
    columns: [
      { id: 'days', header: m.analytics_filter_period(), cell: daysCell },
      { id: 'value', header: m.analytics_this_period(), align: 'end' as const, cell: cell('value') },
      { id: 'before', header: m.analytics_before(), align: 'end' as const, cell: cell('before') },
    ],
  }
}

function daysCell({ label }: Pick<ChartBar, 'label'>) {
  return label
}

function useBars({ metric, granularity, points, head }: SeriesChartProps): ChartBar[] {
  const isPhone = useIsPhone()
  const { currency } = head
  const every = Math.max(1, Math.ceil(points.length / (isPhone ? 4 : 8)))
  return points.map((point, at): ChartBar => {
    const { from, value, before, parts } = point
    const isMix = metric === 'product_mix'
    return {
      id: from,
      label: labelOf(point, granularity),
      tick: at % every === 0 ? <Tick from={from} granularity={granularity} /> : undefined,
      values: isMix
        ? Object.fromEntries(parts.map(({ product, amount }) => [product, Number(amount)]))
        : value === null
          ? {}
          : { value: Number(value) },
      text: m.analytics_said({
        now: valueText(metric, value, currency),
        before: valueText(metric, before, currency),
      }),
      amount: <Value metric={metric} value={value} currency={currency} />,
      ...(!isMix && before !== null && { marker: Number(before) }),
      lines: isMix
        ? parts.map(({ product, amount }) => ({
            id: product,
            label: productText(product),
            amount: <Money value={amount} currency={currency} />,
          }))
        : [
            {
              id: 'before',
              label: m.analytics_before(),
              amount: <Value metric={metric} value={before} currency={currency} />,
            },
          ],
    }
  })
}

function labelOf(point: SeriesPoint, granularity: Granularity): string {
  return granularity === 'day'
    ? `${weekdayText(point.from, currentLanguage())} ${isolated(dateText(point.from))}`
    : daysText(point)
}

function Tick({ from, granularity }: { from: string; granularity: Granularity }) {
  return granularity === 'month' ? (
    monthNameText(from, currentLanguage())
  ) : (
    <bdi dir="ltr">{dateText(from).slice(0, 5)}</bdi>
  )
}

const tones: Readonly<Record<PaymentProductType, ChartTone>> = {
  installments: 'accent',
  pay_later: 'info',
  pay_in_full: 'iris',
  monthly_billing: 'warning',
  credit_card_installments: 'accentSoft',
  virtual_card_installments: 'neutral',
  acquiring: 'faint',
}

function productParts() {
  return Object.fromEntries(
    paymentProductTypes.map((product) => [product, { tone: tones[product], label: productText(product) }]),
  )
}
