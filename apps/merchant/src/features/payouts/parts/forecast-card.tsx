import { BarChart, type ChartTone } from '@daftar/ui/bar-chart'
import { Card } from '@daftar/ui/card'
import { Column as CardColumn } from '@daftar/ui/columns'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import type { Forecast } from '../queries.ts'
import { Weekday } from './dates.tsx'
import styles from './forecast-card.module.css'

type Row = Forecast['payouts'][number]
type Part = Exclude<keyof Row, 'pays_on' | 'cut_off_at' | 'net' | 'certain_net'>

/** What a payout to come is made of: what is certain first, what is expected last and hatched, then what is taken off. */
const parts: Record<Part, { tone: ChartTone; label: () => string }> = {
  captured: { tone: 'accent', label: m.payouts_forecast_captured },
  uncaptured: { tone: 'accentSoft', label: m.payouts_forecast_uncaptured },
  expected_sales: { tone: 'hatched', label: m.payouts_forecast_expected },
  fees: { tone: 'neutral', label: m.payouts_forecast_fees },
  disputed: { tone: 'negative', label: m.payouts_forecast_disputed },
  other: { tone: 'info', label: m.payouts_forecast_other },
  transfer_fee: { tone: 'faint', label: m.payouts_forecast_transfer_fee },
  capital: { tone: 'warning', label: m.payouts_forecast_capital },
}
const order = Object.keys(parts) as Part[]

/** The next four payouts as stacked bars and as a table of the same figures. */
export function ForecastCard({ forecast, isOnly }: { forecast: Forecast; isOnly: boolean }) {
  const { currency, payouts } = forecast
  const shown = order.filter(
    (part) =>
      part === 'captured' || part === 'expected_sales' || payouts.some((row) => /[1-9]/.test(row[part])),
  )
  return (
    <>
      <Card
        title={isOnly ? m.payouts_forecast_heading() : m.payouts_forecast_heading_in({ currency })}
        subtitle={m.payouts_forecast_note()}
      >
        <BarChart
          label={m.payouts_forecast_heading()}
          parts={Object.fromEntries(
            shown.map((part) => [part, { tone: parts[part].tone, label: parts[part].label() }]),
          )}
          markerLabel={m.payouts_forecast_net()}
          bars={payouts.map((row) => ({
            id: row.pays_on,
            label: `${weekdayText(row.pays_on, currentLanguage())} ${dateText(row.pays_on)}`,
            tick: <Weekday date={row.pays_on} />,
            values: Object.fromEntries(shown.map((part) => [part, Number(row[part])])),
            marker: Number(row.net),
            text: moneyText(row.net, currency),
            amount: <Money value={row.net} currency={currency} size="strong" />,
          }))}
        />
      </Card>
      <Figures payouts={payouts} currency={currency} shown={shown} />
    </>
  )
}

type FiguresProps = { payouts: readonly Row[]; currency: string; shown: readonly Part[] }

/** The same figures in a table, a column a payout; on a phone each payout is a card of its own. */
function Figures({ payouts, currency, shown }: FiguresProps) {
  if (useIsPhone())
    return (
      <CardColumn>
        {payouts.map((row) => (
          <Card key={row.pays_on} title={<Weekday date={row.pays_on} />}>
            <DescriptionList facts={factsOf(row, currency, shown)} />
          </Card>
        ))}
        <p className={styles.method}>{m.payouts_forecast_method()}</p>
      </CardColumn>
    )
  return (
    <Card title={m.payouts_forecast_table()} subtitle={m.payouts_forecast_method()} padding="none">
      <DataTable
        label={m.payouts_forecast_table()}
        columns={columnsOf(payouts, currency)}
        rows={[...shown, 'net' as const]}
        rowKey={(part) => part}
        inCard
      />
    </Card>
  )
}

function factsOf(row: Row, currency: string, shown: readonly Part[]): Fact[] {
  return [...shown, 'net' as const].map((part) => {
    const isTaken = part !== 'net' && row[part].startsWith('-')
    return {
      id: part,
      label: <PartName part={part} />,
      value: <Money value={row[part]} currency={currency} muted={isTaken} />,
      look: part === 'net' ? 'total' : isTaken ? 'muted' : 'normal',
    }
  })
}

function columnsOf(payouts: readonly Row[], currency: string): Column<Part | 'net'>[] {
  return [
    { id: 'part', header: m.payouts_column_step(), cell: (part) => <PartName part={part} /> },
    ...payouts.map((row): Column<Part | 'net'> => ({
      id: row.pays_on,
      header: <Weekday date={row.pays_on} />,
      align: 'end',
      cell: (part) => (
        <Money
          value={row[part]}
          currency={currency}
          size={part === 'net' ? 'strong' : 'normal'}
          muted={part !== 'net' && row[part].startsWith('-')}
        />
      ),
    })),
  ]
}

function PartName({ part }: { part: Part | 'net' }) {
  if (part === 'net') return <strong>{m.payouts_forecast_net()}</strong>
  if (part !== 'expected_sales') return parts[part].label()
  return (
    <span>
      {parts[part].label()} <span className={styles.mark}>{m.payouts_forecast_estimate_mark()}</span>
    </span>
  )
}
