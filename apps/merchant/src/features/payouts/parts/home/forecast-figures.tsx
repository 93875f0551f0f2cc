import { Card } from '@daftar/ui/card'
import { Column as CardColumn } from '@daftar/ui/columns'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { m } from '@daftar/words'
import type { Forecast } from '../../queries.ts'
import { Weekday } from '../dates.tsx'
import styles from './forecast-card.module.css'

type Row = Forecast['payouts'][number]
type Part = keyof typeof names

/**
 * What a payout to come is made of: what is certain first, what is expected, then what is taken off; the sum
 * last.
 */
const names = {
  captured: m.payouts_forecast_captured,
  uncaptured: m.payouts_forecast_uncaptured,
  expected_sales: m.payouts_forecast_expected,
  fees: m.payouts_forecast_fees,
  disputed: m.payouts_forecast_disputed,
  other: m.payouts_forecast_other,
  transfer_fee: m.payouts_forecast_transfer_fee,
  capital: m.payouts_forecast_capital,
  net: m.payouts_forecast_net,
} satisfies Partial<Record<keyof Row, () => string>>
const order = Object.keys(names) as Part[]
const always: readonly Part[] = ['captured', 'expected_sales', 'net']

type FiguresProps = { payouts: readonly Row[]; currency: string }

/** The forecast in figures, a column a payout; on a phone each payout is a card of its own. */
export function ForecastFigures({ payouts, currency }: FiguresProps) {
  const shown = order.filter(
    (part) => always.includes(part) || payouts.some((row) => /[1-9]/.test(row[part])),
  )
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
        rows={shown}
        rowKey={(part) => part}
        inCard
      />
    </Card>
  )
}

function factsOf(row: Row, currency: string, shown: readonly Part[]): Fact[] {
  return shown.map((part) => {
    const isTaken = part !== 'net' && row[part].startsWith('-')
    return {
      id: part,
      label: <PartName part={part} />,
      value: <Money value={row[part]} currency={currency} muted={isTaken} />,
      look: part === 'net' ? 'total' : isTaken ? 'muted' : 'normal',
    }
  })
}

function columnsOf(payouts: readonly Row[], currency: string): Column<Part>[] {
  return [
    { id: 'part', header: m.payouts_column_step(), cell: (part) => <PartName part={part} /> },
    ...payouts.map((row): Column<Part> => ({
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

function PartName({ part }: { part: Part }) {
  if (part === 'net') return <strong>{names.net()}</strong>
  if (part !== 'expected_sales') return names[part]()
  return (
    <span>
      {names[part]()} <span className={styles.mark}>{m.payouts_forecast_estimate_mark()}</span>
    </span>
  )
}
